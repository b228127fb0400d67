import * as z from 'zod/mini'
import type { AttributeValue } from '#domain/catalogue/attribute.ts'
import { isPlaceField } from '#domain/catalogue/place-fields.ts'
import { lookup } from '#domain/lookup.ts'

/** Far beyond what anybody writes, in characters and entries: a page holds what a document holds. */
const most = { name: 200, line: 4000, prose: 50_000, list: 1000 }

const atMost = (count: number, of: string) => `must have ${count} ${of} at most`

/** Bounds a value, or a list of values. */
const within = (length: number) => {
  const isShort = (value: unknown) => typeof value !== 'string' || value.length <= length
  return [
    z.refine(
      (value) => !Array.isArray(value) || value.length <= most.list,
      atMost(most.list, 'entries'),
    ),
    z.refine(
      (value) => (Array.isArray(value) ? value.every(isShort) : isShort(value)),
      atMost(length, 'characters'),
    ),
  ]
}

const textUpTo = (length: number) => z.nullish(z.string('must be text').check(...within(length)))

/** Features and videos come as a list from newer editors and as one text from older ones. */
const textsUpTo = (length: number) =>
  z.nullish(
    z
      .union([z.string(), z.array(z.string())], 'must be text or a list of texts')
      .check(...within(length)),
  )

const isScalar = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)

/** Further members are for the check to judge; a map may have a `toString` of its own. */
const plain = z.unknown().check(z.refine((value) => Object(value) !== value))
const limit = z.optional(z.number())
const measure = z
  .catchall(z.object({ min: limit, typ: limit, max: limit }), plain)
  .check(z.refine(({ min, typ, max }) => (min ?? typ ?? max) !== undefined))

/** True for one value of an attribute field. */
export const isAttributeValue = (value: unknown): value is AttributeValue =>
  isScalar(value) || measure.safeParse(value).success

/** What each kind of field may hold. A field that may be left out may be null as well. */
const kinds = {
  name: z.string('must be text').check(z.regex(/\S/, 'must not be empty'), ...within(most.line)),
  /** What stands in an address as it is. */
  slug: z
    .string('must be text')
    .check(
      z.regex(/^\w[\w-]*$/, 'must be letters, digits, hyphens and underscores'),
      ...within(most.line),
    ),
  text: textUpTo(most.prose),
  list: textsUpTo(most.prose),
  picture: textUpTo(most.line),
  document: textUpTo(most.line),
  film: textUpTo(most.line),
  films: textsUpTo(most.line),
  /** Where a product stands: shown on its own, and a filter as well. */
  place: textUpTo(most.line),
  number: z.nullish(z.number('must be a number')),
  /** A hosted database's console offers true and numbers as readily as text; only a text N excludes. */
  flag: z.nullish(
    z.custom(isScalar, 'must be text, a number, true or false').check(...within(most.line)),
  ),
  /** Maps and lists of which each reader takes what is sound: a fault must not cost a product its page. */
  lenient: z.optional(z.unknown()),
  /** The same, of what can be ordered. */
  ordering: z.optional(z.unknown()),
  attribute: z.nullish(
    z
      .custom(
        (value) => [value].flat().every(isAttributeValue),
        'must be text, a number, true or false, a measure, or a list of these',
      )
      .check(...within(most.line)),
  ),
}
export type FieldKind = keyof typeof kinds

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
type Shape = { [Field in ContentField]: (typeof kinds)[(typeof contentFields)[Field]] }
/** A sound document. Fields that `contentFields` does not name hold attribute values. */
export type ProductDocument = z.infer<z.ZodMiniObject<Shape>> & { [attribute: string]: unknown }

/** A field that is not as it must be. */
export type DocumentFault = { field: string; message: string }

export type ReadDocument =
  | { ok: true; document: ProductDocument }
  | { ok: false; faults: DocumentFault[] }

/** Checks a document of the database. */
export function readProductDocument(data: unknown): ReadDocument {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    return { ok: false, faults: [{ field: '', message: 'must be an object with fields' }] }
  }
  const required = { product: undefined, slug: undefined }
  // Field by field: the copy that an object schema makes takes five times as long.
  const faults = Object.entries({ ...required, ...data }).flatMap(([field, value]) => {
    // No field of anyone's: attributes leave it out as well.
    if (field === '__proto__') return []
    if (field.length > most.name) {
      return [{ field: `${field.slice(0, 40)}…`, message: atMost(most.name, 'characters') }]
    }
    const kind = lookup<FieldKind>(contentFields, field) ?? 'attribute'
    const issue = kinds[kind].safeParse(value).error?.issues[0]
    return issue ? [{ field, message: issue.message }] : []
  })
  return faults.length ? { ok: false, faults } : { ok: true, document: data as ProductDocument }
}

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
