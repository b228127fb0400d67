import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/faults.ts'
import type { AttributeValue } from './attribute.ts'
import { readPattern, type NumberPattern } from './number-pattern.ts'
import { trimmedText } from './product.ts'
import { storedAttributes } from './stored-attributes.ts'

/** One part number that can be ordered as it stands. */
export type Variant = {
  partNumber: string
  /** What tells it from the product's other variants, by attribute key. */
  attributes: Record<string, AttributeValue[]>
  /** `stock`: leaves the shelf; `order`: made for the order. */
  stock: (typeof stockStates)[number]
  /** Working days to dispatch; undefined where nobody promised any. */
  leadDays?: number
  /** Pieces in a pack, where it is sold in packs only. */
  packQuantity?: number
}

export type Ordering = {
  variants: Variant[]
  pattern: NumberPattern | undefined
}

/** A part that could not be used, and what to write instead. */
export type OrderingFault = { field: 'variants' | 'ordering'; message: string }

const stockStates = ['stock', 'order'] as const

/**
 * What can be ordered of a product, from its fields `variants` and `ordering` as stored. A
 * malformed part is set aside with its reason; the rest, and the product, stay.
 */
export function readOrdering(stored: { variants?: unknown; ordering?: unknown }): Ordering & {
  faults: OrderingFault[]
} {
  const read = readVariants(stored.variants)
  const { pattern, messages } = readPattern(stored.ordering)
  return {
    variants: read.variants,
    pattern,
    faults: [
      ...read.messages.map((message) => ({ field: 'variants' as const, message })),
      ...messages.map((message) => ({ field: 'ordering' as const, message })),
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
    const fields = typeof item === 'object' && item !== null ? item : {}
    const { partNumber: given, stock, leadDays, packQuantity } = fields as Stored
    const partNumber = trimmedText(given)
    if (!partNumber) {
      const entry = fillIn(texts.entry, { number: at + 1 })
      messages.push(fillIn(texts.variantNoNumber, { entry }))
      return
    }
    const count = (name: string, value: unknown) => {
      if (value !== undefined && value !== null && !isCount(value))
        messages.push(fillIn(texts.countOf, { number: partNumber, name }))
    }
    count('leadDays', leadDays)
    count('packQuantity', packQuantity)
    if (!isStockState(stock)) {
      messages.push(fillIn(texts.stockOf, { number: partNumber }))
    }
    variants.push({
      partNumber,
      attributes: storedAttributes(
        fields,
        (key) => messages.push(`${partNumber}: ${key} ${texts.notAValue}`),
        ofOrders,
      ),
      stock: isStockState(stock) ? stock : 'order',
      ...(isCount(leadDays) && { leadDays }),
      ...(isCount(packQuantity) && { packQuantity }),
    })
  })
  return { variants, messages }
}

type Stored = Record<'partNumber' | 'stock' | 'leadDays' | 'packQuantity', unknown>
/** What a variant says beside its attributes. */
const ofOrders = new Set<string>([
  'partNumber',
  'stock',
  'leadDays',
  'packQuantity',
] satisfies (keyof Stored)[])

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) > 0
}

function isStockState(value: unknown): value is Variant['stock'] {
  return stockStates.includes(value as Variant['stock'])
}
