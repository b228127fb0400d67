import type { SearchedProduct } from '#domain/search/product-facts.ts'
import type { Match, Query } from '#domain/search/product-search.ts'
import type { Need } from './conversation.ts'
import type { Knowledge } from './knowledge.ts'

/** Each word that says something is part of a kind or of a requirement that is certain. */
export function isFullyRead<P>(
  { items, kinds, excluded, constraints }: Query<P>,
  need: Need,
): boolean {
  const sure = constraints.filter(({ isGuess }) => !isGuess)
  const read = [...kinds, ...excluded, ...sure]
  return (
    sure.length > 0 &&
    need.hosts.length === 0 &&
    items.every(
      ({ meaning, words, figure, from, to }) =>
        (!figure &&
          (meaning.isStopWord || meaning.operators || !/[\p{L}\d]/u.test(words.join('')))) ||
        read.some((one) => one.from < to && from < one.to),
    )
  )
}

/** Figures with a unit, and codes, that a product does not meet and that its record does not hold. */
export function unheldFigures<P extends SearchedProduct>(
  { items, text, kinds, hosts, quantities }: Query<P>,
  { product, checks }: Match<P>,
  { search }: Knowledge<P>,
): string[] {
  const met = checks.flatMap(({ result, constraint }) =>
    result === 'met' || !constraint.isGuess ? constraint : [],
  )
  const used = [...kinds, ...hosts, ...met, ...quantities]
  const place = search.places.get(product)
  const isHeld = (word: string) => search.fullText.search([word]).some(({ id }) => id === place)
  const isTold = (from: number, to: number) => used.some((one) => one.from < to && from < one.to)
  return items.flatMap(({ figure, isUnknown, words, from, to }) => {
    const written = text.slice(from, to)
    const isExact = figure ? figure.unit !== undefined : isUnknown && /\d/.test(written)
    return isExact && !isTold(from, to) && !words.every(isHeld) ? written : []
  })
}
