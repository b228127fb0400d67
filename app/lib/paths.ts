import { familySlug } from '#domain/catalogue/family.ts'
import { formatListingState, type ListingState } from '#domain/catalogue/listing-state.ts'

/** Every address of the site is made here. */
export const paths = {
  home: () => '/',
  products: (state?: Partial<ListingState>) => {
    const query = formatListingState({ query: '', selection: {}, page: 1, ...state })
    return query ? `/products?${query}` : '/products'
  },
  family: (slug: string, subFamily?: string) =>
    `/family/${encodeURIComponent(slug)}${subFamily ? `?type=${encodeURIComponent(subFamily)}` : ''}`,
  familyByName: (name: string, subFamily?: string) => paths.family(familySlug(name), subFamily),
  product: (slug: string) => `/${encodeURIComponent(slug)}`,
  sitemap: () => '/sitemap.xml',
  contact: () => '/contact-us',
  support: () => '/support',
}
