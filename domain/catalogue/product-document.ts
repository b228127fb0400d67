import type { AttributeValue } from './attribute.ts'

const isText = (value: unknown): value is string => typeof value === 'string'
const isNumber = (value: unknown): value is number => Number.isFinite(value)
const isScalar = (value: unknown): value is AttributeValue =>
  isText(value) || isNumber(value) || typeof value === 'boolean'
const isListOf = <T>(value: unknown, is: (item: unknown) => item is T): value is T[] =>
  Array.isArray(value) && value.every(is)
const isAbsent = (value: unknown): value is null | undefined =>
  value === null || value === undefined

const slugForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** What each kind of field may hold: undefined when the value is sound, else what it must be. */
const kinds = {
  name: (value: unknown) =>
    isText(value) ? (/\S/.test(value) ? undefined : 'must not be empty') : 'must be text',
  slug: (value: unknown) =>
    isText(value)
      ? slugForm.test(value)
        ? undefined
        : 'must be lower-case letters and digits with single hyphens'
      : 'must be text',
  text: (value: unknown) => (isAbsent(value) || isText(value) ? undefined : 'must be text'),
  // Features and videos come as a list from newer editors and as one text from older ones.
  list: (value: unknown) =>
    isAbsent(value) || isText(value) || isListOf(value, isText)
      ? undefined
      : 'must be text or a list of texts',
  number: (value: unknown) => (isAbsent(value) || isNumber(value) ? undefined : 'must be a number'),
  // A hosted database's console offers true and numbers as readily as text; only a text N excludes.
  flag: (value: unknown) =>
    isAbsent(value) || isScalar(value) ? undefined : 'must be text, a number, true or false',
  attribute: (value: unknown) =>
    isAbsent(value) || isScalar(value) || isListOf(value, isScalar)
      ? undefined
      : 'must be text, a number, true or false, or a list of these',
}
type FieldKind = keyof typeof kinds

/**
 * The content fields of a document in the collection `products`, as the document
 * database stores them. Every other field is an attribute and becomes a filter.
 */
export const contentFields = {
  product: 'name',
  slug: 'slug',
  text: 'text',
  partNumber: 'text',
  rank: 'number',
  image: 'text',
  image2: 'text',
  image3: 'text',
  image4: 'text',
  image5: 'text',
  image6: 'text',
  image7: 'text',
  image8: 'text',
  image9: 'text',
  dataSheet: 'text',
  datasheet: 'text',
  productSheet: 'text',
  installationGuide: 'text',
  quickInstallationGuide: 'text',
  brochure: 'text',
  introVideo: 'text',
  installationVideo: 'text',
  installationVideos: 'list',
  specialVideo1: 'text',
  specialVideo1Title: 'text',
  specialVideo2: 'text',
  specialVideo2Title: 'text',
  featuredContentVideo: 'text',
  section1Heading: 'text',
  section1Description: 'text',
  section2Heading: 'text',
  section2Description: 'text',
  features: 'list',
  featuresHeading: 'text',
  features2: 'list',
  features2Heading: 'text',
  features3: 'list',
  features3Heading: 'text',
  faq: 'list',
  relatedProducts: 'list',
  'Include Y or N': 'flag',
} as const satisfies Record<string, FieldKind>
type ContentField = keyof typeof contentFields

type Stored = {
  name: string
  slug: string
  text: string | null | undefined
  list: string | string[] | null | undefined
  number: number | null | undefined
  flag: AttributeValue | null | undefined
}
/** A sound document. Fields that `contentFields` does not name hold attribute values. */
export type ProductDocument = { product: string; slug: string } & {
  [Field in ContentField]?: Stored[(typeof contentFields)[Field]]
} & { productFamily?: Stored['text']; subFamily?: Stored['text'] } & {
  [attribute: string]: unknown
}

/** A field that is not as it must be. */
export type DocumentFault = { field: string; message: string }

export type ReadDocument =
  { ok: true; document: ProductDocument } | { ok: false; faults: DocumentFault[] }

/**
 * Checks a document of the database. By hand rather than by the schema library, whose code
 * would weigh 4 KB on every page (docs/decisions/005).
 */
export function readProductDocument(data: unknown): ReadDocument {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    return { ok: false, faults: [{ field: '', message: 'must be an object with fields' }] }
  }
  const required = { product: undefined, slug: undefined }
  const faults = Object.entries({ ...required, ...data }).flatMap(([field, value]) => {
    // No field of anyone's: attributes leave it out as well.
    if (field === '__proto__') return []
    const message = kinds[kindOf(field)](value)
    return message ? [{ field, message }] : []
  })
  return faults.length ? { ok: false, faults } : { ok: true, document: data as ProductDocument }
}

/** True for fields that hold a product's content and so are never offered as filters. */
export function isContentField(key: string): key is ContentField {
  return Object.hasOwn(contentFields, key)
}

function kindOf(field: string): FieldKind {
  if (isContentField(field)) return contentFields[field]
  return field === 'productFamily' || field === 'subFamily' ? 'text' : 'attribute'
}
