import { browser } from '../browser/index.js'

/** What the person is being asked about a program: whether it may come in. */
export interface Question {
  readonly name: string
  /** In which window they are asked. */
  readonly window: number | undefined
}

const NAME = 'questions'

/**
 * The open questions, by the program's id. They are kept where they outlast the worker, which may be stopped
 * while the person thinks, and not the browser.
 */
export const questions = {
  all: async (): Promise<Readonly<Record<string, Question>>> =>
    ((await browser.storage.session.get(NAME))[NAME] as Record<string, Question> | undefined) ?? {},

  put: async (senderId: string, question: Question): Promise<void> => {
    await browser.storage.session.set({
      [NAME]: { ...(await questions.all()), [senderId]: question },
    })
  },

  remove: async (senderId: string): Promise<void> => {
    const others = Object.entries(await questions.all()).filter(([id]) => id !== senderId)
    await browser.storage.session.set({ [NAME]: Object.fromEntries(others) })
  },
}
