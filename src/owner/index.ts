export { askOwner } from './ask-owner.js'
export { soundSettings, type Settings } from './settings.js'
export type { OwnerCall, OwnerCalls, OwnerMessage, OwnerReply, Overview, Part } from './calls.js'
export type { KeyDescription, Limit } from '../accounts/index.js'
