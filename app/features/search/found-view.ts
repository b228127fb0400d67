import { attributeTerms } from '#content/attribute-terms.ts'
import { paths } from '#app/lib/paths.ts'
import { formatValues } from '#domain/catalogue/attribute.ts'
import type { Listing } from '#domain/catalogue/listing.ts'
import type { ListingState } from '#domain/catalogue/listing-state.ts'
import type { Product, ProductSummary } from '#domain/catalogue/product.ts'
import { columnOf } from '#domain/deciding/column.ts'
import { lookup } from '#domain/lookup.ts'
import { ignoredWords } from '#domain/search/ignored-words.ts'
import { listMatches, type ListedMatches } from '#domain/search/listed-matches.ts'
import type { ProductSearch } from '#domain/search/product-search.ts'
import { cardFacts, factCount, toCard, type Card } from '../catalogue/card.ts'
import { listingView, type ListingView } from '../catalogue/listing-view.ts'
import { isAsked, readState } from './as-filters.ts'
import { missesOf } from './misses-of.ts'
import { namedNumber } from '#domain/search/named-number.ts'
import { readingView } from './reading-view.ts'

type Sources<P extends ProductSummary> = { listing: Listing<P>; search: ProductSearch<P> }

const definitions = new Map(attributeTerms.map((term) => [term.key, term]))

/** The list of the state's text: what was found, what comes near with what it misses, and how it was read. */
export function foundView<P extends ProductSummary & Partial<Product>>(
  state: ListingState,
  sources: Sources<P>,
  matches: ListedMatches<P> = listMatches(sources.search.find(state.query), sources.search),
): ListingView {
  const { listing, search } = sources
  const { query, fits, leading } = matches
  const result = listing(state, matches)
  const near = result.near.map((match) => ({
    ...toCard(match.product),
    misses: missesOf(match, query, search),
  }))
  const shown = result.items.length ? result.items : result.near.map(({ product }) => product)
  const reading = readingView(matches, ignoredWords(matches, shown, search), (filter) =>
    isAsked(filter, state),
  )
  const { chips, unknown, passed, meant, unlisted } = reading
  const isRead =
    unlisted !== undefined || [chips, unknown, passed, meant].some((list) => list.length > 0)
  const view = listingView(result, readState(result.state, reading))
  const fitting = new Set(fits.map(({ product }) => product))
  const missing = new Map(leading.map((match) => [match.product, missesOf(match, query, search)]))
  const numbered = <Shown extends { number: string }>(row: Shown, at: number) => {
    const product = result.items[at]!
    const number = namedNumber(query, product, fitting.has(product))
    return number === row.number ? row : { ...row, number, query: paths.asNumber(number) }
  }
  return {
    ...view,
    cards: view.cards.map((card, at) => {
      const misses = missing.get(result.items[at]!)
      const shownCard = factsOfNumber(numbered(card, at), result.items[at]!)
      return misses?.length ? { ...shownCard, misses } : shownCard
    }),
    ...(view.table && { table: { ...view.table, rows: view.table.rows.map(numbered) } }),
    ...(isRead && { reading }),
    ...(near.length && { near }),
  }
}

/** A card's facts are those of the number that it shows, what tells it from the others first. */
function factsOfNumber(card: Card, product: ProductSummary & Partial<Product>): Card {
  if (!card.query) return card
  const { attributes } = columnOf(product as Product, card.number, definitions)
  const own = Object.entries(attributes).filter(
    ([key, values]) => formatValues(values) !== formatValues(lookup(product.attributes, key) ?? []),
  )
  const told = [
    ...cardFacts({ ...product, family: '', attributes: Object.fromEntries(own) }),
    ...cardFacts({ ...product, attributes }),
  ].map(({ label, value }): Card['facts'][0] => [label, value])
  const facts = told.filter(([label], at) => told.findIndex(([other]) => other === label) === at)
  return { ...card, facts: facts.slice(0, factCount) }
}
