import { site } from '#content/site.ts'
import { productFileLinks } from '#app/lib/document-link.ts'
import { paths } from '#app/lib/paths.ts'
import { formatValues } from '#domain/catalogue/attribute.ts'
import { relatedProducts, type Catalogue } from '#domain/catalogue/catalogue.ts'
import type { Product, ProductVideo } from '#domain/catalogue/product.ts'
import { cutText } from '#domain/catalogue/text.ts'
import { videoSource } from '#domain/catalogue/video.ts'
import { lookup } from '#domain/lookup.ts'
import { fileUrl } from '#domain/pictures.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/crawlers.ts'
import { filmNames } from '../catalogue/film-names.ts'
import { wholeSpecification } from '../catalogue/specification-view.ts'
import type { Fact, FactBlock, ProductFacts, Statement } from '../catalogue/product-facts-view.ts'
import { orderingView, type OrderingView } from '../catalogue/ordering-view.ts'
import { blocks, item, link, plainText, table } from './markdown.ts'
import type { WithdrawnView } from '#app/features/catalogue/withdrawn-view.ts'

const relatedTextLength = 120

/** A product's page for those who read text: everything it says, with absolute addresses. */
export function productMarkdown(
  catalogue: Catalogue<Product>,
  product: Product,
  origin: string,
  facts?: ProductFacts,
): string {
  const { name, text, sections, features, faq, videos, slug } = product
  const specification = wholeSpecification(product)
  const order = orderingView(product)
  const films = filmNames(product)
  return blocks(
    `# ${plainText(name)}`,
    identity(product, origin).join('\n'),
    ...(facts?.statements ?? []).map((statement) => spoken(statement, origin)),
    plainText(text),
    specification.length ? `## ${texts.specification}` : '',
    specification.length
      ? table(
          [texts.property, texts.value],
          specification.map(({ label, unit, values }) => [
            plainText(label),
            plainText(formatValues(values, unit)),
          ]),
        )
      : '',
    ...sections.flatMap(({ heading, description }) => [
      heading ? `## ${plainText(heading)}` : '',
      plainText(description),
    ]),
    ...features.flatMap(({ heading, items }) => [
      `## ${plainText(heading || texts.features)}`,
      list(items.map(plainText)),
    ]),
    `## ${texts.ordering}`,
    ...(order ? orderable(order) : []),
    delivery(product, origin, !order),
    ...(facts?.blocks ?? []).flatMap((block) => blockOf(block, origin)),
    faq.length ? `## ${texts.faqs}` : '',
    ...faq.flatMap(({ question, answer }) => [
      question ? `### ${plainText(question)}` : '',
      plainText(answer),
    ]),
    titledList(texts.documents, documents(product, origin, facts)),
    titledList(
      texts.films,
      videos.flatMap(({ title, url }) =>
        filmLink({ title: lookup(films, url)?.title ?? title, url }, origin),
      ),
    ),
    titledList(texts.relatedProducts, related(catalogue, product, origin)),
    fillIn(texts.webPage, { address: origin + paths.product(slug) }),
  )
}

function identity({ partNumber, family, subFamily }: Product, origin: string): string[] {
  const place = [
    family && link(family, origin + paths.familyByName(family)),
    family && subFamily && link(subFamily, origin + paths.familyByName(family, subFamily)),
  ]
  return [
    item(fillIn(texts.maker, { name: plainText(site.legalName) })),
    ...(partNumber ? [item(fillIn(texts.partNumber, { number: plainText(partNumber) }))] : []),
    ...(family ? [item(fillIn(texts.family, { family: place.filter(Boolean).join(' / ') }))] : []),
  ]
}

function delivery({ partNumber, files }: Product, origin: string, alone: boolean): string {
  const sheet = files.some(({ kind }) => kind === 'dataSheet')
  return [
    ...(alone && partNumber ? [fillIn(texts.orderBy, { number: plainText(partNumber) })] : []),
    ...(sheet ? [texts.sheetListsOptions] : []),
    fillIn(texts.onRequest, { contact: link(texts.contactUs, origin + paths.contact()) }),
  ].join(' ')
}

/** The pattern with what each place takes, and the part numbers that are ready. */
function orderable({ how, pattern, slots, columns, rows }: OrderingView): string[] {
  const labels = new Map(pattern?.slots.map(({ key, label }) => [key, label]))
  const spelled = pattern?.pattern.replace(/\{([^{}]*)\}/g, (_, key) => `{${labels.get(key)}}`)
  return [
    plainText(how),
    spelled ? fillIn(texts.pattern, { pattern: plainText(spelled) }) : '',
    list(slots.map(({ label, value }) => plainText(`${label}: ${value}`))),
    rows.length
      ? table(
          columns.map(plainText),
          rows.map((cells) => cells.map(plainText)),
        )
      : '',
  ]
}

function spoken({ text, link: to }: Statement, origin: string): string {
  return [plainText(text), to && link(to.label, origin + to.to)].filter(Boolean).join(' ')
}

/** Each label with a list of its own where more than one thing stands beside it. */
function blockOf({ heading, rows }: FactBlock, origin: string): string[] {
  const said = ({ text, to, note }: Fact) =>
    (to ? link(text, origin + to) : plainText(text)) + (note ? ` (${plainText(note)})` : '')
  return [
    `## ${plainText(heading)}`,
    ...rows.flatMap(({ label, of, facts }) => {
      const name = plainText(of ? `${label} (${of})` : label)
      const [only] = facts
      return facts.length === 1 && only
        ? [`${name}: ${said(only)}`]
        : [`${name}:`, list(facts.map(said))]
    }),
  ]
}

function documents({ files }: Product, origin: string, facts?: ProductFacts): string[] {
  return productFileLinks(files).flatMap(({ kind, label, href }) => {
    const note = facts?.files[kind]
    return href ? [link(label, absolute(href, origin)) + (note ? ` (${plainText(note)})` : '')] : []
  })
}

function filmLink({ title, url }: ProductVideo, origin: string): string[] {
  const source = videoSource(url)
  if (!source) return []
  const address =
    source.type === 'youtube'
      ? `https://www.youtube.com/watch?v=${source.id}`
      : absolute(fileUrl(source.url) ?? '', origin)
  return [link(title || texts.film, address)]
}

function related(catalogue: Catalogue<Product>, product: Product, origin: string): string[] {
  return relatedProducts(catalogue, product.relatedProducts)
    .filter(({ slug }) => slug !== product.slug)
    .map(({ name, slug, text }) => {
      const note = cutText(text, relatedTextLength)
      return link(name, origin + paths.markdown(slug)) + (note && `: ${plainText(note)}`)
    })
}

function titledList(title: string, items: readonly string[]): string {
  return items.length ? `## ${title}\n\n${list(items)}` : ''
}

function list(items: readonly string[]): string {
  return items.map(item).join('\n')
}

/** Files may lie on another host. */
function absolute(url: string, origin: string): string {
  return url.startsWith('/') ? origin + url : new URL(url).href
}

/** The page of a product that is no longer made, for those who read text. */
export function withdrawnMarkdown(view: WithdrawnView, origin: string): string {
  const { slug, name, partNumber, text, statement, family, files, successor } = view
  const documents = files.flatMap(({ label, href }) =>
    href ? item(link(label, new URL(href, origin).href)) : [],
  )
  return blocks(
    `# ${plainText(name)}`,
    plainText(statement),
    [
      ...(partNumber ? [item(fillIn(texts.partNumber, { number: plainText(partNumber) }))] : []),
      ...(family
        ? [
            item(
              fillIn(texts.family, {
                family: link(family.name, origin + paths.family(family.slug)),
              }),
            ),
          ]
        : []),
    ].join('\n'),
    plainText(text),
    ...(successor
      ? [
          `## ${successor.heading}`,
          link(successor.card.name, origin + paths.markdown(successor.card.slug)) +
            (successor.card.number &&
              fillIn(texts.alsoNumber, { number: plainText(successor.card.number) })),
        ]
      : []),
    ...(documents.length ? [`## ${texts.documentsInService}`, documents.join('\n')] : []),
    fillIn(texts.sparesOnRequest, { contact: link(texts.contactUs, origin + paths.contact()) }),
    fillIn(texts.webPage, { address: origin + paths.product(slug) }),
  )
}
