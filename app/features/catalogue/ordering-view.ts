import { attributeTerms } from '#content/attribute-terms.ts'
import { attributeLookup, formatValue, formatValues } from '#domain/catalogue/attribute.ts'
import type { NumberPattern, Slot } from '#domain/catalogue/number-pattern.ts'
import { readOrdering, type Variant } from '#domain/catalogue/ordering.ts'
import { buildNumber, offered, readNumber } from '#domain/catalogue/part-number.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/product.ts'

/** What can be ordered of a product, as its page shows it. */
export type OrderingView = {
  /** How a part number is made, in a sentence or two. */
  how: string
  pattern?: NumberPattern
  /** The product's own number, where it is a build of the pattern whose supply nobody states. */
  unstated?: string
  /** Each place of the pattern once, with what it takes. */
  slots: { label: string; value: string }[]
  columns: string[]
  /** In the columns' order: the part number, what differs, how soon. */
  rows: string[][]
  /** The number that its page is of, where it is not the product's own. */
  chosen?: string
}

const define = attributeLookup(attributeTerms)

/** Undefined for a product that says nothing of it. `chosen` is the number that its page is of. */
export function orderingView(
  product: Pick<Product, 'partNumber' | 'variants' | 'ordering'>,
  chosen?: string,
): OrderingView | undefined {
  const { variants, pattern } = readOrdering(product)
  if (!pattern && !variants.length) return undefined
  const differing = [...new Set(variants.flatMap(({ attributes }) => Object.keys(attributes)))]
  const packed = variants.some(({ packQuantity }) => packQuantity)
  const terms = differing.map(define)
  return {
    how: [
      pattern ? made(pattern) : texts.orderByOne,
      ...(variants.length && isSeries(product.partNumber, variants)
        ? [fillIn(texts.namesSeries, { number: product.partNumber })]
        : []),
    ].join(' '),
    ...(pattern && { pattern }),
    ...(chosen && { chosen }),
    ...(pattern &&
      isUnstated(product.partNumber, pattern, variants) && { unstated: product.partNumber }),
    slots: uniqueSlots(pattern).map((slot) => ({ label: slot.label, value: offered(slot) })),
    columns: [
      texts.partNumber,
      ...terms.map(({ label }) => label),
      ...(packed ? [texts.packOf] : []),
      texts.availability,
    ],
    rows: variants.map((variant) => [
      variant.partNumber,
      ...terms.map(({ key, unit }) => formatValues(variant.attributes[key] ?? [], unit)),
      ...(packed ? [String(variant.packQuantity ?? 1)] : []),
      availability(variant),
    ]),
  }
}

/** Is it in stock, and how soon it leaves. */
export function availability({ stock, leadDays }: Variant): string {
  const days = leadDays && plural(leadDays, texts.workingDays, { count: formatValue(leadDays) })
  return [stock === 'stock' ? texts.inStock : texts.toOrder, days].filter(Boolean).join(', ')
}

function made(pattern: NumberPattern): string {
  const slots = uniqueSlots(pattern)
  const chosen = slots.map((slot) => {
    const { key, values, range, unit, label } = slot
    const [value] = values
    return range
      ? { key, choice: range.min, text: `${label} ${formatValue(range.min, unit)}` }
      : { key, choice: value!.code, text: `${label} ${value!.label}` }
  })
  const built = buildNumber(
    pattern,
    Object.fromEntries(chosen.map(({ key, choice }) => [key, choice])),
  )
  const choices = chosen.map(({ text }) => text).join(', ')
  const example = built.ok && fillIn(texts.forExample, { number: built.partNumber, choices })
  return [texts.oneChoiceEach, example].filter(Boolean).join(' ')
}

/** A place that stands twice in a pattern is chosen once. */
function uniqueSlots(pattern: NumberPattern | undefined): Slot[] {
  return [...new Map(pattern?.slots.map((slot) => [slot.key, slot])).values()]
}

function isUnstated(number: string, pattern: NumberPattern, variants: readonly Variant[]): boolean {
  return isSeries(number, variants) && readNumber(pattern, number) !== undefined
}

function isSeries(partNumber: string, variants: readonly Variant[]): boolean {
  return partNumber !== '' && !variants.some((variant) => variant.partNumber === partNumber)
}
