// Runs in a page before anything else, and keeps all that passes through what the page can override.

/** @type {string[]} */
const heard = []
Object.assign(globalThis, { heard })

/** @type {[object, string][]} */
const overridden = [
  [globalThis.Node.prototype, 'appendChild'],
  [globalThis.Element.prototype, 'append'],
  [globalThis.Element.prototype, 'setAttribute'],
  [globalThis.Element.prototype, 'attachShadow'],
  [globalThis.EventTarget.prototype, 'addEventListener'],
  [JSON, 'stringify'],
]
for (const [owner, name] of overridden) {
  const before = Reflect.get(owner, name)
  /** @this {unknown} @param {unknown[]} values */
  function override(...values) {
    for (const value of values) if (typeof value === 'string') heard.push(value)
    const result = Reflect.apply(before, this, values)
    if (result instanceof globalThis.ShadowRoot) heard.push(result.innerHTML)
    return result
  }
  Reflect.set(owner, name, override)
}
