import { valueAt } from './numeral.js'

/** What tells one sense of an entry. */
export interface Family {
  /** The key of its own words; see `senseKey`. */
  readonly key: number
  /** A bit for each field whose words tell it too. */
  readonly fields: number
}

/** Families as they are written in the data. */
export interface PackedFamilies {
  /** The fields of each family. */
  readonly fields: readonly number[]
  /** A numeral for each entry: 0 for one of no family, and else the place of its family, counted from 1. */
  readonly familyOf: string
}

/** The families of the entries. */
export class Families {
  private readonly families: readonly Family[]

  /** The keys of families are counted from 1, and have the `sign` that tells one list from another. */
  constructor(
    private readonly packed: PackedFamilies,
    sign: 1 | -1,
  ) {
    this.families = packed.fields.map((fields, index) => ({ key: sign * (index + 1), fields }))
  }

  of(entry: number): Family | undefined {
    return this.families[valueAt(this.packed.familyOf, entry) - 1]
  }
}
