export { certainty, profanityLikelihood } from './likelihood.js'
export { day, direction, languageName, list, locale, number, percent, timeOfDay } from './locale.js'
export { say, sayCount, type Word } from './say.js'
