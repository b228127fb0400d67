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

/** A product's names as searches compare them. */
export type FoldedNames = { name: string; number: string; others: readonly string[] }

type Named = Pick<ProductSummary, 'name' | 'partNumber' | 'aka'>

export function foldNames(
  { name, partNumber, aka }: Named,
  bareEach = (names: readonly string[]) => names.map(bare),
): FoldedNames {
  return { name: fold(name), number: bare(partNumber), others: bareEach(aka) }
}

/**
 * Places of the products whose name, failing that part number, failing that another name contains
 * the query; in this order. Empty queries find nothing.
 */
export function placesByName(
  folded: Iterable<FoldedNames>,
  query: string,
  limit = headerSearchLimit,
): number[] {
  const wanted = fold(query).trim()
  if (!wanted) return []
  const piece = bare(wanted)
  const names: number[] = []
  const numbers: number[] = []
  const others: number[] = []
  let place = 0
  for (const { name, number, others: aka } of folded) {
    if (names.length >= limit) break
    if (name.includes(wanted)) names.push(place)
    else if (isPiece(piece, number)) numbers.push(place)
    else if (aka.some((other) => isPiece(piece, other))) others.push(place)
    place++
  }
  return [...names, ...numbers, ...others].slice(0, limit)
}

/** The products themselves. */
export function searchByName<P extends Named>(
  products: readonly P[],
  query: string,
  limit = headerSearchLimit,
): P[] {
  return placesByName(foldEach(products), query, limit).map((place) => products[place]!)
}

function* foldEach(products: readonly Named[]): Iterable<FoldedNames> {
  for (const product of products) yield foldNames(product)
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
