import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { GLOSSA_ID } from '../../scripts/chromium/launch.js'
import { serveSite } from '../../test/e2e/site.js'
import type { Chance } from '../chance.js'
import type { Promises } from '../figures.js'
import { setStage, type Stage } from '../stage.js'
import { searchHeap, withListOfArrays } from './heap.js'
import { makeMarker, textsWith } from './marker.js'
import { requestsIn } from './network-log.js'
import { WAYS, type Ways } from './paths.js'
import { searchProfile, searchStorage, searchTabs } from './places.js'

export interface PrivacyFigures {
  readonly textsSent: number
  readonly waysTheyTook: number
  readonly answersWithTheMarker: readonly string[]
  readonly linesOfConsoles: number
  readonly linesWithTheMarker: readonly string[]
  readonly storageAreasWithTheMarker: readonly string[]
  readonly filesOfTheBrowser: number
  readonly filesWithTheMarker: readonly string[]
  readonly tabs: number
  readonly tabsWithTheMarker: readonly string[]
  readonly stringsOfTheHeapWithTheMarker: readonly string[]
  readonly typedArraysOfTheHeap: number
  readonly typedArraysWithTheMarker: number
  /** What the search finds where the marker was left on purpose: it shows that the search can find. */
  readonly foundWhereItWasLeft: readonly string[]
  readonly requestsOfTheBrowserForItself: number
  readonly requests: number
  readonly requestsToElsewhere: readonly string[]
}

export const PRIVACY_PROMISES: Promises<PrivacyFigures> = {
  'no answer and no error quotes the text': (it) => it.answersWithTheMarker.length === 0,
  'no console says it': (it) => it.linesWithTheMarker.length === 0,
  'no storage area has it': (it) => it.storageAreasWithTheMarker.length === 0,
  'no file of the browser has it': (it) =>
    it.filesOfTheBrowser > 0 && it.filesWithTheMarker.length === 0,
  'no tab shows it': (it) => it.tabs > 0 && it.tabsWithTheMarker.length === 0,
  'no string of the idle worker’s memory has it': (it) =>
    it.stringsOfTheHeapWithTheMarker.length === 0,
  'no buffer of the idle worker’s memory has it': (it) =>
    it.typedArraysOfTheHeap > 0 && it.typedArraysWithTheMarker === 0,
  'the search finds it where it was left on purpose': (it) =>
    ['string', 'array', 'storage'].every((place) => it.foundWhereItWasLeft.includes(place)),
  'there was no request to anywhere but the extension and the pages visited': (it) =>
    it.requests > 0 && it.requestsToElsewhere.length === 0,
}

const IDLE = 2_000

/** Sends texts with a random marker in every way there is, and searches every place that they might be left in. */
export async function searchForTraces(chance: Chance): Promise<PrivacyFigures> {
  const marker = makeMarker(chance)
  const folder = await mkdtemp(join(tmpdir(), 'glossa-network-'))
  const networkLog = join(folder, 'log.json')
  const site = await serveSite()
  const extension = await withListOfArrays()
  const stage = await setStage({ callers: 1, networkLog, extension: extension.folder })
  try {
    const found = await sendAndSearch(stage, `${site.address}/plain`, marker)
    await stage.close()
    const requests = await requestsIn(networkLog)
    return {
      ...found,
      requestsOfTheBrowserForItself: requests.forItself.length,
      requests: requests.forOthers.length,
      requestsToElsewhere: requests.forOthers.filter(
        (url) =>
          !/^(chrome-extension|chrome|data|blob|about):/.test(url) && !url.startsWith(site.address),
      ),
    }
  } finally {
    site.close()
    await extension.remove()
    await rm(folder, { recursive: true })
  }
}

async function sendAndSearch(stage: Stage, address: string, marker: string) {
  const [caller] = stage.callers
  if (!caller) throw new Error('There is nobody on the stage.')
  await stage.owner('setLimit', 'unlimited')
  await stage.owner('changeSettings', { profanity: true })
  const said = await listen(stage)
  const ways: Ways = { stage, caller, address }
  const texts = textsWith(marker)
  const answersWithTheMarker: string[] = []
  for (const way of WAYS)
    for (const text of texts)
      if ((await way.take(ways, text)).toLowerCase().includes(marker))
        answersWithTheMarker.push(way.name)
  await pause(IDLE)

  const storageAreasWithTheMarker = await searchStorage(stage, marker)
  const profile = await searchProfile(stage, marker)
  const tabs = await searchTabs(stage, marker)
  const heap = await searchHeap(stage.browser, GLOSSA_ID, marker)
  return {
    textsSent: WAYS.length * texts.length,
    waysTheyTook: WAYS.length,
    answersWithTheMarker,
    linesOfConsoles: said.length,
    linesWithTheMarker: said.filter((line) => line.toLowerCase().includes(marker)),
    storageAreasWithTheMarker,
    filesOfTheBrowser: profile.files,
    filesWithTheMarker: profile.found,
    tabs: tabs.tabs,
    tabsWithTheMarker: tabs.found,
    stringsOfTheHeapWithTheMarker: heap.strings,
    typedArraysOfTheHeap: heap.arraysLookedThrough,
    typedArraysWithTheMarker: heap.arrays,
    foundWhereItWasLeft: await foundWhereLeft(stage, marker),
  }
}

/** All that consoles say from now on, the worker's among them. */
async function listen({ browser }: Stage): Promise<string[]> {
  const said: string[] = []
  browser.context.on('console', (message) => said.push(message.text()))
  browser.context.on('weberror', (error) => said.push(String(error.error())))
  const worker = await browser.worker(GLOSSA_ID)
  worker.on('console', (message) => said.push(message.text()))
  return said
}

/** Leaves the marker in some places, and searches those. */
async function foundWhereLeft(stage: Stage, marker: string): Promise<string[]> {
  const worker = await stage.browser.worker(GLOSSA_ID)
  await worker.evaluate(async (marker) => {
    Object.assign(globalThis, {
      left: `a text with ${marker} in it`,
      leftAsCodes: Uint32Array.from(marker, (letter) => letter.charCodeAt(0) - 90),
    })
    await chrome.storage.local.set({ left: marker })
  }, marker)
  const heap = await searchHeap(stage.browser, GLOSSA_ID, marker)
  const storage = await searchStorage(stage, marker)
  return [
    ...(heap.strings.length > 0 ? ['string'] : []),
    ...(heap.arrays > 0 ? ['array'] : []),
    ...(storage.includes('local') ? ['storage'] : []),
  ]
}
