import type { Page } from 'playwright-core'

const PATTERN = [3, 12, 0, 41, 8, 0, 0, 65, 22, 17, 9, 0, 30, 88, 54, 6, 0, 2, 19, 27, 100, 71, 14]
const USED_TODAY = 20

/** Lays a month of use, of a person and of two that they let in, into the extension's storage. */
export async function laidDownHistory(page: Page): Promise<void> {
  await page.evaluate(
    async ({ pattern, usedToday }) => {
      interface Stored {
        accounts: { home: { counter: { day: string; counts: Record<string, number> } } }
        keys: Record<string, object>
      }
      const { accounts } = await chrome.storage.local.get<{ accounts: Stored }>('accounts')
      const { counter } = accounts.accounts.home
      const today = Date.parse(counter.day)
      pattern.forEach((count, index) => {
        const day = new Date(today - (index + 1) * 86_400_000).toISOString().slice(0, 10)
        counter.counts[day] = count
      })
      counter.counts[counter.day] = usedToday
      const common = { account: 'home', created: today }
      accounts.keys.aaaaaaaa = {
        ...common,
        name: 'Quiet Reader',
        digest: 'a'.repeat(64),
        sender: 'abcdefghijklmnopabcdefghijklmnop',
        use: { day: counter.day, count: 11 },
      }
      accounts.keys.bbbbbbbb = {
        ...common,
        name: 'Letter Sorter',
        digest: 'b'.repeat(64),
        sender: 'ponmlkjihgfedcbaponmlkjihgfedcba',
        limit: 50,
        use: { day: counter.day, count: 4 },
      }
      await chrome.storage.local.set({ accounts })
    },
    { pattern: PATTERN, usedToday: USED_TODAY },
  )
}
