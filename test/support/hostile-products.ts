import fc from 'fast-check'
import { contentFields } from '#domain/catalogue/product-document.ts'
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
