import assert from 'node:assert/strict'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import type { Card } from '../../scripts/card.js'
import { findCard, hasCard } from '../../scripts/chromium/card.js'
import { chooseFromMenu } from '../../scripts/chromium/right-click.js'
import type { Attack, Scene } from './attack.js'

/** What the card says and a page cannot know by itself. */
const SECRET = /Deutsch|German|\d+%|left today|Copy/

/** Runs before anything of the page, and keeps for it all that it can get hold of. */
const WIRETAP = join(import.meta.dirname, 'wiretap.js')

/** All the ways that a page has of looking at what is shown on it. */
function look(): string {
  const host = document.querySelector('glossa-card')
  const selection = getSelection()
  if (host) selection?.selectAllChildren(host)
  const selected = selection?.toString() ?? ''
  const { left = 0, top = 0, right = 0, bottom = 0 } = host?.getBoundingClientRect() ?? {}
  const hit: string[] = []
  for (let x = left + 5; x < right; x += 20) {
    for (let y = top + 5; y < bottom; y += 20) {
      const element = document.elementFromPoint(x, y)
      const caret = document.caretPositionFromPoint(x, y)
      hit.push(
        element === host ? '' : (element?.outerHTML ?? ''),
        caret?.offsetNode.textContent ?? '',
      )
    }
  }
  const own = document.getElementById('text')?.outerHTML ?? ''
  return [
    host?.shadowRoot?.innerHTML,
    host?.outerHTML,
    host instanceof HTMLElement ? host.innerText : '',
    selected,
    ...hit,
    ...document.getAnimations().map((animation) => JSON.stringify(animation.effect?.getTiming())),
    ...performance.getEntries().map(({ name }) => name),
    JSON.stringify((globalThis as { heard?: string[] }).heard),
  ]
    .join('\n')
    .replaceAll(own, '')
}

export const HOSTILE_PAGE: readonly Attack[] = [
  {
    name: 'A page overrides what the card is made with, and looks at it in every way there is',
    attempt: (scene) =>
      withCard(scene, { before: WIRETAP }, async (page) => {
        await page.evaluate(() => {
          document.createElement('p').append('said by the page itself')
        })
        const seen = await page.evaluate(look)
        assert.match(seen, /said by the page itself/, 'The page does not hear what it should.')
        assert.doesNotMatch(seen, SECRET)
        return `nothing of the card in ${seen.length} units of what the page got hold of`
      }),
  },
  {
    name: 'A page searches itself for a word of the card, and selects what is around it',
    attempt: (scene) =>
      withCard(scene, {}, async (page) => {
        const read = await page.evaluate(() => {
          const page = globalThis as unknown as { find(text: string): boolean }
          const selection = getSelection()
          return ['D', 'e', 'Deutsch', 'Copy'].map((word) => {
            selection?.removeAllRanges()
            page.find(word)
            selection?.modify('extend', 'backward', 'documentboundary')
            selection?.modify('extend', 'forward', 'documentboundary')
            return selection?.toString() ?? ''
          })
        })
        assert.doesNotMatch(read.join('\n'), SECRET)
        return 'reads nothing of it; it learns whether a word that it guesses is there'
      }),
  },
  {
    name: 'A page presses the card’s buttons by events that it makes',
    attempt: (scene) =>
      withCard(scene, {}, async (page, card) => {
        await page.evaluate(() => {
          const host = document.querySelector<HTMLElement>('glossa-card')
          const box = host?.getBoundingClientRect()
          for (const type of ['pointerdown', 'mousedown', 'mouseup', 'click', 'keydown', 'focusin'])
            for (let x = 0; x < (box?.width ?? 0); x += 10)
              host?.dispatchEvent(
                new MouseEvent(type, {
                  bubbles: true,
                  composed: true,
                  clientX: (box?.left ?? 0) + x,
                  clientY: (box?.bottom ?? 0) - 20,
                }),
              )
          host?.click()
        })
        const text = await card.evaluate((element) => element.innerText)
        assert.doesNotMatch(text, /Copied/)
        return 'no button is pressed'
      }),
  },
  {
    name: 'A page covers the card, and lets clicks through to it',
    attempt: (scene) =>
      withCard(scene, {}, async (page, card) => {
        await page.evaluate(() => {
          const cover = document.createElement('div')
          cover.popover = 'manual'
          cover.style.cssText = 'inset:0;width:100vw;height:100vh;pointer-events:none;opacity:0.01'
          document.body.append(cover)
          cover.showPopover()
        })
        const buttons = await card.evaluate((element) =>
          [...element.querySelectorAll('button')].map(({ innerText, ariaLabel }) =>
            (ariaLabel ?? innerText).trim(),
          ),
        )
        // Whatever a person is led to press, it lets nobody in and changes nothing.
        assert.deepEqual(buttons, ['Copy code', 'Copy JSON', 'Close'])
        return `a person can be led to press ${buttons.join(', ')}, which gives the page nothing`
      }),
  },
  {
    name: 'A page takes the card away again and again',
    attempt: (scene) =>
      withCard(scene, {}, async (page) => {
        const removals = await page.evaluate(async () => {
          let removals = 0
          const end = performance.now() + 500
          while (performance.now() < end) {
            const card = document.querySelector('glossa-card')
            if (card) removals++
            card?.remove()
            await new Promise((resolve) => setTimeout(resolve))
          }
          return removals
        })
        assert.equal(await hasCard(page), false)
        assert.ok(removals <= 4, `${removals}`)
        return `after ${removals} times the card gives in; the page goes on as before`
      }),
  },
]

/** Has a selection of the site detected by right-click, and hands on the card. */
async function withCard(
  scene: Scene,
  { before }: { readonly before?: string },
  act: (page: Page, card: Card) => Promise<string>,
): Promise<string> {
  await scene.owner('setLimit', 'unlimited')
  const page = await scene.browser.context.newPage()
  try {
    if (before !== undefined) await page.addInitScript({ path: before })
    await page.goto(`${scene.site.address}/plain`)
    await page.locator('#text').selectText()
    await chooseFromMenu(scene.browser, page)
    return await act(page, await findCard(page))
  } finally {
    await page.close()
  }
}
