import { applicantName, decide } from '../approval.js'
import type { OwnerHandlers } from './owner-door.js'

/** Whether another extension may come in: what the person is asked, and what they answer. */
export const approvalCalls = {
  applicantName: (sender) => applicantName(sender),
  decide: async ({ sender, allowed }) => {
    await decide(sender, allowed)
    return null
  },
} satisfies Partial<OwnerHandlers>
