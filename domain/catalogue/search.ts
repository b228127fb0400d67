import { foldLetters } from '#domain/texts/fold-letters.ts'
import { plainLetters } from '#domain/texts/plain-letters.ts'
import type { ProductSummary } from './product.ts'

/** The header's dropdown shows at most this many products. */
export const headerSearchLimit = 12

/** Printable ASCII with single spaces between words, and at its ends. */
const isPlain = /^(?!.* {2})[ -~]*$/

/**
 * Lower case, one form of each character: a search for 'um' finds 'µm', '1x8' finds '1×8', 'cafe'
 * finds 'Café'.
 */
export function fold(text: string): string {
  // Most names and all part numbers are plain, and a catalogue has many thousands.
  if (isPlain.test(text)) return foldLetters(text.toLowerCase())
  const folded = foldLetters(plainLetters(text.normalize('NFKC')))
    .replaceAll('×', 'x')
    .replaceAll('μ', 'u')
    .replace(/[‐-―−]/g, '-')
  // Not replace(): V8 keeps its result as a tree of pieces, ten times the text's own size.
  return folded.split(/\s+/).join(' ')
}

/**
 * Products whose name, failing that part number, failing that another name contains the query; in
 * this order. Empty queries find nothing.
 */
export function searchByName<P extends ProductSummary>(
  products: readonly P[],
  query: string,
  limit = headerSearchLimit,
): P[] {
  const wanted = fold(query).trim()
  if (!wanted) return []
  const names: P[] = []
  const parts: P[] = []
  const others: P[] = []
  for (const product of products) {
    if (names.length >= limit) break
    if (fold(product.name).includes(wanted)) names.push(product)
    else if (partNumberMatches(product.partNumber, wanted)) parts.push(product)
    else if (product.aka.some((name) => partNumberMatches(name, wanted))) others.push(product)
  }
  return [...names, ...parts, ...others].slice(0, limit)
}

/** The folded words of a query; none for an empty or white-space-only one. */
export function queryWords(query: string): string[] {
  return fold(query).split(' ').filter(Boolean)
}

/**
 * True when the query is the whole part number or a piece of it, with or without its hyphens, or
 * goes on behind it: a number to order is that of its series with a length or the like.
 */
export function partNumberMatches(partNumber: string, query: string): boolean {
  return isPiece(bare(query), bare(partNumber))
}

/** The same for part numbers that are bare already; one character alone is no piece of one. */
export function isPiece(bareQuery: string, bareNumber: string): boolean {
  return (
    bareQuery.length > 1 &&
    (bareNumber.includes(bareQuery) ||
      (bareNumber.length >= minSeriesLength && bareQuery.startsWith(bareNumber)))
  )
}

/** Of a bare part number; a shorter one begins many a word that is no number. */
export const minSeriesLength = 5

/** A part number's letters and digits alone, in lower case. */
export function bare(partNumber: string): string {
  // Not replace(), as in fold().
  return fold(partNumber)
    .split(/[^\p{L}\p{M}\d]+/u)
    .join('')
}
