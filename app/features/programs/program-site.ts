import { site as company } from '#content/site.ts'
import type { Site } from '#app/context.ts'
import { paths } from '#app/lib/paths.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { Meant } from '#domain/deciding/choose-columns.ts'
import type { NamedProduct, Source } from '#domain/programs/shapes.ts'

/** What answers to programs are made of: what pages are, and which state of it. */
export type ProgramSite = Pick<
  Site,
  | 'url'
  | 'catalogue'
  | 'addresses'
  | 'companions'
  | 'search'
  | 'knowledge'
  | 'listing'
  | 'numbers'
  | 'textOf'
  | 'version'
> & {
  /** When a product's record was last changed, ISO 8601. */
  updatedOf: (slug: string) => string | undefined
  now: () => number
}

export function sourceOf({ version, now }: Pick<ProgramSite, 'version' | 'now'>): Source {
  return {
    answeredAt: new Date(now()).toISOString(),
    catalogueVersion: version,
    maker: company.legalName,
  }
}

export function namedProduct({ url }: Pick<ProgramSite, 'url'>, product: Product): NamedProduct {
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
export function meantProducts(site: Pick<ProgramSite, 'url'>, meant: readonly Meant[]) {
  return [...new Set(meant.map(({ product }) => product))].map((product) =>
    namedProduct(site, product),
  )
}
