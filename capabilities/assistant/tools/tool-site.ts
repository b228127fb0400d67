import type { Site } from '#app/context.ts'
import { paths } from '#app/lib/paths.ts'
import { site as company } from '#content/site.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { Meant } from '#domain/deciding/choose-columns.ts'
import type { NamedProduct, Source } from './tool-schemas.ts'

/** Answers a search in words; `page` counts from 1. Rejects while a large catalogue is made ready. */
export type SearchCatalogue = (query: string, page: number) => Promise<CatalogueMatches>

export type CatalogueMatches = {
  /** The requirements that were read in the query. */
  readAs: readonly string[]
  notUnderstood: readonly string[]
  /** Part numbers that a misspelled one may mean. */
  didYouMean: readonly string[]
  matched: number
  pages: number
  /** Products that meet every requirement that was read, with these. */
  meets: readonly { product: Product; met: readonly string[] }[]
  near: readonly { product: Product; misses: readonly string[] }[]
}

/** The site's current state, as tools read it. */
export type ToolSite = Pick<
  Site,
  'url' | 'catalogue' | 'addresses' | 'companions' | 'search' | 'knowledge' | 'numbers' | 'textOf'
> & {
  searchCatalogue: SearchCatalogue
  /** Of the catalogue. */
  version: string
  now: () => number
}

export function sourceOf({ version, now }: Pick<ToolSite, 'version' | 'now'>): Source {
  return {
    answeredAt: new Date(now()).toISOString(),
    catalogueVersion: version,
    maker: company.legalName,
  }
}

export function namedProduct({ url }: Pick<ToolSite, 'url'>, product: Product): NamedProduct {
  const { slug, name, partNumber, family, subFamily } = product
  return {
    slug,
    name,
    partNumber,
    family,
    type: subFamily,
    url: url + paths.product(slug),
    markdown: url + paths.markdown(slug),
  }
}

/** The products that may have been meant, each once. */
export function meantProducts(site: Pick<ToolSite, 'url'>, meant: readonly Meant[]) {
  return [...new Set(meant.map(({ product }) => product))].map((product) =>
    namedProduct(site, product),
  )
}
