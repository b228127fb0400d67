import { fixedPages } from '#content/pages.ts'
import { catalogue, products } from './catalogue.ts'
import { documentPages } from './document-pages.ts'

const families = catalogue.families.flatMap(({ slug, subFamilies }) => {
  const path = `/family/${encodeURIComponent(slug)}`
  const types = subFamilies.length > 1 ? subFamilies : []
  return [path, ...types.map((type) => `${path}?${new URLSearchParams({ type })}`)]
})

/** Every page that may be found, as the tests know it from content and catalogue. */
export const sitePaths = [
  '/',
  '/products',
  ...fixedPages.map(({ path }) => path),
  ...families,
  ...products.map(({ slug }) => `/${slug}`),
  ...documentPages,
]

/** What a page is one of: a product's speaks for its family, any other address for its query's names. */
export function kindOfPage(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://site')
  const family = catalogue.bySlug.get(pathname.slice(1))?.family
  const page = pathname.replace(/^(\/documents\/).*/, '$1')
  return [family ?? page, ...new Set(searchParams.keys())].join(' ')
}
