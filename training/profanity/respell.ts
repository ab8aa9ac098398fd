const VOWELS = /[aeiou]/

/**
 * The spellings by which people write a word so that it is still heard or seen:
 * vowels left out, neighbours swapped, one letter written as another of the same sound.
 */
export function respell(word: string): Set<string> {
  const forms = new Set<string>()
  const add = (form: string): void => {
    if (form !== word && form.length >= 3) forms.add(form)
  }
  if (word.length >= 4) {
    const bare = word.slice(0, 1) + word.slice(1).replace(/[aeiou]/g, '')
    if (new Set(bare).size >= 3) add(bare)
    for (let at = 1; at < word.length; at++) {
      const before = word.slice(0, at)
      const letter = word.slice(at, at + 1)
      const next = word.slice(at + 1, at + 2)
      if (word.length > 4 && VOWELS.test(letter)) add(before + word.slice(at + 1))
      if (next !== '') add(before + next + letter + word.slice(at + 2))
    }
  }
  add(word.replace(/^f/, 'ph'))
  add(word.replace(/^c/, 'k'))
  add(word.replace(/ck/g, 'k'))
  add(word.replace(/ck/g, 'q'))
  add(word.replace(/ck/g, 'xx'))
  add(word.replace(/ck/g, 'cc'))
  add(word.replace(/ck/g, 'kk'))
  add(word.replace(/ck/g, 'xk'))
  add(word.replace(/ck/g, 'ckk'))
  add(word.replace(/u/g, 'v'))
  add(word.replace(/u/g, 'oo'))
  add(word.replace(/i/g, 'y'))
  add(word.replace(/i/g, 'ie'))
  add(word.replace(/ss/g, 'zz'))
  add(word.replace(/er$/, 'a'))
  add(word.replace(/er$/, 'ah'))
  add(word.replace(/er$/, 'uh'))
  add(word.replace(/s$/, 'z'))
  add(word.replace(/ss/g, 's').replace(/gg/g, 'g'))
  add(word.replace(/o/g, 'aw'))
  return forms
}
