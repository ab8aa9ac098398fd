/** Set when the worker is built: what tells the package's model from any other. */
declare const MODEL_DIGEST: string

const CACHE = 'language-model'
/** A cache keeps only what has an address of the web; nothing is ever asked for there. */
const KEPT_AS = `https://glossa.invalid/${MODEL_DIGEST}`

/**
 * The copy that was kept of the language model, if any. The browser hands it over in a third of the time
 * that it takes for the same file of the package, and each start of the worker waits for it.
 */
export async function keptModel(): Promise<ArrayBuffer | undefined> {
  const kept = await caches.match(KEPT_AS)
  return kept?.arrayBuffer()
}

/** Keeps a copy of the model, in the place of that of another version. */
export async function keepModel(model: ArrayBuffer): Promise<void> {
  await caches.delete(CACHE)
  const cache = await caches.open(CACHE)
  await cache.put(KEPT_AS, new Response(model))
}
