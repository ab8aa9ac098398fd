import { extensionPage } from '../../scripts/chromium/extension-page.js'
import type { Promises } from '../figures.js'
import type { Stage } from '../stage.js'

/** What comes of calls while all that is stored is cleared. */
export interface ClearingFigures {
  readonly answered: number
  readonly toldThatTheyAreNotConnected: number
  readonly endedInAnotherWay: readonly string[]
  readonly popupWorksAfterwards: boolean
}

export const CLEARING_PROMISES: Promises<ClearingFigures> = {
  'calls end in an answer, or are told to connect anew': (it) => it.endedInAnotherWay.length === 0,
  'the popup works afterwards': (it) => it.popupWorksAfterwards,
}

/** Clears the storage while extensions call; to them it is a fresh installation. */
export async function clearWhileCalling(stage: Stage, calls: number): Promise<ClearingFigures> {
  const called = Promise.all(
    stage.callers.map((caller) =>
      caller.do('callAtOnce', { key: caller.key, calls, timeout: 10_000 }),
    ),
  )
  await stage.options.evaluate(async () => {
    await chrome.storage.local.clear()
    await chrome.storage.session.clear()
  })
  const endings = (await called).flat()
  const known = ['answered', 'NotApprovedError', 'QuotaError']
  const popup = await stage.browser.context.newPage()
  await popup.goto(extensionPage('popup'))
  await popup.locator('textarea').fill('Am Abend sitzen wir vor dem Haus.')
  await popup.locator('.try .primary').click()
  const answer = await popup.locator('[data-answer]').getAttribute('data-answer')
  await popup.close()
  return {
    answered: endings.filter((ending) => ending === 'answered').length,
    toldThatTheyAreNotConnected: endings.filter((ending) => ending === 'NotApprovedError').length,
    endedInAnotherWay: endings.filter((ending) => !known.includes(ending)),
    popupWorksAfterwards: answer?.includes('"de"') ?? false,
  }
}
