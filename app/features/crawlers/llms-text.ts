import { familyPages } from '#content/family-pages.ts'
import { llmsSections } from '#content/llms.ts'
import { lossBudget } from '#content/loss-budget.ts'
import { fixedPages } from '#content/pages.ts'
import { siteDescription } from '#content/site-description.ts'
import { site } from '#content/site.ts'
import { paths } from '#app/lib/paths.ts'
import { programPaths, toolNames } from '#app/lib/program-paths.ts'
import type { Catalogue, FamilySummary } from '#domain/catalogue/catalogue.ts'
import type { ProductSummary } from '#domain/catalogue/product.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/crawlers.ts'
import { cardFacts } from '../catalogue/card.ts'
import { blocks, item, link, plainText } from './markdown.ts'
import { updates } from './updates.server.ts'

type Page = (typeof fixedPages)[number]

/** A family of thousands would push all others out of what a model reads at once. */
export const maxProducts = 200

/** A guide, note or paper that is a page. */
export type ListedDocument = { title: string; slug: string; lede: string }

/** The site for language models, in the form of llmstxt.org. */
export function llmsText(
  catalogue: Catalogue<ProductSummary>,
  origin: string,
  documents: readonly ListedDocument[] = [],
): string {
  const sections = llmsSections.map(({ heading, pages }) => ({
    heading,
    pages: pages.flatMap((named) => fixedPages.filter(({ path }) => matches(path, named))),
  }))
  const rest = fixedPages.filter((page) => !sections.some(({ pages }) => pages.includes(page)))
  return blocks(
    `# ${plainText(site.legalName)}`,
    `> ${plainText(siteDescription)}`,
    plainText(site.tagline),
    fillIn(texts.programs, {
      address: origin + programPaths.mcp(),
      tools: toolNames.filter((name) => lossBudget || name !== 'loss_budget').join(', '),
    }),
    fillIn(texts.about, { address: origin + programPaths.sitemap() }),
    ...sections.map(({ heading, pages }) => section(heading, pagesOf(pages, origin))),
    section(
      texts.documents,
      documents.map(({ title, slug, lede }) =>
        note(title, `${origin}${paths.document(slug)}.md`, lede),
      ),
    ),
    ...catalogue.families.map((family) => section(family.name, productsOf(family, origin))),
    section(texts.optional, [
      ...pagesOf(rest, origin),
      link(texts.allProducts, origin + paths.products()),
      ...(updates.length > 0
        ? [link(fillIn(texts.updates, { maker: site.name }), origin + programPaths.updates())]
        : []),
    ]),
  )
}

function matches(path: string, pattern: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
}

function section(heading: string, items: readonly string[]): string {
  return items.length ? `## ${plainText(heading)}\n\n${items.map(item).join('\n')}` : ''
}

function pagesOf(pages: readonly Page[], origin: string): string[] {
  return pages.map(({ title, path, description }) => note(title, origin + path, description))
}

function productsOf(family: FamilySummary, origin: string): string[] {
  const { name, slug, products } = family
  const about = familyPages.find((page) => page.slug === slug)?.subHeadline ?? ''
  const left = products.length - maxProducts
  return [
    note(fillIn(texts.allOf, { name }), origin + paths.family(slug), about),
    link(fillIn(texts.rows, { name }), origin + programPaths.feed(slug, 'csv')),
    link(fillIn(texts.facts, { name }), origin + programPaths.feed(slug, 'jsonl')),
    ...products.slice(0, maxProducts).map((product) => {
      const facts = cardFacts(product).map(({ label, value }) => `${label} ${value}`)
      const about = [product.partNumber, ...facts].filter(Boolean).join(', ')
      return note(product.name, origin + paths.markdown(product.slug), about)
    }),
    ...(left > 0 ? [link(plural(left, texts.more), origin + paths.family(slug))] : []),
  ]
}

function note(title: string, url: string, text: string): string {
  return link(title, url) + (text && `: ${plainText(text)}`)
}
