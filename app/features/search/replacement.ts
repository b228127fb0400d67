import type { Site } from '#app/context.ts'
import { paths } from '#app/lib/paths.ts'
import { readLifecycle } from '#domain/catalogue/lifecycle.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { successorOf } from '#domain/catalogue/product-addresses.ts'
import type { CatalogueSearch } from '#domain/search/catalogue-search.ts'
import { isNumberAlone } from '#domain/search/number-alone.ts'
import type { ListedMatches } from '#domain/search/listed-matches.ts'
import type { Match, Query } from '#domain/search/product-search.ts'
import { formatDay } from '#domain/texts/days.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/listing.ts'

/** A product no longer made that a text names, and what takes its place. */
export type Replacement = {
  withdrawn: Product
  /** Undefined where its family has no product left. */
  successor: Product | undefined
  /** That it is no longer made, or until when it can be ordered, and what takes its place. */
  says: string
  /** The text is its number or name and nothing besides. */
  isAlone: boolean
}

export function findReplacement(
  { catalogue, addresses }: Pick<Site, 'catalogue' | 'addresses'>,
  { findWithdrawn }: Pick<CatalogueSearch, 'findWithdrawn'>,
  { written, numbers }: Pick<Query<Product>, 'written' | 'numbers'>,
): Replacement | undefined {
  const withdrawn = findWithdrawn(written, numbers)
  if (!withdrawn) return undefined
  const { name, partNumber, lifecycle } = withdrawn
  const found = successorOf(catalogue, addresses, withdrawn)
  const lastOrder = readLifecycle(lifecycle)?.lastOrder
  const state = lastOrder
    ? fillIn(texts.lastOrdersOf, { name: partNumber || name, day: formatDay(lastOrder) })
    : fillIn(texts.isNoLongerMade, { name: partNumber || name })
  const place =
    found &&
    fillIn(found.isNearest ? texts.comesNearest : texts.takesItsPlace, { name: found.product.name })
  return {
    withdrawn,
    successor: found?.product,
    says: place ? `${state} ${place}` : state,
    isAlone:
      written.trim().toLowerCase() === name.toLowerCase() ||
      isNumberAlone(written, [{ partNumber, match: 'exact' }]),
  }
}

/** What was found, the successor first; by itself where the text names nothing besides. */
export function withSuccessor(
  matches: ListedMatches<Product>,
  { successor, isAlone }: Replacement,
): ListedMatches<Product> {
  if (!successor) return matches
  const besides = (list: readonly Match<Product>[]) =>
    isAlone ? [] : list.filter(({ product }) => product !== successor)
  return {
    ...matches,
    isNumber: matches.isNumber || isAlone,
    isUnlisted: false,
    leading: besides(matches.leading),
    fits: [asFirst(successor), ...besides(matches.fits)],
    others: besides(matches.others),
  }
}

const asFirst = (product: Product): Match<Product> => ({
  product,
  checks: [],
  isOfKind: true,
  isFit: true,
  isMiss: false,
  features: {
    text: 1,
    coverage: 1,
    nameCoverage: 1,
    isOfKind: true,
    isPartner: false,
    number: 1,
    checks: [],
    story: 0,
  },
  score: Infinity,
})

export const withdrawnLink = ({ withdrawn: { slug, name, partNumber } }: Replacement) => ({
  to: paths.product(slug),
  name,
  note: fillIn(texts.noLongerMadeNote, { number: partNumber }),
})
