import { slugOf } from '#domain/texts/slug.ts'
import { encodeFields } from '../firestore/firestore-value.ts'
import {
  errorFault,
  idOf,
  warningFault,
  quote,
  type CatalogueFile,
  type Fault,
} from './check-fault.ts'
import { measureMessage } from './check-measure.ts'
import { readProductDocument } from './product-document.ts'

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
    const message = `is ${quote(slug)}, which is not the file's name: rename the file to ${slug}.json or set slug to ${quote(id)}`
    return [errorFault(file, 'slug', message)]
  }
  return slug && slug === slugOf(slug)
    ? []
    : [warningFault(file, 'slug', slugMessage(slug || undefined))]
}

const rule = 'must be lower-case letters and digits, joined by single hyphens'

function slugMessage(value: unknown): string {
  if (typeof value !== 'string' || value.trim() === '') return `${rule}; it ${actual(value)}`
  const better = slugOf(value)
  return `${rule}; it is ${quote(value)}${better ? `: write ${quote(better)}, also as the file's name` : ''}`
}

/** What the schema takes is asked of the schema itself, so that the two never differ. */
function typeMessage(field: string, value: unknown): string {
  if (field === 'product' && (value === undefined || typeof value === 'string')) {
    return `${value === undefined ? 'is missing' : 'is blank'}: every product needs a name`
  }
  const takes = (candidate: unknown) =>
    readProductDocument({ product: 'a', slug: 'a', [field]: candidate }).ok
  const kinds = [
    takes('a') && 'a text',
    takes(1) && 'a number',
    takes(true) && 'true or false',
    takes({ max: 1 }) && 'a measure such as {"max": 0.5}',
    takes([1]) ? 'a list of these' : takes(['a']) && 'a list of texts',
  ].filter((kind) => kind !== false)
  const bad = Array.isArray(value) && takes(['a']) ? value.findIndex((item) => !takes([item])) : -1
  const inner: unknown = bad < 0 ? value : (value as unknown[])[bad]
  const which = bad < 0 ? '' : `has item ${bad + 1}, which `
  const measure = takes({ max: 1 }) && isMeant(inner) && measureMessage(inner)
  if (measure) return which + measure
  const found = which + actual(inner)
  const unquote = typeof value === 'string' && value.trim() && takes(Number(value))
  return `${found}, but must be ${listed(kinds)}${unquote ? ': write it without quotes' : ''}`
}

/** True for an object that was meant as a measure: it has one of its parts. */
function isMeant(value: unknown): value is object {
  return Object.keys(Object(value) as object).some((part) => /^(min|typ|max|basis|at)$/.test(part))
}

function actual(value: unknown): string {
  if (value === undefined) return 'is missing'
  if (value === '') return 'is empty'
  if (value === null || typeof value === 'boolean') return `is ${value}`
  if (typeof value === 'string') return `is the text ${quote(value)}`
  if (typeof value === 'number') return `is the number ${value}`
  return Array.isArray(value) ? 'is a list' : 'is an object'
}

function listed(kinds: readonly string[]): string {
  const last = kinds.at(-1) ?? 'left out'
  return kinds.length > 1 ? `${kinds.slice(0, -1).join(', ')} or ${last}` : last
}

function storageFaults(file: string, data: object): Fault[] {
  try {
    encodeFields(data)
    // Firestore takes UTF-8 only, which half of a surrogate pair cannot be written in.
    return Object.entries(data)
      .filter(([, value]) => [value].flat().some((v) => typeof v === 'string' && !v.isWellFormed()))
      .map(([field]) => errorFault(file, field, 'holds half a character: write that text again'))
  } catch (cause) {
    return [errorFault(file, '', `cannot be stored: ${(cause as Error).message}`)]
  }
}
