import type { DocumentPage } from '#app/features/document/document-page.server.ts'
import { paths } from '#app/lib/paths.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { DocumentBlock } from '#domain/documents/document-block.ts'
import type { ProductFigure } from '#domain/documents/product-figure.ts'
import { fileUrl } from '#domain/pictures.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as crawlerTexts from '#texts/crawlers.ts'
import * as texts from '#texts/documents.ts'
import { blocks as joined, item, link, plainText, table } from './markdown.ts'

/** A document for those who read text, with absolute addresses. */
export function documentMarkdown(page: DocumentPage, origin: string): string {
  const { view, content } = page
  const { title, kicker, date, facts, pdf, lede, slug } = view
  const { products, withdrawn } = content
  const pdfLink = link(texts.openPdf, new URL(pdf, origin).href)
  const text = joined(
    `# ${plainText(title)}`,
    [
      item(plainText([kicker, date].filter(Boolean).join(', '))),
      item(pdfLink + (facts && ` (${plainText(facts)})`)),
    ].join('\n'),
    plainText(lede),
    ...content.sections.flatMap(({ heading, blocks }) => [
      heading && `## ${plainText(heading)}`,
      ...blocks.map((block) => blockOf(block, page, origin)),
    ]),
    ...(page.pages ?? []).flatMap((text, at) => [
      `## ${fillIn(texts.pdfPage, { page: at + 1 })}`,
      plainText(text),
    ]),
    products.length + withdrawn.length ? `## ${texts.forProducts}` : '',
    [
      ...products.map((product) => item(productLink(product, origin))),
      ...withdrawn.map((product) =>
        item(`${productLink(product, origin)} (${texts.noLongerMade})`),
      ),
    ].join('\n'),
    fillIn(crawlerTexts.webPage, { address: origin + paths.document(slug) }),
  )
  // Spaces that keep a number beside its unit are for the eye.
  return text.replaceAll('\u00a0', ' ')
}

function blockOf(block: DocumentBlock, page: DocumentPage, origin: string): string {
  const inner = (blocks: readonly DocumentBlock[]) =>
    joined(...blocks.map((one) => blockOf(one, page, origin))).trimEnd()
  switch (block.kind) {
    case 'text':
      return absolute(block.text, origin)
    case 'heading':
      return `### ${block.text}`
    case 'list':
    case 'letters':
      return block.items.map((text) => item(absolute(text, origin))).join('\n')
    case 'steps':
    case 'numbers':
      return block.items
        .map((text, at) => `${block.first + at}. ${absolute(text, origin)}`)
        .join('\n')
    case 'table':
      return tableOf(block.columns, block.rows)
    case 'notice':
      return `**${texts.notices[block.of]}**\n\n${inner(block.blocks)}`.replace(/^/gm, '> ')
    case 'box':
      return inner(block.blocks)
    case 'picture':
      return `${picture(block.alt, new URL(fileUrl(block.image) ?? '', origin).href)}\n${block.caption}`
    case 'drawing': {
      const { slug, title } = page.view
      const alt = fillIn(texts.figure, { number: block.number, title })
      const address = `${origin}${paths.document(slug)}/figure-${block.number}.svg`
      return `${picture(alt, address)}\n${block.caption}`
    }
    case 'products':
      return productsOf(block, page, origin)
  }
}

function productsOf(
  { slugs, keys, look }: Extract<DocumentBlock, { kind: 'products' }>,
  { content }: DocumentPage,
  origin: string,
): string {
  const { products, productOf, figure, label } = content
  const shown = slugs ? slugs.flatMap((slug) => productOf(slug) ?? []) : products
  if (!shown.length) return ''
  if (look === 'cards') {
    return shown
      .map((product) => item(`${productLink(product, origin)}: ${plainText(product.text)}`))
      .join('\n')
  }
  const stated = keys.filter((key) => shown.some((product) => figure(product, key)))
  return table(
    [texts.product, texts.partNumber, ...stated.map((key) => plainText(label(key)))],
    shown.map((product) => [
      productLink(product, origin),
      plainText(product.partNumber),
      ...stated.map((key) => plainText(inBoth(figure(product, key)))),
    ]),
  )
}

const inBoth = (figure?: ProductFigure) =>
  figure ? figure.text + (figure.us ? ` (${figure.us})` : '') : ''

const productLink = ({ name, slug }: Product, origin: string) =>
  link(name, origin + paths.product(slug))

const tableOf = (columns: readonly string[], rows: readonly (readonly string[])[]) =>
  table(
    columns.map((cell) => cell.replaceAll('|', '\\|')),
    rows.map((row) => row.map((cell) => cell.replaceAll('|', '\\|'))),
  )

const picture = (alt: string, address: string) => `!${link(alt, address)}`

/** Our own pages as a reader elsewhere finds them. */
const absolute = (text: string, origin: string) => text.replace(/\]\(\/(?!\/)/g, `](${origin}/`)
