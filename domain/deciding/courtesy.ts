import * as texts from '#texts/quantities.ts'

type CourtesyWords = Record<'greetings' | 'requests' | 'closings' | 'totals', string>

export type CourtesyReader = {
  /** 'Hello team', 'Please quote the following': says nothing of a part. */
  isGreeting: (line: string) => boolean
  /** 'Thanks, Jim', 'Best regards', '--'. */
  isClosing: (line: string) => boolean
  /** 'Total: 52', the last row of a sheet: it counts what stands above. */
  isTotal: (line: string) => boolean
}

/** So many words may stand behind a greeting and a closing: the names of a person. */
const [maxGreeted, maxSigned] = [2, 4]

/** Reads what people write around their parts, in the words of a language. */
export function createCourtesyReader(words: CourtesyWords): CourtesyReader {
  const greetings = phrasesOf(words.greetings)
  const closings = phrasesOf(words.closings)
  const requests = phrasesOf(words.requests)
  const totals = phrasesOf(words.totals)
  return {
    isGreeting: (line) => {
      const text = wordsOf(line)
      return requests.includes(text) || beginsWith(text, greetings, maxGreeted)
    },
    isClosing: (line) =>
      /^[-–—_]{2,}$/.test(line.trim()) || beginsWith(wordsOf(line), closings, maxSigned),
    isTotal: (line) => totals.includes(wordsOf(line.replace(/\p{Nd}/gu, ''))),
  }
}

/** Of the site's language. */
export const readCourtesy = /* @__PURE__ */ createCourtesyReader({
  greetings: texts.greetings,
  requests: texts.requests,
  closings: texts.closings,
  totals: texts.totals,
})

/** Whether a text is one of some phrases, with at most so many words behind it. */
function beginsWith(text: string, phrases: readonly string[], most: number): boolean {
  return phrases.some(
    (phrase) =>
      `${text} `.startsWith(`${phrase} `) &&
      text.slice(phrase.length).split(' ').filter(Boolean).length <= most,
  )
}

function phrasesOf(text: string): string[] {
  return text.split('|').map(wordsOf).filter(Boolean)
}

/** In small letters, without signs between words. */
function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{Nd}'’]+/gu, ' ')
    .trim()
}
