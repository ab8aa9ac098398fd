/** How the classes of a script are fitted; `README.md` says what each setting does. */
export interface FitSettings {
  readonly features: number
  readonly keep: number
  readonly full: number
  readonly samples: number
  readonly refit: number
  /** How many fits of pieces of their own become one, where it is more than one. */
  readonly together?: number
  /** How often whole words and features are hidden, where it is not as often as elsewhere. */
  readonly dropWord?: number
  readonly dropFeature?: number
}

/** What all scripts are fitted with, but where their own settings say otherwise. */
export const COMMON_SETTINGS = {
  together: 1,
  rate: 0.3,
  damping: 0.3,
  dropWord: 0.2,
  dropFeature: 0.02,
  drill: 0.2,
  single: 0.55,
  pair: 0.2,
  few: 0.16,
  bag: 0.7,
  widest: 40,
  liking: 1.5,
  rounding: 0.25,
} as const

/**
 * Latin letters are shared by two thirds of the languages, and get as much of the file. They are fitted so long that
 * more has to be hidden, or texts are learned by heart.
 */
export const SETTINGS_BY_SCRIPT: Readonly<Record<string, FitSettings>> = {
  Latn: {
    features: 3_000_000,
    keep: 980_000,
    full: 7_000,
    samples: 40_000_000,
    refit: 8_000_000,
    together: 2,
    dropWord: 0.25,
    dropFeature: 0.08,
  },
  Cyrl: { features: 1_500_000, keep: 240_000, full: 0, samples: 8_000_000, refit: 2_000_000 },
  Arab: { features: 1_000_000, keep: 104_000, full: 0, samples: 2_000_000, refit: 500_000 },
  Deva: { features: 1_000_000, keep: 103_000, full: 0, samples: 2_000_000, refit: 500_000 },
  Beng: { features: 300_000, keep: 15_000, full: 0, samples: 500_000, refit: 200_000 },
  Hebr: { features: 300_000, keep: 12_000, full: 0, samples: 500_000, refit: 200_000 },
  Grek: { features: 300_000, keep: 12_000, full: 0, samples: 500_000, refit: 200_000 },
  Ethi: { features: 300_000, keep: 15_000, full: 0, samples: 500_000, refit: 200_000 },
  Tibt: { features: 300_000, keep: 15_000, full: 0, samples: 500_000, refit: 200_000 },
  Hani: { features: 500_000, keep: 48_000, full: 0, samples: 1_000_000, refit: 300_000 },
  Mymr: { features: 300_000, keep: 8_000, full: 0, samples: 500_000, refit: 200_000 },
  Tfng: { features: 100_000, keep: 8_000, full: 0, samples: 300_000, refit: 100_000 },
}
