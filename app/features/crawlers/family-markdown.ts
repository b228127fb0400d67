import { familyPages } from '#content/family-pages.ts'
import { paths } from '#app/lib/paths.ts'
import { programPaths } from '#app/lib/program-paths.ts'
import type { FamilySummary } from '#domain/catalogue/catalogue.ts'
import type { ProductSummary } from '#domain/catalogue/product.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/crawlers.ts'
import { cardFacts } from '../catalogue/card.ts'
import { blocks, item, link, namesInList, plainText } from './markdown.ts'

/** A family for those who read text: what it is, its products by type, and where all facts are. */
export function familyMarkdown(family: FamilySummary<ProductSummary>, origin: string): string {
  const { name, slug, subFamilies, products } = family
  const content = familyPages.find((page) => page.slug === slug)
  const said = content ? [content.headline, content.subHeadline, content.bodyText] : []
  const of = (type: string) => products.filter(({ subFamily }) => subFamily === type)
  const rest = products.filter(({ subFamily }) => !subFamilies.includes(subFamily))
  return blocks(
    `# ${plainText(name)}`,
    ...said.map(plainText),
    [
      item(link(fillIn(texts.rows, { name }), origin + programPaths.feed(slug, 'csv'))),
      item(link(fillIn(texts.facts, { name }), origin + programPaths.feed(slug, 'jsonl'))),
    ].join('\n'),
    ...subFamilies.flatMap((type) => [
      `## ${plainText(type)}`,
      listed(of(type), origin, paths.familyByName(name, type)),
    ]),
    listed(rest, origin, paths.family(slug)),
    fillIn(texts.webPage, { address: origin + paths.family(slug) }),
  )
}

/** `page` lists them all. */
function listed(products: readonly ProductSummary[], origin: string, page: string): string {
  const left = products.length - namesInList
  return [
    ...products.slice(0, namesInList).map((product) => {
      const facts = cardFacts(product).map(({ label, value }) => `${label} ${value}`)
      const about = plainText([product.partNumber, ...facts].filter(Boolean).join(', '))
      return item(`${link(product.name, origin + paths.markdown(product.slug))}: ${about}`)
    }),
    ...(left > 0 ? [item(link(plural(left, texts.more), origin + page))] : []),
  ].join('\n')
}
