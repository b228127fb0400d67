import { attributeTerms } from '#content/attribute-terms.ts'
import { formatValues } from '#domain/catalogue/attribute.ts'
import { lookup } from '#domain/lookup.ts'
import { columnOf } from '#domain/deciding/column.ts'
import type { Listing } from '#domain/catalogue/listing.ts'
import type { ListingState } from '#domain/catalogue/listing-state.ts'
import { paths } from '#app/lib/paths.ts'
import type { Product, ProductSummary } from '#domain/catalogue/product.ts'
import type { Finder, Finding } from '#domain/finding/find.ts'
import { isAsked, readState } from './as-filters.ts'
import { cardFacts, factCount, toCard, type Card } from '../catalogue/card.ts'
import { listingView, type ListingView } from '../catalogue/listing-view.ts'
import { missesOf } from './misses-of.ts'
import { namedNumber } from './named-number.ts'
import { passedOver } from './passed-over.ts'
import { readingView } from './reading-view.ts'

const definitions = new Map(attributeTerms.map((one) => [one.key, one]))

/** The list of a text: what was found, what comes near with what it misses, and how it was read. */
export function foundView<P extends ProductSummary & Partial<Product>>(
  finding: Finding<P>,
  state: ListingState,
  { listing, finder }: { listing: Listing<P>; finder: Finder<P> },
): ListingView {
  const result = listing(state, finding)
  const near = result.near.map((found) => ({
    ...toCard(found.product),
    misses: missesOf(found, finding, (product) => finder.facts(product)),
  }))
  const shown = result.items.length ? result.items : result.near.map(({ product }) => product)
  const passed = passedOver(finding, shown, finder)
  const reading = readingView(finding, state.query, {
    passed,
    isSet: (one) => isAsked(one, state),
    // To look through all names takes milliseconds at 100,000 products.
    isCalled: finding.understanding.unknown.length > 0 && finder.called(state.query, 1).length > 0,
  })
  const { chips, unknown, meant } = reading
  const isRead = [chips, unknown, passed, meant].some((list) => list.length > 0)
  const view = listingView(result, readState(result.state, reading))
  const numbered = <Shown extends { number: string }>(one: Shown, at: number) => {
    const number = namedNumber(finding, result.items[at]!)
    return number === one.number ? one : { ...one, number, query: paths.asNumber(number) }
  }
  return {
    ...view,
    cards: view.cards.map((card, at) => factsOfNumber(numbered(card, at), result.items[at]!)),
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
