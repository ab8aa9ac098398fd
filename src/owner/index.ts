export { askOwner } from './ask-owner.js'
export { DEFAULT_SETTINGS } from './calls.js'
export type {
  OwnerCall,
  OwnerCalls,
  OwnerMessage,
  OwnerReply,
  Overview,
  Part,
  Settings,
} from './calls.js'
export type { KeyDescription, Limit } from '../accounts/index.js'
