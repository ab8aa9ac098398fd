/**
 * Reads lines of words, a colon and what stands near them, in which `@name` stands for the words of the line
 * that begins so; writes them as the engine reads them.
 *
 * @example
 * expandFamilies('@bird: nest egg\nswift swifts: @bird roof') // 'swift swifts: nest egg roof'
 */
export function expandFamilies(lines: string): string {
  const domains = new Map<string, string>()
  const families: string[] = []
  const seen = new Set<string>()
  for (const line of lines.split('\n')) {
    const [head = '', tail = ''] = line.split(': ')
    const cues = tail
      .split(' ')
      .map((cue) => (cue.startsWith('@') ? wordsOf(cue, domains) : cue))
      .join(' ')
    if (head.startsWith('@')) {
      domains.set(head, cues)
      continue
    }
    for (const word of head.split(' ')) {
      // The engine knows one family of a word, so that a second line would hide the first.
      if (seen.has(word)) throw new Error(`${word} has two lines`)
      seen.add(word)
    }
    families.push(`${head}: ${cues}`)
  }
  return families.join('\n')
}

function wordsOf(name: string, domains: ReadonlyMap<string, string>): string {
  const words = domains.get(name)
  if (words === undefined) throw new Error(`no line before begins with ${name}`)
  return words
}
