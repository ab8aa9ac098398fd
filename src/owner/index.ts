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
export type { IssuedKey, KeyDescription, Limit } from '../accounts/index.js'
