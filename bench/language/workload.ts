import { readSet } from '../../training/language/evaluation.js'
import type { Workload } from './cost.js'
import { THE_75 } from './report.js'

/** Texts of about 12 bytes in the 75 languages, and a long text in each of some. */
export function workload(data: string): Workload {
  const short = readSet(data, 'pairs')
    .filter(({ code, text }) => THE_75.has(code) && isAbout12Bytes(text))
    .map(({ text }) => text)
  const sentences = readSet(data, 'sentences')
  const long = ['en', 'de', 'es', 'tr', 'vi', 'ru', 'ar', 'hi', 'zh', 'sw'].map((language) =>
    sentences
      .filter(({ code }) => code === language)
      .map(({ text }) => text)
      .join(' ')
      .slice(0, 50_000),
  )
  return { short, long }
}

function isAbout12Bytes(text: string): boolean {
  const bytes = Buffer.byteLength(text)
  return bytes >= 11 && bytes <= 13
}
