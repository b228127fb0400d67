import * as texts from '#texts/product.ts'
import { soundText } from '#domain/texts/sound-text.ts'
import type { AttributeValue } from './attribute.ts'
import {
  fieldsOf,
  isContentField,
  readProductDocument,
  type ProductDocument,
} from '#domain/records/product-document.ts'

/** What cards, menus, filters and search need of a product. */
export type ProductSummary = {
  slug: string
  name: string
  text: string
  partNumber: string
  family: string
  subFamily: string
  /** Lowest is top of the family; null where the document has none. */
  rank: number | null
  image: string
  /** Attribute fields by document key, each with one or more values; empty values are left out. */
  attributes: Record<string, AttributeValue[]>
  /** What the trade calls it, and its former part numbers: search looks there, no page shows them. */
  aka: string[]
}

export type ProductFile = { kind: keyof typeof fileLabels; label: string; url: string }
export type ProductVideo = { title: string; url: string }
export type TextSection = { heading: string; description: string }
export type FeatureList = { heading: string; items: string[] }
export type FaqItem = { question: string; answer: string }

/** A whole product, as its own page shows it. */
export type Product = ProductSummary & {
  images: string[]
  files: ProductFile[]
  videos: ProductVideo[]
  sections: TextSection[]
  features: FeatureList[]
  faq: FaqItem[]
  /** Names, not slugs: editors name products as readers see them. */
  relatedProducts: string[]
  /** What can be ordered, as stored: `readOrdering` reads them, and no list needs its bytes. */
  variants?: unknown
  ordering?: unknown
  /** As stored, each for its own reader: `readFits`, `readParts`, `readCompliance` and so on. */
  provides?: unknown
  accepts?: unknown
  includes?: unknown
  accessories?: unknown
  compliance?: unknown
  conformity?: unknown
  size?: unknown
  entries?: unknown
  /** False for what is not listed or searched: marked N, or withdrawn. */
  included: boolean
  /** As it is stored, for `readLifecycle`: browsers, which need none of it, carry no code for it. */
  lifecycle: unknown
}

export type ParsedProduct =
  | { ok: true; product: Product }
  | { ok: false; id: string; reasons: string[] }

const fileLabels = texts.files

const summaryContentFields = [
  'product',
  'slug',
  'text',
  'partNumber',
  'rank',
  'image',
  'Include Y or N',
  'lifecycle',
  'aka',
]

/**
 * Reads one document of the collection `products`.
 * A document that breaks the schema comes back with every reason, never as an exception.
 */
export function parseProduct(id: string, data: unknown): ParsedProduct {
  // The document's id is its slug: the field may be left out.
  const read = readProductDocument(isUnnamed(data) ? { ...data, slug: id } : data)
  if (!read.ok)
    return {
      ok: false,
      id,
      reasons: read.faults.map(({ field, message }) => `${field || 'document'}: ${message}`),
    }
  const { document } = read
  if (document.slug !== id) {
    return { ok: false, id, reasons: [`slug: “${document.slug}” is not the document’s id “${id}”`] }
  }
  return { ok: true, product: toProduct(document) }
}

/** Products with 'Include Y or N' equal to the text N, trimmed and in any case, are not shown anywhere. */
export function isIncluded(flag: unknown): boolean {
  return String(flag).trim().toLowerCase() !== 'n'
}

/** True for a stored `lifecycle` of that state. */
function isWithdrawn(lifecycle: unknown): boolean {
  return (lifecycle as { state?: unknown } | null | undefined)?.state === 'withdrawn'
}

/** The document fields a summary needs, given the attribute fields in use: the field mask for lists. */
export function summaryFields(attributeKeys: readonly string[]): string[] {
  return [...new Set([...summaryContentFields, ...fieldsOf('place'), ...attributeKeys])]
}

function isUnnamed(data: unknown): data is object {
  const isObject = typeof data === 'object' && data !== null && !Array.isArray(data)
  return isObject && ((data as { slug?: unknown }).slug ?? '') === ''
}

function toProduct(doc: ProductDocument): Product {
  const images = fieldsOf('picture')
    .map((field) => trimmedText(doc[field]))
    .filter(Boolean)
  return {
    // As stored, each for its own reader.
    ...Object.fromEntries(
      fieldsOf('ordering', 'lenient')
        .filter((field) => doc[field] != null)
        // By its former name; former-names.ts, which knows it, stays out of browsers.
        .map((field) => [field === 'baba' ? 'compliance' : field, doc[field]]),
    ),
    slug: doc.slug,
    name: trimmedText(doc.product),
    text: trimmedText(doc.text),
    partNumber: trimmedText(doc.partNumber),
    family: trimmedText(doc.productFamily),
    subFamily: trimmedText(doc.subFamily),
    rank: doc.rank ?? null,
    image: images[0] ?? '',
    attributes: attributesOf(doc),
    aka: lines(doc.aka),
    images,
    files: filesOf(doc),
    videos: videosOf(doc),
    sections: [1, 2]
      .map((n) => ({
        heading: trimmedText(doc[`section${n}Heading`]),
        description: trimmedText(doc[`section${n}Description`]),
      }))
      .filter((section) => section.heading || section.description),
    features: ['features', 'features2', 'features3']
      .map((key) => ({ heading: trimmedText(doc[`${key}Heading`]), items: lines(doc[key]) }))
      .filter((list) => list.items.length > 0),
    faq: lines(doc.faq).map(splitFaq),
    relatedProducts: lines(doc.relatedProducts),
    included: isIncluded(doc['Include Y or N']) && !isWithdrawn(doc.lifecycle),
    lifecycle: doc.lifecycle,
  }
}

function attributesOf(doc: ProductDocument): Record<string, AttributeValue[]> {
  const attributes: Record<string, AttributeValue[]> = {}
  for (const [key, value] of Object.entries(doc)) {
    if (isContentField(key) || key === '__proto__') continue
    // Not by `String`: a measure may have a `toString` of its own.
    const values = (Array.isArray(value) ? value : [value])
      .map((v: unknown) => (typeof v === 'string' ? trimmedText(v) : v))
      .filter((v): v is AttributeValue => v !== null && v !== undefined && v !== '')
    if (values.length > 0) attributes[key] = values
  }
  return attributes
}

function filesOf(doc: ProductDocument): ProductFile[] {
  // Both spellings of a data sheet occur in catalogues that have grown over years.
  const urls = { ...doc, dataSheet: trimmedText(doc.dataSheet) || doc.datasheet }
  return (Object.keys(fileLabels) as (keyof typeof fileLabels)[])
    .map((kind) => ({ kind, label: fileLabels[kind], url: trimmedText(urls[kind]) }))
    .filter(({ url }) => url)
}

function videosOf(doc: ProductDocument): ProductVideo[] {
  const videos = [
    { title: texts.films.introduction, url: trimmedText(doc.introVideo) },
    { title: texts.films.installation, url: trimmedText(doc.installationVideo) },
    ...lines(doc.installationVideos).map((url) => ({ title: texts.films.installation, url })),
    { title: trimmedText(doc.specialVideo1Title), url: trimmedText(doc.specialVideo1) },
    { title: trimmedText(doc.specialVideo2Title), url: trimmedText(doc.specialVideo2) },
    { title: texts.films.featured, url: trimmedText(doc.featuredContentVideo) },
  ].filter((video) => video.url)
  return videos.filter((video, i) => videos.findIndex((other) => other.url === video.url) === i)
}

/** A text field without the white space around it; anything else is empty. */
export function trimmedText(value: unknown): string {
  return typeof value === 'string' ? soundText(value).trim() : ''
}

/** A list, or one text with an item on each line. */
export function lines(value: unknown): string[] {
  const list = Array.isArray(value) ? value : typeof value === 'string' ? value.split('\n') : []
  return list.map(trimmedText).filter(Boolean)
}

/** Splits 'question? answer' after its first question mark; without one, all of it is the answer. */
function splitFaq(entry: string): FaqItem {
  const mark = entry.indexOf('?')
  if (mark < 0) return { question: '', answer: entry.trim() }
  return { question: entry.slice(0, mark + 1).trim(), answer: entry.slice(mark + 1).trim() }
}
