import { lookup } from '#domain/lookup.ts'
import type { AttributeValue, Measure } from './attribute.ts'
import { isPlaceField } from './place-fields.ts'

const isText = (value: unknown): value is string => typeof value === 'string'
const isNumber = (value: unknown): value is number => Number.isFinite(value)
const isScalar = (value: unknown): value is string | number | boolean =>
  isText(value) || isNumber(value) || typeof value === 'boolean'
/** What can be written as it is: a map may have a `toString` of its own. */
const isPlain = (value: unknown) => Object(value) !== value
const isMeasure = (value: unknown): value is Measure => {
  const stored = Object(value) as Partial<Record<string, unknown>>
  const numbers = [stored.min, stored.typ, stored.max].filter((number) => number !== undefined)
  return numbers.length > 0 && numbers.every(isNumber) && Object.values(stored).every(isPlain)
}
/** One value of an attribute field. What else a measure holds is for the check to judge. */
export const isAttributeValue = (value: unknown): value is AttributeValue =>
  isScalar(value) || isMeasure(value)
const isListOf = <T>(value: unknown, is: (item: unknown) => item is T): value is T[] =>
  Array.isArray(value) && value.every(is)
const isAbsent = (value: unknown): value is null | undefined =>
  value === null || value === undefined

/** Far beyond what anybody writes, in characters and entries: a page holds what a document holds. */
const most = { name: 200, line: 4000, prose: 50_000, list: 1000 }

/** What stands in an address as it is. */
const slugForm = /^\w[\w-]*$/

const text = (value: unknown) => (isAbsent(value) || isText(value) ? undefined : 'must be text')
// Features and videos come as a list from newer editors and as one text from older ones.
const list = (value: unknown) =>
  isAbsent(value) || isText(value) || isListOf(value, isText)
    ? undefined
    : 'must be text or a list of texts'

/** What each kind of field may hold: undefined when the value is sound, else what it must be. */
const kinds = {
  name: (value: unknown) =>
    isText(value) ? (/\S/.test(value) ? undefined : 'must not be empty') : 'must be text',
  slug: (value: unknown) =>
    isText(value)
      ? slugForm.test(value)
        ? undefined
        : 'must be letters, digits, hyphens and underscores'
      : 'must be text',
  text,
  list,
  picture: text,
  document: text,
  film: text,
  films: list,
  /** Where a product stands: shown on its own, and a filter as well. */
  place: text,
  number: (value: unknown) => (isAbsent(value) || isNumber(value) ? undefined : 'must be a number'),
  // A hosted database's console offers true and numbers as readily as text; only a text N excludes.
  flag: (value: unknown) =>
    isAbsent(value) || isScalar(value) ? undefined : 'must be text, a number, true or false',
  /** Maps and lists whose own reader sets malformed parts aside (readOrdering). */
  ordering: () => undefined,
  attribute: (value: unknown) =>
    isAbsent(value) || isAttributeValue(value) || isListOf(value, isAttributeValue)
      ? undefined
      : 'must be text, a number, true or false, a measure, or a list of these',
  // Reading takes what is sound of it: an addition must not cost a product its page.
  lenient: () => undefined,
}
export type FieldKind = keyof typeof kinds

/**
 * The described fields of a document in the collection `products`, as the document database
 * stores them, by what they hold. Every other field is an attribute and becomes a filter.
 */
export const contentFields = {
  product: 'name',
  slug: 'slug',
  text: 'text',
  partNumber: 'text',
  productFamily: 'place',
  subFamily: 'place',
  rank: 'number',
  image: 'picture',
  image2: 'picture',
  image3: 'picture',
  image4: 'picture',
  image5: 'picture',
  image6: 'picture',
  image7: 'picture',
  image8: 'picture',
  image9: 'picture',
  dataSheet: 'document',
  datasheet: 'document',
  productSheet: 'document',
  installationGuide: 'document',
  quickInstallationGuide: 'document',
  brochure: 'document',
  model: 'document',
  introVideo: 'film',
  installationVideo: 'film',
  installationVideos: 'films',
  specialVideo1: 'film',
  specialVideo1Title: 'text',
  specialVideo2: 'film',
  specialVideo2Title: 'text',
  featuredContentVideo: 'film',
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
  variants: 'ordering',
  ordering: 'ordering',
  'Include Y or N': 'flag',
  lifecycle: 'lenient',
  aka: 'lenient',
  provides: 'lenient',
  accepts: 'lenient',
  includes: 'lenient',
  accessories: 'lenient',
  /** The former name of `compliance`, which counts where both are there. */
  baba: 'lenient',
  compliance: 'lenient',
  conformity: 'lenient',
  size: 'lenient',
  entries: 'lenient',
} as const satisfies Record<string, FieldKind>
export type ContentField = keyof typeof contentFields

type StoredText = string | null | undefined
type StoredList = string | string[] | null | undefined
type Stored = {
  name: string
  slug: string
  text: StoredText
  list: StoredList
  picture: StoredText
  document: StoredText
  film: StoredText
  films: StoredList
  place: StoredText
  number: number | null | undefined
  flag: AttributeValue | null | undefined
  lenient: unknown
  ordering: unknown
}
/** A sound document. Fields that `contentFields` does not name hold attribute values. */
export type ProductDocument = { product: string; slug: string } & {
  [Field in ContentField]?: Stored[(typeof contentFields)[Field]]
} & {
  [attribute: string]: unknown
}

/** A field that is not as it must be. */
export type DocumentFault = { field: string; message: string }

export type ReadDocument =
  | { ok: true; document: ProductDocument }
  | { ok: false; faults: DocumentFault[] }

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
    if (field.length > most.name) {
      return [{ field: `${field.slice(0, 40)}…`, message: atMost(most.name, 'characters') }]
    }
    const kind = kindOf(field)
    const message = kinds[kind](value) ?? tooMuch(kind, value)
    return message ? [{ field, message }] : []
  })
  return faults.length ? { ok: false, faults } : { ok: true, document: data as ProductDocument }
}

/** What is read leniently has bounds of its own. */
function tooMuch(kind: FieldKind, value: unknown): string | undefined {
  if (kind === 'lenient' || kind === 'ordering') return undefined
  const entries: unknown[] = Array.isArray(value) ? value : [value]
  if (entries.length > most.list) return atMost(most.list, 'entries')
  const length = kind === 'text' || kind === 'list' ? most.prose : most.line
  return entries.some((entry) => isText(entry) && entry.length > length)
    ? atMost(length, 'characters')
    : undefined
}

const atMost = (count: number, of: string) => `must have ${count} ${of} at most`

/** True for fields that hold a product's content and so are never offered as filters. */
export function isContentField(key: string): key is ContentField {
  return Object.hasOwn(contentFields, key) && !isPlaceField(key)
}

/** The fields of these kinds, in their order. */
export function fieldsOf(...wanted: FieldKind[]): ContentField[] {
  return (Object.keys(contentFields) as ContentField[]).filter((field) =>
    wanted.includes(contentFields[field]),
  )
}

function kindOf(field: string): FieldKind {
  return lookup<FieldKind>(contentFields, field) ?? 'attribute'
}
