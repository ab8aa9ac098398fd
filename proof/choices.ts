import { parseArgs } from 'node:util'
import { createChance, type Chance } from './chance.js'

/**
 * The numbers that a proof was called with, such as `-- --stops 10 --seed 7`, and chance from the seed,
 * which is printed so that a run can be had again.
 *
 * @example const { stops, chance } = chosen({ stops: 100 })
 */
export function chosen<Name extends string>(
  defaults: Readonly<Record<Name, number>>,
): Record<Name, number> & { readonly chance: Chance } {
  const names = [...Object.keys(defaults), 'seed']
  const { values } = parseArgs({
    options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
  })
  const given = Object.entries(values).map(([name, value]) => [name, numberOf(name, value)])
  const numbers = {
    seed: Date.now() % 2 ** 31,
    ...defaults,
    ...Object.fromEntries(given),
  } as Record<Name | 'seed', number>
  console.log(`--seed ${numbers.seed}`)
  return { ...numbers, chance: createChance(numbers.seed) }
}

function numberOf(name: string, value: unknown): number {
  const number = Number(value)
  if (Number.isFinite(number) && number >= 0) return number
  throw new Error(`--${name} takes a number, and "${String(value)}" is none.`)
}
