import fc from 'fast-check'
import { contentFields } from '#domain/records/product-document.ts'
import { encodeFields } from '#domain/firestore/firestore-value.ts'
import { hostileText, hostileValue, inherited } from './hostile.ts'

const text = hostileText({ apart: true })
const list = fc.array(text, { maxLength: 4 })
const part = fc.record({ partNumber: text, quantity: fc.nat(9), relation: text })

/** A document of the right shape, all of whose texts mean harm. */
export const hostileDocument: fc.Arbitrary<Record<string, unknown>> = fc
  .record({
    fields: fc.record(
      Object.fromEntries(
        Object.entries(contentFields)
          .filter(([field]) => field !== 'slug')
          .map(([field, kind]) => [field, valueOf(kind)]),
      ),
      { requiredKeys: ['product', 'productFamily', 'subFamily', 'partNumber', 'text'] },
    ),
    attributes: fc.array(
      fc.tuple(
        fc.oneof(fc.constantFrom('bore', 'connector', 'pressure', ...inherited), text),
        fc.oneof(text, list, fc.double({ noNaN: true, noDefaultInfinity: true }), measure()),
      ),
      { maxLength: 6 },
    ),
  })
  .map(({ fields, attributes }) => ({ ...Object.fromEntries(attributes), ...fields }))

function valueOf(kind: string): fc.Arbitrary<unknown> {
  if (kind === 'number') return fc.integer()
  if (kind === 'flag') return fc.constant('Y')
  if (kind === 'list' || kind === 'films') return fc.oneof(text, list)
  if (kind === 'ordering' || kind === 'lenient')
    return fc.oneof(fc.array(part, { maxLength: 3 }), list, hostileValue)
  return text
}

function measure() {
  return fc.record(
    { min: fc.integer(), typ: fc.integer(), max: fc.integer(), basis: text, at: text },
    { requiredKeys: ['typ'] },
  )
}

/** As many families as a menu has room for. */
export const familyCount = 12
const seed = 18

/** So many of them, always the same, by slugs of their own, in families as a company has them. */
export function hostileCatalogue(count: number): Record<string, Record<string, unknown>> {
  const drawn = fc.sample(hostileDocument, { numRuns: count, seed })
  const families = fc.sample(text, { numRuns: familyCount, seed })
  return Object.fromEntries(
    drawn.map((document, i) => {
      const slug = `hostile-${i}`
      const product = `Hostile ${i} ${String(document.product)}`
      // Of no family it would be in no list.
      const productFamily = `F${i % familyCount} ${families[i % familyCount]!}`
      return [slug, { ...stored(document), slug, product, productFamily, rank: i }]
    }),
  )
}

/** What a document database takes: no field of its own names, no list in a list, nothing too deep. */
function stored(document: Record<string, unknown>): Record<string, unknown> {
  const fields = Object.entries(document).filter(([name, value]) => {
    try {
      encodeFields({ [name]: value })
      return true
    } catch {
      return false
    }
  })
  return Object.fromEntries(fields)
}
