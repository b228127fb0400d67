import type { CompanionKind } from '#domain/catalogue/companions.ts'
import type { Item } from '#domain/search/phrase-spotter.ts'
import type { SearchedProduct } from '#domain/search/product-facts.ts'
import type { Knowledge } from './knowledge.ts'

/** How a product holds a part. */
export type Holding = {
  /** So many can be added to those in the box. */
  count: number
  /** So many are in the box. */
  included: number
  /** The number of the build that goes there. */
  partNumber: string
}

const holdingKinds: ReadonlySet<CompanionKind> = new Set(['takes', 'accessories', 'includes'])

/** How a product holds a part, by its record. */
export function findHolding<P extends SearchedProduct>(
  host: P,
  part: P,
  { companions }: Pick<Knowledge<P>, 'companions'>,
): Holding | undefined {
  for (const { kind, companions: all } of companions(host)) {
    const found = all.find(({ product }) => product === part)
    if (!found || !holdingKinds.has(kind)) continue
    const { maximum, quantity = 0, partNumber } = found
    return { count: maximum ?? quantity, included: kind === 'includes' ? quantity : 0, partNumber }
  }
  return undefined
}

/** How many of a part a product takes, 0 where no record says so. */
export const holdsOf = <P extends SearchedProduct>(
  host: P,
  part: P,
  knowledge: Pick<Knowledge<P>, 'companions'>,
): number => findHolding(host, part, knowledge)?.count ?? 0

/** What goes with any of some products. */
export const partnersOf = <P extends SearchedProduct>(
  products: readonly P[],
  { companions }: Pick<Knowledge<P>, 'companions'>,
): ReadonlySet<P> =>
  new Set(
    products.flatMap((product) =>
      companions(product).flatMap((row) => row.companions.flatMap((one) => one.product ?? [])),
    ),
  )

/** What the first possible host holds and a text calls by words of its name: 'how many more trays?' */
export function findHeldByName<P extends SearchedProduct>(
  hosts: readonly P[],
  items: readonly Item[],
  knowledge: Knowledge<P>,
): P[] {
  const words = items.flatMap((item) => item.words)
  const mostHeld = (host: P) => {
    const isHeld = (part: P) => holdsOf(host, part, knowledge) > 0
    return mostNamed([...partnersOf([host], knowledge)], words, isHeld, knowledge)
  }
  const best = hosts
    .values()
    .map(mostHeld)
    .find((product) => product !== undefined)
  return best ? [best] : []
}

/**
 * The product that is meant with most of some words in its name. Names are compared first: what holds
 * what takes a look at all that goes with a product.
 */
function mostNamed<P extends SearchedProduct>(
  products: readonly P[],
  words: readonly string[],
  isMeant: (product: P) => boolean,
  { search }: Pick<Knowledge<P>, 'search'>,
): P | undefined {
  const telling = new Set(words.filter((word) => !search.isStopWord(word)))
  const called = Array.from(telling, search.calledBy)
  return products
    .map((product) => {
      const place = search.places.get(product)!
      return { product, shared: called.filter((places) => places.has(place)).length }
    })
    .filter(({ shared }) => shared > 0)
    .toSorted((a, b) => b.shared - a.shared)
    .find(({ product }) => isMeant(product))?.product
}
