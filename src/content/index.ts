/** Runs in the frame that was right-clicked, each time that it is: reads the selection, asks, shows. */
import {
  createClient,
  GlossaError,
  messageTransport,
  QuotaError,
  type LanguageResult,
  type LanguagesAnswer,
} from '../client/index.js'
import { showCard, type Finding } from './card.js'
import { selectedArea, selectedText } from './selection.js'

/** As much as the service takes in one text; the language of more is the language of its beginning. */
const MOST_UNITS = 100_000

const client = createClient({ transport: messageTransport(chrome.runtime.id) })

async function find(text: string): Promise<Finding> {
  if (text.trim() === '')
    return {
      title: 'Nothing is selected',
      lines: ['Select some text first.'],
      answer: { results: [] },
    }
  const [results, languages] = await Promise.all([
    client.detect(text.slice(0, MOST_UNITS)),
    client.languages(),
  ])
  return describe(results, languages)
}

function describe(results: LanguageResult[], languages: LanguagesAnswer): Finding {
  const [best, ...others] = results
  const answer = { results }
  if (!best) return { title: 'No language', lines: ['There is no language in this text.'], answer }
  const named = ({ lang, confidence }: LanguageResult): string =>
    `${languages[lang]?.[0] ?? lang} (${lang}), ${Math.round(confidence * 100)} %`
  return {
    title: languages[best.lang]?.[1] ?? best.lang,
    lines: [named(best), ...others.slice(0, 2).map(named)],
    answer,
  }
}

function explain(error: unknown): Finding {
  if (error instanceof QuotaError) {
    const time = error.resetsAt.toLocaleTimeString(undefined, {
      hour: 'numeric',
      minute: '2-digit',
    })
    return {
      title: 'No detections left today',
      lines: [`More from ${time}.`],
      answer: { error: error.message },
    }
  }
  const message = error instanceof GlossaError ? error.message : 'Something went wrong. Try again.'
  return { title: 'Not detected', lines: [message], answer: { error: message } }
}

const area = selectedArea()
void find(selectedText())
  .catch(explain)
  .then((finding) => {
    showCard(finding, area)
  })
