import { productWords } from '#content/product-words.ts'
import type { Site, KnowledgeSource } from '#app/context.ts'
import { formatDay, shortenMonths } from '#domain/texts/days.ts'
import { paths } from '#app/lib/paths.ts'
import { readLifecycle } from '#domain/catalogue/lifecycle.ts'
import { successorOf } from '#domain/catalogue/product-addresses.ts'
import type { Product, ProductSummary, ProductFile } from '#domain/catalogue/product.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/product.ts'
import { complianceRows, conformityRows } from './compliance-view.ts'
import { goesWithRows } from './goes-with-view.ts'
import type { Version } from './version-of.ts'
import { ageOf, formatBytes, kindOf } from '#domain/knowledge/describe-file.ts'
import type { KnowledgeItem } from '#domain/knowledge/knowledge-item.ts'
import type { CompanionKind, CompanionRow } from '#domain/catalogue/companions.ts'
import { lookup } from '#domain/lookup.ts'

/** One of the things that stand beside a label: a text, where it leads, and what is said of it. */
export type Fact = { text: string; to?: string; note?: string }
export type FactRow = {
  label: string
  /** Beside the label, smaller. */
  of?: string
  facts: Fact[]
}
export type FactBlock = { id: string; heading: string; rows: FactRow[] }
/** A sentence, and a link that ends it. */
export type Statement = { text: string; link?: { label: string; to: string } }

/** What only the server knows of a product: what it takes the catalogue and the storage to say. */
export type ProductFacts = {
  /** Beside the part number: is it new, going, on somebody's shelf. */
  statements: Statement[]
  blocks: FactBlock[]
  /** Type, size and age of documents, by their kind. */
  files: Record<string, string>
}

export type FactSources = Pick<Site, 'catalogue' | 'addresses' | 'companions' | 'knowledge'>

/** Names in a row of a page; what is beyond is counted, with a link to where it is listed. */
const namesInRow = 4

/** `names`: how many products a row names, and more where nothing has to be short. `version`: the product as what is shown of it. */
export function productFacts(
  sources: FactSources,
  product: Product,
  { names = namesInRow, version }: { names?: number; version?: Version | undefined } = {},
): ProductFacts {
  const judged = complianceRows(product)
  const companions = version
    ? companionsOfVersion(
        sources.companions(version.product),
        product.attributes,
        version.product.attributes,
      )
    : sources.companions(product)
  const standards = conformityRows(product)
  return {
    statements: [
      ...(version ? [versionStatement(version)] : []),
      ...statementsOf(sources, version?.product ?? product),
    ],
    blocks: [
      {
        id: 'goes-with',
        heading: texts.goesWith,
        rows: goesWithRows(companions, names),
      },
      {
        id: 'compliance',
        heading: judged.length ? texts.compliance : texts.standards,
        rows: [...judged, ...standards],
      },
    ].filter(({ rows }) => rows.length),
    files: fileNotes(sources.knowledge, product.files),
  }
}

function versionStatement({ says }: Version): Statement {
  return {
    text: fillIn(texts.thisNumber, { says: says.join(', ') }),
    link: { label: texts.allNumbers, to: '#ordering' },
  }
}

/** What is said beside its part number. */
export function statementsOf(
  sources: Pick<FactSources, 'catalogue' | 'addresses'>,
  product: Product,
): Statement[] {
  return [
    ...lifecycleOf(sources, product),
    ...statementsByAttribute(product).map(({ text, link }) => ({ text, ...(link && { link }) })),
  ]
}

/** What the document of a product that goes names in its place. */
export function namedSuccessor(
  { catalogue, addresses }: Pick<FactSources, 'catalogue' | 'addresses'>,
  product: Product,
): Product | undefined {
  if (!readLifecycle(product.lifecycle)?.replacedBy) return undefined
  const successor = successorOf(catalogue, addresses, product)
  return successor && !successor.isNearest ? successor.product : undefined
}

function lifecycleOf(
  sources: Pick<FactSources, 'catalogue' | 'addresses'>,
  product: Product,
): Statement[] {
  const { state, from, lastOrder } = readLifecycle(product.lifecycle) ?? {}
  if (state === 'new')
    return [{ text: from ? fillIn(texts.newSince, { day: formatDay(from) }) : texts.isNew }]
  if (state !== 'maintenance') return []
  const until = lastOrder && fillIn(texts.lastOrders, { day: formatDay(lastOrder) })
  const successor = namedSuccessor(sources, product)
  const text = [texts.inService, until].filter(Boolean).join(' ')
  if (!successor) return [{ text }]
  const { slug, partNumber, name } = successor
  return [
    {
      text: `${text} ${texts.forNewProjects}`,
      link: { label: partNumber || name, to: paths.product(slug) },
    },
  ]
}

/** What the company says of products with a value of an attribute, for this one. */
const statementsByAttribute = ({ attributes }: ProductSummary) =>
  productWords.statements.filter(({ attribute, value }) =>
    attributes[attribute]?.map(String).includes(value),
  )

/**
 * 'PDF, 180 KB, Nov 2026' of each file that the storage lists, by kind; its type alone
 * of others. A list that is still being read is not waited for: its coming makes pages anew.
 */
function fileNotes(
  { list }: Pick<KnowledgeSource, 'list'>,
  files: readonly ProductFile[],
): Record<string, string> {
  const known = list()
  if (known instanceof Promise) known.catch(() => undefined)
  const items = known instanceof Promise ? [] : known.items
  return Object.fromEntries(files.map(({ kind, url }) => [kind, noteOf(url, items)]))
}

function noteOf(url: string, items: readonly KnowledgeItem[]): string {
  const item = items.find(({ file }) => file?.path === url.replace(/^\//, ''))
  if (!item?.file) return fileType(url)
  // Beside its product a document needs no revision, only how recent it is.
  const [, printed] = /^[^,]*, (.*)$/.exec(item.file.revision ?? '') ?? []
  const age = printed ? shortenMonths(printed) : ageOf(item.file)
  return [kindOf(item), formatBytes(item.file.bytes), age].filter(Boolean).join(', ')
}

function fileType(url: string): string {
  return /\.(\w{2,4})$/.exec(url.split(/[?#]/)[0] ?? '')?.[1]?.toUpperCase() ?? ''
}

/** What is named by number: what goes by an interface has that of the number already. */
const bought = new Set<CompanionKind>(['needs', 'includes', 'accessories'])

type Attributes = Product['attributes']

/**
 * What goes with a product as one of its part numbers: without what has the word of the product's own
 * number where this one has another, as UPC pigtails for a panel with APC ports.
 */
export function companionsOfVersion(
  rows: readonly CompanionRow<Product>[],
  record: Attributes,
  own: Attributes,
): CompanionRow<Product>[] {
  const changed = Object.entries(record).flatMap(([key, before]) => {
    const now = lookup(own, key) ?? []
    const gone = before.filter((value) => typeof value === 'string' && !now.includes(value))
    return gone.length && now.length ? [{ key, gone, now }] : []
  })
  const isOfOther = ({ attributes }: Product) =>
    changed.some(({ key, gone, now }) => {
      const values = lookup(attributes, key) ?? []
      return values.some((one) => gone.includes(one)) && !values.some((one) => now.includes(one))
    })
  return rows
    .map((row) => ({
      ...row,
      companions: row.companions.filter(
        ({ product }) => !bought.has(row.kind) || !product || !isOfOther(product),
      ),
    }))
    .filter(({ companions }) => companions.length > 0)
}
