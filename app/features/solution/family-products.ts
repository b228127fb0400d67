import { toCard, type Card } from '#app/features/catalogue/card.ts'
import { shownFacets, type ListingFacet } from '#app/features/catalogue/listing-view.ts'
import type { FamilyMention } from '#domain/records/solution.ts'
import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import { mixedPageSize, type MixedListings } from '#domain/catalogue/family-listings.ts'
import { withValues, type ListingState } from '#domain/catalogue/listing-state.ts'
import { isPlaceField, placeFields } from '#domain/catalogue/place-fields.ts'
import type { ProductSummary } from '#domain/catalogue/product.ts'
import type { ProductsState } from './products-state.ts'

/** Products of several families, all or of one of them, a page at a time. */
export type FamilyProducts = {
  /** Products of all families that pass the filters. */
  total: number
  /** Each with the products that pass the filters. */
  choices: { label: string; slug: string; count: number }[]
  /** The slug of the chosen family; undefined for All. */
  chosen: string | undefined
  /** The families of the products: the chosen one, or all. */
  families: string[]
  /** What the filters ask of them. */
  state: ListingState
  /** As on the list of all products, without those that the page itself chooses by. */
  facets: ListingFacet[]
  /** Products of the chosen family, or of all, that pass, of which `cards` are one page. */
  matched: number
  pages: number
  /** Places of the first and last product of this page. */
  shown: { from: number; to: number }
  cards: Card[]
}

/** A family that is not among `mentions` means all; past the last page is the last. */
export function familyProducts(
  catalogue: Catalogue<ProductSummary>,
  listings: MixedListings,
  mentions: readonly FamilyMention[],
  { family: asked, asked: { selection: wanted, ranges, page } }: ProductsState,
): FamilyProducts {
  const families = mentions.flatMap(({ name, label = name }) => {
    const family = catalogue.families.find((candidate) => candidate.name === name)
    return family ? [{ ...family, label }] : []
  })
  const chosen = families.find(({ slug }) => slug === asked)
  const listing = listings(families.map(({ slug }) => slug))
  const ask = (names: string[]) =>
    listing({
      query: '',
      page,
      ...(ranges && { ranges }),
      selection: withValues(wanted, familyField, names),
    })
  const found = ask(chosen ? [chosen.name] : [])
  const counts = found.facets.find(({ key }) => key === familyField)?.values ?? []
  const { selection, ...state } = found.state
  const before = (found.state.page - 1) * mixedPageSize
  return {
    total: (chosen ? ask([]) : found).matched,
    choices: families.map(({ label, slug, name }) => ({
      label,
      slug,
      count: counts.find(({ value }) => value === name)?.count ?? 0,
    })),
    chosen: chosen?.slug,
    families: chosen ? [chosen.name] : families.map(({ name }) => name),
    state: { ...state, selection: withValues(selection, familyField, []) },
    facets: shownFacets(found).filter(({ key }) => !isPlaceField(key)),
    matched: found.matched,
    shown: { from: before + 1, to: before + found.items.length },
    pages: found.pages,
    cards: found.items.map((product) => toCard(product, chosen ? 'subFamily' : 'family')),
  }
}

/** The field that the page's own buttons choose by. */
const [familyField] = placeFields
