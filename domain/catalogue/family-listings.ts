import type { AttributeDefinition } from './attribute.ts'
import { findFamily, type Catalogue } from './catalogue.ts'
import type { ListingState } from './listing-state.ts'
import { createListingOf, type ListingResult } from './listing.ts'
import type { ProductSummary } from './product.ts'

/** A list that is filtered alone: texts are for the list of all products. */
export type FilteredList<P extends ProductSummary = ProductSummary> = (
  state: ListingState,
) => ListingResult<P>

/** The list of a family's products by its slug; undefined where there is no such family. */
export type FamilyListings<P extends ProductSummary = ProductSummary> = (
  slug: string,
) => FilteredList<P> | undefined

/**
 * The list of several families' products by their slugs, the first of each before the second of
 * each; families that are not there are left out.
 */
export type MixedListings<P extends ProductSummary = ProductSummary> = (
  slugs: readonly string[],
) => FilteredList<P>

/** Eight rows of four. Every family of the sample fits on one page; a grown one weighs as much: 48 cost it 1 KB more. */
export const familyPageSize = 32
/** Two rows: the page keeps its HTML budget with all the rest that it says. */
export const mixedPageSize = 8

/** Each family's list is made when it is first asked for, and kept with the catalogue. */
export function createFamilyListings<P extends ProductSummary>(
  catalogue: Catalogue<P>,
  definitions: readonly AttributeDefinition[],
): FamilyListings<P> {
  const listOf = createLists(catalogue, definitions, familyPageSize)
  return (slug) => (findFamily(catalogue, slug) ? listOf([slug]) : undefined)
}

/** The same of several families together, which the company's pages name. */
export function createMixedListings<P extends ProductSummary>(
  catalogue: Catalogue<P>,
  definitions: readonly AttributeDefinition[],
): MixedListings<P> {
  return createLists(catalogue, definitions, mixedPageSize)
}

function createLists<P extends ProductSummary>(
  catalogue: Catalogue<P>,
  definitions: readonly AttributeDefinition[],
  perPage: number,
): MixedListings<P> {
  const known = new Map<string, FilteredList<P>>()
  return (slugs) => {
    const key = slugs.join('/')
    const products = () => inTurn(slugs.map((slug) => findFamily(catalogue, slug)?.products ?? []))
    const made = known.get(key) ?? createListingOf(products(), definitions, { perPage })
    known.set(key, made)
    return made
  }
}

/** The first of each list, then the second of each: a column for each family. */
function inTurn<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, i) =>
    lists.flatMap((list) => list.slice(i, i + 1)),
  ).flat()
}
