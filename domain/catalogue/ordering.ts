import type * as z from 'zod/mini'
import { variantOrderSchema } from '#domain/records/product-members.ts'
import { readMember, type FieldFault } from './read-member.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/faults.ts'
import type { AttributeValue } from './attribute.ts'
import { readPattern, type NumberPattern } from './number-pattern.ts'
import { trimmedText } from './product.ts'
import { storedAttributes } from './stored-attributes.ts'

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
  const read = readVariants(stored.variants)
  const { pattern, messages } = readPattern(stored.ordering)
  return {
    variants: read.variants,
    pattern,
    faults: [
      ...read.messages.map((message) => ({ field: 'variants', message })),
      ...messages.map((message) => ({ field: 'ordering', message })),
    ],
  }
}

function readVariants(stored: unknown) {
  const messages: string[] = []
  const variants: Variant[] = []
  if (stored === undefined || stored === null) return { variants, messages }
  if (!Array.isArray(stored)) {
    return { variants, messages: [texts.variantList] }
  }
  stored.forEach((item: unknown, at) => {
    const fields = Object(item) as Record<string, unknown>
    const partNumber = trimmedText(fields.partNumber)
    if (!partNumber) {
      const entry = fillIn(texts.entry, { number: at + 1 })
      messages.push(fillIn(texts.variantNoNumber, { entry }))
      return
    }
    const say = (message: string) => messages.push(`${partNumber}: ${message}`)
    const order = readMember(variantOrderSchema, pick(fields, orderKeys), {
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
    variants.push({ stock: 'order', ...order.value, partNumber, attributes })
  })
  return { variants, messages }
}

const orderKeys = Object.keys(variantOrderSchema.shape)

function pick(fields: Record<string, unknown>, keys: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(keys.map((key) => [key, fields[key]]))
}
