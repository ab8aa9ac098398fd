/** One judge of whether a text is profane. */
export interface Contestant {
  readonly name: string
  readonly score: (text: string) => number
}

type Test = (text: string) => boolean

// The peers are installed into bench/ alone, so that their types are not there when the project is checked.
/* eslint-disable @typescript-eslint/no-explicit-any, @typescript-eslint/no-unsafe-assignment, @typescript-eslint/no-unsafe-call, @typescript-eslint/no-unsafe-member-access, @typescript-eslint/no-unsafe-return */
const load = async (name: string): Promise<any> => await import(name)

const PEERS: Readonly<Record<string, () => Promise<Test>>> = {
  obscenity: async () => {
    const { RegExpMatcher, englishDataset, englishRecommendedTransformers } =
      await load('obscenity')
    const matcher = new RegExpMatcher({
      ...englishDataset.build(),
      ...englishRecommendedTransformers,
    })
    return (text) => matcher.hasMatch(text)
  },
  '@2toad/profanity': async () => {
    const { profanity } = await load('@2toad/profanity')
    return (text) => profanity.exists(text)
  },
  'glin-profanity': async () => {
    const { Filter } = await load('glin-profanity')
    const filter = new Filter({
      languages: ['english'],
      detectLeetspeak: true,
      normalizeUnicode: true,
    })
    return (text) => filter.isProfane(text)
  },
  'bad-words': async () => {
    const { Filter } = await load('bad-words')
    const filter = new Filter()
    return (text) => filter.isProfane(text)
  },
  'leo-profanity': async () => {
    const filter = (await load('leo-profanity')).default
    return (text) => filter.check(text)
  },
  allprofanity: async () => {
    const { AllProfanity } = await load('allprofanity')
    const filter = new AllProfanity({ silent: true })
    return (text) => filter.check(text)
  },
}
/* eslint-enable */

/** The peers, each as it is recommended by its own documentation. */
export async function loadPeers(): Promise<Contestant[]> {
  const peers: Contestant[] = []
  for (const [name, make] of Object.entries(PEERS)) {
    const test = await make()
    peers.push({ name, score: (text) => Number(test(text)) })
  }
  return peers
}
