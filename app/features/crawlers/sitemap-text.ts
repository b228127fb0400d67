import { fixedPages } from '#content/pages.ts'
import { paths } from '#app/lib/paths.ts'
import { programPaths } from '#app/lib/program-paths.ts'
import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import { escapeMarkup } from '#domain/texts/escape-markup.ts'

/** The protocol's limit for one file. */
export const maxAddresses = 50_000

/**
 * Every page that search engines may show (sitemaps.org, 0.9), whole while it fits into one
 * file; else an index of parts, and with `part` one of them, counted from 1. Undefined for a
 * part there is not. When a page last changed is not known, so nothing is said of it.
 */
export function sitemapText(
  catalogue: Catalogue,
  origin: string,
  part?: number,
  { documents = [], max = maxAddresses }: { documents?: readonly string[]; max?: number } = {},
): string | undefined {
  const addresses = sitemapPaths(catalogue, documents)
  const parts = Math.ceil(addresses.length / max)
  if (part === undefined && parts > 1) {
    return document(
      'sitemapindex',
      Array.from({ length: parts }, (_, i) =>
        element('sitemap', origin + programPaths.sitemap(i + 1)),
      ),
    )
  }
  const index = (part ?? 1) - 1
  if (!Number.isSafeInteger(index) || index < 0 || index >= parts) return undefined
  const start = index * max
  return document(
    'urlset',
    addresses.slice(start, start + max).map((path) => element('url', origin + path)),
  )
}

/** Families' types are pages of their own where there are several; `documents` are slugs. */
export function sitemapPaths(
  { families, products }: Catalogue,
  documents: readonly string[] = [],
): string[] {
  const all = [
    paths.home(),
    paths.products(),
    ...fixedPages.map(({ path }) => path),
    ...families.flatMap(({ slug, subFamilies }) => [
      paths.family(slug),
      ...(subFamilies.length > 1 ? subFamilies.map((type) => paths.family(slug, type)) : []),
    ]),
    ...products.map(({ slug }) => paths.product(slug)),
    ...documents.map((slug) => paths.document(slug)),
  ]
  // A product may have the slug of a page, which the check tells and whose address is the page's.
  return [...new Set(all)]
}

function document(root: string, elements: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${elements.join('\n')}
</${root}>
`
}

function element(name: string, address: string): string {
  return `  <${name}><loc>${escapeMarkup(address)}</loc></${name}>`
}
