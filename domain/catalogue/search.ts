import type { AttributeDefinition } from './attribute.ts'
import { attributeLookup, formatValue } from './attribute.ts'
import { headline, valueText } from './measure.ts'
import type { Product, ProductSummary } from './product.ts'
import { variantNumbers } from './variant-numbers.ts'

/** The header's dropdown shows at most this many products. */
export const headerSearchLimit = 12

/** Lower case, one form of each character: a search for 'um' finds 'µm', '1x8' finds '1×8'. */
export function fold(text: string): string {
  const folded = text
    .normalize('NFKC')
    .toLowerCase()
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

/** Every string of a product in one folded text, for the search over all fields. */
export function searchText(
  product: ProductSummary & Partial<Product>,
  definitions: readonly AttributeDefinition[],
): string {
  const define = attributeLookup(definitions)
  const attributes = Object.entries(product.attributes).flatMap(([key, values]) => {
    const { unit, better, alsoWritten = [] } = define(key)
    return values.flatMap((value) => {
      const short = valueText(headline(value, better), unit)
      return [
        short,
        // '1260–1650' is asked for as often as '1260 to 1650'.
        ...(typeof value === 'object' ? [short.replace(' to ', '-')] : []),
        formatValue(value, unit),
        ...alsoWritten.map((form) => form.replace('{}', short)),
      ]
    })
  })
  const { sections = [], features = [], faq = [], relatedProducts = [] } = product
  const { images = [], files = [], videos = [], variants } = product
  return fold(
    [
      product.name,
      product.text,
      product.partNumber,
      bare(product.partNumber),
      ...product.aka,
      ...product.aka.map(bare),
      ...variantNumbers(variants).flatMap((number) => [number, bare(number)]),
      product.family,
      product.subFamily,
      ...attributes,
      ...sections.flatMap((section) => [section.heading, section.description]),
      ...features.flatMap((list) => [list.heading, ...list.items]),
      ...faq.flatMap((item) => [item.question, item.answer]),
      ...relatedProducts,
      product.slug,
      ...images,
      ...files.map(({ url }) => url),
      ...videos.flatMap(({ title, url }) => [title, url]),
    ].join('\n'),
  )
}

/**
 * True when every word of the query stands somewhere in the text. A phrase that stands in one
 * field is found as specified, and '144 fibers 1U' is found where the words stand apart.
 */
export function textMatches(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word))
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
      (bareNumber.length >= shortestSeries && bareQuery.startsWith(bareNumber)))
  )
}

/** Of a bare part number; a shorter one begins many a word that is no number. */
const shortestSeries = 5

/** Lower is better: the very part number or name, then a piece of one, then any other match. */
export function matchRank(product: ProductSummary & Partial<Product>, query: string): number {
  const wanted = fold(query).trim()
  const name = fold(product.name)
  const numbers = [product.partNumber, ...variantNumbers(product.variants)]
  if (name === wanted || (bare(wanted) && numbers.some((one) => bare(one) === bare(wanted)))) {
    return 0
  }
  return name.includes(wanted) || numbers.some((one) => partNumberMatches(one, wanted)) ? 1 : 2
}

/** A part number's letters and digits alone, in lower case. */
export function bare(partNumber: string): string {
  return fold(partNumber).replace(/[^a-z\d]/g, '')
}
