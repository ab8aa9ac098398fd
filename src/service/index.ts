export { createService } from './service.js'
export type { Service, ServiceParts } from './service.js'
export type { Caller } from './steps.js'
export type * from './answers.js'
