import { slugOf } from '#domain/texts/slug.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/faults.ts'
import { encodeFields } from '../firestore/firestore-value.ts'
import {
  errorFault,
  idOf,
  warningFault,
  quote,
  type CatalogueFile,
  type Fault,
} from './check-fault.ts'
import { measureMessage } from './check-attribute-value.ts'
import { readProductDocument } from '#domain/records/product-document.ts'

/** Fields of a wrong type, and what the document database could not store. */
export function schemaFaults({ file, data }: CatalogueFile): Fault[] {
  const slug = data.slug ?? ''
  const read = readProductDocument(slug === '' ? { ...data, slug: idOf(file) } : data)
  const fields = read.ok ? [] : read.faults.map(({ field }) => field)
  const faults = fields.map((field) =>
    errorFault(
      file,
      field,
      field === 'slug' ? slugMessage(data.slug) : typeMessage(field, data[field]),
    ),
  )
  if (!fields.includes('slug'))
    faults.push(...slugFaults(file, typeof slug === 'string' ? slug : ''))
  return read.ok ? [...faults, ...storageFaults(file, data)] : faults
}

/** Of a slug that the site takes; an empty one stands for the file's name. */
function slugFaults(file: string, slug: string): Fault[] {
  const id = idOf(file)
  if (slug && slug !== id) {
    const message = fillIn(texts.slugNotFile, { slug: quote(slug), slug_: slug, id: quote(id) })
    return [errorFault(file, 'slug', message)]
  }
  return slug && slug === slugOf(slug)
    ? []
    : [warningFault(file, 'slug', slugMessage(slug || undefined))]
}

function slugMessage(value: unknown): string {
  const rule = texts.slugRule
  if (typeof value !== 'string' || value.trim() === '') {
    return fillIn(texts.slugFound, { rule, found: actual(value) })
  }
  const [slug, better] = [quote(value), slugOf(value)]
  return better
    ? fillIn(texts.slugBetter, { rule, slug, better: quote(better) })
    : fillIn(texts.slugIs, { rule, slug })
}

/** What the schema takes is asked of the schema itself, so that the two never differ. */
function typeMessage(field: string, value: unknown): string {
  if (field === 'product' && (value === undefined || typeof value === 'string')) {
    const what = value === undefined ? texts.isMissing : texts.isBlank
    return fillIn(texts.nameNeeded, { what })
  }
  const takes = (candidate: unknown) =>
    readProductDocument({ product: 'a', slug: 'a', [field]: candidate }).ok
  const kinds = [
    takes('a') && texts.kinds.text,
    takes(1) && texts.kinds.number,
    takes(true) && texts.kinds.boolean,
    takes({ max: 1 }) && texts.kinds.measure,
    takes([1]) ? texts.kinds.listOfThese : takes(['a']) && texts.kinds.listOfTexts,
  ].filter((kind) => kind !== false)
  const bad = Array.isArray(value) && takes(['a']) ? value.findIndex((item) => !takes([item])) : -1
  const inner: unknown = bad < 0 ? value : (value as unknown[])[bad]
  const within = (message: string) =>
    bad < 0 ? message : fillIn(texts.hasItem, { number: bad + 1, message })
  const measure = takes({ max: 1 }) && isMeant(inner) && measureMessage(inner)
  if (measure) return within(measure)
  const found = within(actual(inner))
  const unquote = typeof value === 'string' && value.trim() && takes(Number(value))
  const message = fillIn(texts.mustBe, { found, kinds: listed(kinds) })
  return message + (unquote ? texts.withoutQuotes : '')
}

/** True for an object that was meant as a measure: it has one of its parts. */
function isMeant(value: unknown): value is object {
  return Object.keys(Object(value) as object).some((part) => /^(min|typ|max|basis|at)$/.test(part))
}

function actual(value: unknown): string {
  if (value === undefined) return texts.isMissing
  if (value === '') return texts.isEmpty
  if (value === null || typeof value === 'boolean') {
    return fillIn(texts.isValue, { value: String(value) })
  }
  if (typeof value === 'string') return fillIn(texts.isText, { value: quote(value) })
  if (typeof value === 'number') return fillIn(texts.isNumber, { value })
  return Array.isArray(value) ? texts.isList : texts.isObject
}

function listed(kinds: readonly string[]): string {
  const last = kinds.at(-1) ?? texts.kinds.none
  return kinds.length > 1 ? kinds.slice(0, -1).join(', ') + texts.or + last : last
}

function storageFaults(file: string, data: object): Fault[] {
  try {
    encodeFields(data)
    // Firestore takes UTF-8 only, which half of a surrogate pair cannot be written in.
    return Object.entries(data)
      .filter(([, value]) => [value].flat().some((v) => typeof v === 'string' && !v.isWellFormed()))
      .map(([field]) => errorFault(file, field, texts.halfCharacter))
  } catch (cause) {
    const message = fillIn(texts.notStored, { message: (cause as Error).message })
    return [errorFault(file, '', message)]
  }
}
