import type { Engine } from '../engine/index.js'

/** An engine whose detections consider some languages alone, as long as there are any to consider. */
export function considering(engine: Engine, languages: () => readonly string[]): Engine {
  const options = () => {
    const only = languages()
    return only.length > 0 ? { only } : {}
  }
  const { language, profanity } = engine
  return {
    profanity,
    language: {
      languages: language.languages,
      detect: (text) => language.detect(text, options()),
      segments: (text) => language.segments(text, options()),
    },
  }
}
