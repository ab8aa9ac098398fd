import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { openDesktop, type Desktop } from '../../scripts/desktop/desktop.js'
import { handOn } from './hand.js'
import { REAL_WINDOWS, type RealWindow } from './real-window.js'
import { serveSite, type Site } from './site.js'

// A browser on a busy machine takes its time.
vi.setConfig({ testTimeout: 40_000 })
/** A viewer does not tell. */
const UNTIL_A_VIEWER_IS_READY = 2_500
const PATIENCE = { timeout: 15_000, interval: 100 }

/** With a mouse and a keyboard, in windows on a desktop; a desktop that nobody sees is to be had on Linux alone. */
describe.runIf(process.platform === 'linux').each(['Chromium', 'Firefox'] as const)(
  'By hand, in %s',
  (name) => {
    let desktop: Desktop
    let site: Site
    let window: RealWindow
    let hand: ReturnType<typeof handOn>
    beforeAll(async () => {
      desktop = await openDesktop()
      site = await serveSite()
      window = await REAL_WINDOWS[name](desktop.display)
      hand = handOn(desktop, window)
      // What is shown at first would come before the pages of the tests.
      const first = window.ownPage('welcome')
      await vi.waitUntil(async () => (await window.addresses()).includes(first), PATIENCE)
    }, 90_000)
    afterAll(async () => {
      await window.close()
      await desktop.close()
      site.close()
    })

    // A menu that a test left open would take the keys of the next.
    afterEach(() => hand.press('Escape', 'Escape'))

    async function languageOnCard(): Promise<string | undefined> {
      const answer = await (await window.card()).answer()
      return (answer as { results: { lang: string }[] }).results[0]?.lang
    }
    const resultWindow = () => window.runIn('/result/', () => document.body.innerText)
    /** Asked from another of the extension's pages, because a popup is no tab. */
    const popupWidth = () =>
      window.runIn('/welcome/', () => chrome.extension.getViews({ type: 'popup' })[0]?.innerWidth)
    const visit = (path: string) => window.visit(site.address + path)

    it('right-click on a selection tells its language', async () => {
      await visit('/plain')
      await hand.selectTextOf({ element: '#text' })
      await hand.chooseFromMenuOn({ element: '#text' })
      expect(await languageOnCard()).toBe('de')
    })

    it('right-click on a page tells its language', async () => {
      await visit('/plain')
      await hand.chooseFromMenuOn({ element: '#empty' })
      expect(await languageOnCard()).toBe('de')
    })

    it('right-click in a text field tells the language of what is typed there', async () => {
      await visit('/field')
      await hand.click({ element: '#field' })
      await hand.chooseFromMenuOn({ element: '#field' })
      expect(await languageOnCard()).toBe('en')
    })

    it('right-click in a frame tells the language of the selection there', async () => {
      await visit('/frame')
      await hand.selectTextOf({ element: '#text', frame: '#frame' })
      await hand.chooseFromMenuOn({ element: '#text', frame: '#frame' })
      expect(await languageOnCard()).toBe('fr')
    })

    it('right-click on a page with a strict policy tells the language, in the card’s own style', async () => {
      await visit('/strict')
      await hand.selectTextOf({ element: '#text' })
      await hand.chooseFromMenuOn({ element: '#text' })
      const card = await window.card()
      expect(await card.evaluate((element) => element.offsetWidth)).toBe(320)
    })

    it('right-click in a shadow root tells the language of the selection there', async () => {
      await visit('/shadow')
      await hand.selectTextOf({ element: '#host' })
      await hand.chooseFromMenuOn({ element: '#host' })
      expect(await languageOnCard()).toBe('fr')
    })

    it('right-click on a page that is written from the right shows the whole card', async () => {
      await visit('/right-to-left')
      await hand.selectTextOf({ element: '#text' })
      await hand.chooseFromMenuOn({ element: '#text' })
      expect(await languageOnCard()).toBe('ar')
      const card = await window.card()
      const sides = await card.evaluate((element) => {
        const { left, right } = element.getBoundingClientRect()
        return { left, right, most: document.documentElement.clientWidth }
      })
      expect(sides.left).toBeGreaterThanOrEqual(0)
      expect(sides.right).toBeLessThanOrEqual(sides.most)
    })

    it('right-click on the page of the first steps shows the card there', async () => {
      await window.visit(window.ownPage('welcome'))
      await hand.selectTextOf({ element: '[lang=de]' })
      await hand.chooseFromMenuOn({ element: '[lang=de]' })
      expect(await languageOnCard()).toBe('de')
    })

    it('the menu of a PDF tells the language of what is selected in it', async () => {
      await visit('/document.pdf')
      await pause(UNTIL_A_VIEWER_IS_READY)
      await hand.chooseForAllOfIt()
      // Firefox lets no script into its viewer, and Chromium lets one in around it.
      if (name === 'Firefox') await expect.poll(resultWindow, PATIENCE).toContain('Deutsch')
      else expect(await languageOnCard()).toBe('de')
    })

    it('the shortcut tells the language of the selection', async () => {
      await visit('/plain')
      await hand.selectTextOf({ element: '#text' })
      await hand.press('alt+shift+l')
      expect(await languageOnCard()).toBe('de')
    })

    it('the shortcut tells it on the page of the first steps, which says so', async () => {
      await window.visit(window.ownPage('welcome'))
      await hand.selectTextOf({ element: '[lang=uk]' })
      await hand.press('alt+shift+l')
      expect(await languageOnCard()).toBe('uk')
    })

    it('the shortcut tells it also where the worker has been stopped', async () => {
      await visit('/plain')
      await hand.selectTextOf({ element: '#text' })
      await window.stopWorker()
      await hand.press('alt+shift+l')
      expect(await languageOnCard()).toBe('de')
    })

    it('Escape takes the card away, and gives the focus back', async () => {
      await visit('/field')
      await hand.selectTextOf({ element: '#field' })
      await hand.press('alt+shift+l')
      await window.card()
      await hand.press('Escape')
      await expect.poll(() => window.hasCard(), PATIENCE).toBe(false)
      expect(await window.evaluate(() => document.activeElement?.id, undefined)).toBe('field')
    })

    it('a shortcut opens the popup in its full width', async () => {
      await visit('/plain')
      await hand.click({ element: '#text' })
      await hand.press('alt+shift+g')
      await expect.poll(popupWidth, PATIENCE).toBeGreaterThanOrEqual(360)
      await hand.press('Escape')
    })

    it('“lang” and a text in the address bar open a window with the answer', async () => {
      await visit('/plain')
      await hand.click({ element: '#text' })
      await hand.press('ctrl+l')
      await hand.type('lang nous avons perdu le chemin de la maison')
      await hand.press('Return')
      await expect.poll(resultWindow, PATIENCE).toContain('français')
    })
  },
)
