import { nameKey } from '#domain/catalogue/catalogue.ts'
import { bracketName } from '#domain/catalogue/bracket-name.ts'
import { verify } from '#domain/search/constraint-verifier.ts'
import { rememberFor } from '#domain/memo/remember-for.ts'
import type { SearchedProduct } from '#domain/search/product-facts.ts'
import type { ProductSearch } from '#domain/search/product-search.ts'
import type { Need } from './conversation.ts'

/**
 * A reply in which a product is named between brackets only where its record bears what is being looked
 * for: of one that is of the kind and says otherwise, the brackets go.
 */
export function withoutUnfitNames<P extends SearchedProduct>(
  reply: string,
  { kinds, constraints }: Need,
  search: ProductSearch<P>,
): string {
  const sure = constraints.filter(({ isGuess }) => !isGuess)
  if (sure.length === 0) return reply
  const byName = namesOf(search.places)
  const isAsked = (product: P) =>
    kinds.length === 0 || kinds.some(({ members }) => members.has(search.places.get(product)!))
  const isUnfit = (product: P) =>
    isAsked(product) &&
    search
      .facts(product)
      .every((facts) => sure.some((one) => verify(facts, one).result === 'missed'))
  return reply.replace(/\[([^[\]]*)\]/g, (whole, name: string) => {
    const product = byName.get(nameKey(name))
    return product && isUnfit(product) ? name : whole
  })
}

/** Products by their names as they stand between brackets. */
const namesOf = rememberFor(
  <P extends SearchedProduct>(places: ReadonlyMap<P, number>) =>
    new Map(places.keys().map((product) => [nameKey(bracketName(product.name)), product])),
)
