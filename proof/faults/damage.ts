import { extensionPage } from '../../scripts/chromium/extension-page.js'
import { callOf } from '../attack/attack.js'
import type { Chance } from '../chance.js'
import type { Promises } from '../figures.js'
import type { Stage } from '../stage.js'

/** What comes of stored values that are damaged, of a future version, or gone. */
export interface DamageFigures {
  readonly documentsDamaged: number
  /** By status, how the next call of an extension was answered. */
  readonly answers: Readonly<Record<string, number>>
  /** Damages after which a limit that was used up was not any more. */
  readonly handedOutAnew: readonly string[]
  readonly popupsThatShowNothing: number
  readonly documentsOfAFutureVersionKept: number
  readonly popupSaysWhatIsWrong: boolean
}

export const DAMAGE_PROMISES: Promises<DamageFigures> = {
  'every call is answered with a status of the table': (it) =>
    Object.keys(it.answers).every((status) => ['200', '401', '429'].includes(status)),
  'damage hands out no fresh allowance': (it) => it.handedOutAnew.length === 0,
  'the popup opens': (it) => it.popupsThatShowNothing === 0,
  'the popup says what is wrong': (it) => it.popupSaysWhatIsWrong,
  'a document of a future version is kept': (it) => it.documentsOfAFutureVersionKept > 0,
}

const LIMIT = 5
const NOT_DOCUMENTS = [null, 0, '', 'accounts', [], {}, { version: 99, accounts: {}, keys: {} }]
const VALUES = [null, -1, 1e300, '', 'x', [], {}, true] as const

type Json = Record<string, unknown>

/** Damages the stored accounts whole, and then at random places, and asks after each damage. */
export async function damageAccounts(
  stage: Stage,
  times: number,
  chance: Chance,
): Promise<DamageFigures> {
  const [caller] = stage.callers
  if (!caller) throw new Error('There is nobody on the stage.')
  await stage.owner('setLimit', LIMIT)
  await caller.do('callAtOnce', { key: caller.key, calls: LIMIT + 1, timeout: 10_000 })
  const sound = await read(stage)
  const damaged = [
    ...NOT_DOCUMENTS,
    ...Array.from({ length: times }, () => damagedAt(structuredClone(sound), chance)),
  ]
  const answers: Record<string, number> = {}
  const handedOutAnew: string[] = []
  let popupsThatShowNothing = 0
  let says = true
  for (const document of damaged) {
    await stage.options.evaluate(
      (accounts) => chrome.storage.local.set({ accounts }),
      document as object,
    )
    const reply: unknown = await caller.do('send', { message: callOf(caller.key) })
    const { status } = reply as { status: number }
    answers[status] = (answers[status] ?? 0) + 1
    if (status === 200) handedOutAnew.push(JSON.stringify(document))
    if (!(NOT_DOCUMENTS as unknown[]).includes(document)) continue
    const popup = await popupText(stage)
    if (popup === '') popupsThatShowNothing++
    says &&= popup.includes('could not be read')
  }
  const kept = await stage.options.evaluate(async () =>
    Object.values(await chrome.storage.local.get()),
  )
  return {
    documentsDamaged: damaged.length,
    answers,
    handedOutAnew,
    popupsThatShowNothing,
    documentsOfAFutureVersionKept: kept.filter((value) => (value as Json | null)?.version === 99)
      .length,
    popupSaysWhatIsWrong: says,
  }
}

async function read({ options }: Stage): Promise<Json> {
  return options.evaluate(async () => (await chrome.storage.local.get('accounts')).accounts as Json)
}

/** Puts something else in the place of one value, somewhere in a document. */
function damagedAt(document: Json, chance: Chance): Json {
  let place = document
  for (;;) {
    const names = Object.keys(place)
    const name = names[chance.below(names.length)]
    if (name === undefined) return document
    const inner = place[name]
    if (typeof inner !== 'object' || inner === null || chance.below(3) === 0) {
      place[name] = chance.oneOf(VALUES)
      return document
    }
    place = inner as Json
  }
}

async function popupText({ browser }: Stage): Promise<string> {
  const popup = await browser.context.newPage()
  await popup.goto(extensionPage('popup'))
  await popup.locator('h1').waitFor()
  const text = await popup.locator('body').innerText()
  await popup.close()
  return text
}
