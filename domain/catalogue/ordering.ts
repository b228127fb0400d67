import type * as z from 'zod/mini'
import { variantOrderSchema } from '#domain/records/product-members.ts'
import { readMember, type FieldFault } from './read-member.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/faults.ts'
import type { AttributeValue } from './attribute.ts'
import { readPattern, storedAttributes, type NumberPattern } from './number-pattern.ts'
import { trimmedText } from './product.ts'

/** One part number that can be ordered as it stands. */
export type Variant = z.infer<typeof variantOrderSchema> & {
  partNumber: string
  /** What tells it from the product's other variants, by attribute key. */
  attributes: Record<string, AttributeValue[]>
}

export type Ordering = {
  variants: Variant[]
  pattern: NumberPattern | undefined
}

/**
 * What can be ordered of a product, from its fields `variants` and `ordering` as stored. A
 * malformed part is set aside with its reason; the rest, and the product, stay.
 */
export function readOrdering(stored: { variants?: unknown; ordering?: unknown }): Ordering & {
  faults: FieldFault[]
} {
  const faults: FieldFault[] = []
  const variants = readVariants(stored.variants, (message) =>
    faults.push({ field: 'variants', message }),
  )
  const { pattern, messages } = readPattern(stored.ordering)
  faults.push(...messages.map((message) => ({ field: 'ordering', message })))
  return { variants, pattern, faults }
}

function readVariants(stored: unknown, refuse: (message: string) => void): Variant[] {
  if (stored === undefined || stored === null) return []
  if (!Array.isArray(stored)) {
    refuse(texts.variantList)
    return []
  }
  return stored.flatMap((item: unknown, at) => {
    const fields = Object(item) as Record<string, unknown>
    const partNumber = trimmedText(fields.partNumber)
    if (!partNumber) {
      refuse(fillIn(texts.variantNoNumber, { entry: fillIn(texts.entry, { number: at + 1 }) }))
      return []
    }
    const say = (message: string) => refuse(`${partNumber}: ${message}`)
    const members = Object.fromEntries(orderKeys.map((key) => [key, fields[key]]))
    const order = readMember(variantOrderSchema, members, {
      field: 'variants',
      example: '{"stock": "order", "leadDays": 10}',
      needed: [],
    })
    order.faults.forEach(({ message }) => say(message))
    const attributes = storedAttributes(
      fields,
      (key) => say(`${key} ${texts.notAValue}`),
      new Set(['partNumber', ...orderKeys]),
    )
    return { stock: 'order' as const, ...order.value, partNumber, attributes }
  })
}

const orderKeys = Object.keys(variantOrderSchema.shape)
