import * as texts from '#texts/quantities.ts'

type CourtesyWords = Record<'greetings' | 'requests' | 'closings' | 'totals', string>

export type CourtesyReader = {
  /** 'Hello team', 'Please quote the following': says nothing of a part. */
  isGreeting: (line: string) => boolean
  /** 'Thanks, Jim', 'Best regards', '--'. */
  isClosing: (line: string) => boolean
  /** What may stand behind a closing: a name or a few, of a person, a position or a company. */
  isName: (line: string) => boolean
  /** 'Mobile 555-0199', an address: how somebody is reached, behind a closing. */
  isContact: (line: string) => boolean
  /** 'Total: 52', the last row of a sheet: it counts what stands above. */
  isTotal: (line: string) => boolean
}

const maxWords = 5
const signsAtStart = /^[\s,.;:!&–—-]+/
const signsAtEnd = /[\s,.;:!–—-]+$/

const phone = String.raw`(?=.*[-+()./])\+?[\d(][\d\s()./-]{6,20}`
const address = String.raw`\S+@\S+\.\S+|(?:https?:\/\/|www\.)\S+`
const contact = new RegExp(`^(?:[\\p{L}.]{1,10}[:.]?\\s+){0,2}(?:${phone}|${address})$`, 'u')

/** Reads what people write around their parts, in the words of a language. */
export function createCourtesyReader(words: CourtesyWords): CourtesyReader {
  const greetings = phrasesOf(words.greetings)
  const closings = phrasesOf(words.closings)
  const requests = phrasesOf(words.requests)
  const totals = phrasesOf(words.totals)
  return {
    isGreeting: (line) => {
      const text = line.trim().toLowerCase().replace(signsAtEnd, '')
      return requests.includes(text) || isNameBehind(line, greetings)
    },
    isClosing: (line) => /^[-–—_]{2,}$/.test(line.trim()) || isNameBehind(line, closings),
    isName,
    isContact: (line) => contact.test(line.trim()),
    isTotal: (line) =>
      totals.includes(
        line
          .toLowerCase()
          .replace(/[^\p{L}]+/gu, ' ')
          .trim(),
      ),
  }
}

/** Of the site's language. */
export const readCourtesy = /* @__PURE__ */ createCourtesyReader({
  greetings: texts.greetings,
  requests: texts.requests,
  closings: texts.closings,
  totals: texts.totals,
})

/** One phrase or several, and at most a name behind them. */
function isNameBehind(line: string, phrases: readonly string[]): boolean {
  const text = line.replace(signsAtStart, '')
  const phrase = phraseAt(text, phrases)
  if (phrase === undefined) return false
  const rest = text.slice(phrase.length).replace(signsAtStart, '')
  // 'Many thanks and best regards': a short word joins two.
  const more = phraseAt(rest, phrases) ? rest : rest.replace(/^\p{L}{1,3}\s+/u, '')
  return !rest || isName(rest) || isNameBehind(more, phrases)
}

/** The longest phrase that a text begins with. */
function phraseAt(text: string, phrases: readonly string[]): string | undefined {
  const lower = text.toLowerCase()
  return phrases.find(
    (one) => lower.startsWith(one) && !/^[\p{L}\p{Nd}]/u.test(text.slice(one.length)),
  )
}

/** One word, or a few that begin with capitals, but for short ones between them; none has a digit. */
function isName(text: string): boolean {
  const words = text
    .trim()
    .replace(signsAtEnd, '')
    .split(/[\s,]+/)
  if (/\p{Nd}/u.test(text) || words.length > maxWords) return false
  return words.length === 1 || words.every((word) => /^(?:\P{Ll}|\p{Ll}{1,3}$)/u.test(word))
}

/** The longest first. */
function phrasesOf(text: string): string[] {
  return text
    .split('|')
    .map((phrase) => phrase.trim().toLowerCase())
    .filter(Boolean)
    .toSorted((a, b) => b.length - a.length)
}
