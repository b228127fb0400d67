import { bare, fold, minSeriesLength, queryWords } from '#domain/catalogue/search.ts'

/** Longer than a query may be. */
const longest = 200
/** PostgreSQL takes 1 MB of words in one, and each letter may be three bytes. */
const mostLetters = 250_000

/** No word holds a space: a piece of a part number begins with one, a whole number with two. */
const asPiece = (piece: string) => ` ${piece}`
const asNumber = (number: string) => `  ${number}`

/**
 * The words of a text, and of each what begins with a run of letters, of digits or of other signs, so
 * that whoever types the beginning of a run finds it.
 */
export const wordsIn = (text: string): string[] => queryWords(text).flatMap(beginnings)

/** Each piece of a bare part number, and the whole. */
export function numberWords(number: string): string[] {
  if (!number) return []
  const pieces = Array.from({ length: Math.min(number.length, longest) }, (_, i) =>
    asPiece(number.slice(i, i + longest)),
  )
  return [...pieces, asNumber(number.slice(0, longest))]
}

/** A `tsvector`; of more words than one holds, the first. */
export function vectorOf(words: readonly string[]): string {
  let letters = 0
  const held = [...new Set(words)].filter((word) => (letters += word.length) <= mostLetters)
  return held.map(quoted).join(' ')
}

/** What is typed, as `tsquery`: each of its words, and the part number that it is a piece of or goes on behind. */
export type WordsAsked = { words: string[]; number: string | undefined }

/** Undefined where it holds no word, which leaves out nothing. */
export function wordsAsked(query: string): WordsAsked | undefined {
  const words = queryWords(query)
  if (words.length === 0) return undefined
  const begun = (word: string) => `${quoted(word.slice(0, longest))}:*`
  const piece = bare(query).slice(0, longest)
  const series = Array.from({ length: Math.max(0, piece.length - minSeriesLength + 1) }, (_, i) =>
    quoted(asNumber(piece.slice(0, minSeriesLength + i))),
  )
  return {
    words: [...new Set(words)].map(begun),
    number: piece.length > 1 ? [begun(asPiece(piece)), ...series].join(' | ') : undefined,
  }
}

/** What the order of found products asks: `matchRank`. */
export type RankedBy = { name: string; number: string; isPiece: boolean; minSeries: number }

export function rankedBy(query: string): RankedBy {
  const name = storable(fold(query).trim())
  const number = storable(bare(name))
  return { name, number, isPiece: number.length > 1, minSeries: minSeriesLength }
}

/** PostgreSQL's texts hold no zero character, and no half of one. */
export const storable = (text: string): string => text.replaceAll('\0', '\ufffd').toWellFormed()

function beginnings(word: string): string[] {
  const runs = [...word.matchAll(/[\p{L}\p{M}]+|\p{N}+|[^\p{L}\p{M}\p{N}]+/gu)]
  return runs.slice(0, longest).map(({ index }) => word.slice(index, index + longest))
}

/** https://www.postgresql.org/docs/current/datatype-textsearch.html */
const quoted = (word: string) => `'${storable(word).replace(/['\\]/g, '$&$&')}'`
