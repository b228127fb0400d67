import type { AttributeDefinition, AttributeValue } from '#domain/catalogue/attribute.ts'
import { formatValue } from '#domain/catalogue/attribute.ts'
import { labelFigure } from '#domain/catalogue/label-figure.ts'
import type { NumberPattern } from '#domain/catalogue/number-pattern.ts'
import { readOrdering, type Variant } from '#domain/catalogue/ordering.ts'
import { readNumber } from '#domain/catalogue/part-number.ts'
import { statedByChoices, statedByVariant } from '#domain/catalogue/choice-forms.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { bare } from '#domain/catalogue/search.ts'
import { lookup } from '#domain/lookup.ts'

/** A product, or what one of its part numbers stands for. */
export type Column = {
  /** What it is called in addresses: a slug, or a number that says more. */
  id: string
  product: Product
  /** What is ordered; empty for a product that has no number. */
  partNumber: string
  /** The product's, with those of the variant or of what was chosen in their place. */
  attributes: Product['attributes']
  /** The one that is meant, else all that there are. */
  variants: readonly Variant[]
  pattern: NumberPattern | undefined
  /** One number is meant, not a series. */
  isNumber: boolean
  /** What a number that is made to order says: 'Length 3 m'. */
  choices: readonly string[]
}

type Define = (key: string) => AttributeDefinition

/** `number` is a part number of the product, in any case; without one the product as a whole. */
export function columnOf(
  product: Product,
  number: string | undefined,
  definitions: ReadonlyMap<string, AttributeDefinition>,
): Column {
  const { variants, pattern } = readOrdering(product)
  const variant = number && variants.find((one) => bare(one.partNumber) === bare(number))
  const made = number && !variant && pattern ? readNumber(pattern, number) : undefined
  const define: Define = (key) => definitions.get(key) ?? { key }
  const base = { product, pattern, choices: [] as string[] }
  if (variant) {
    return {
      ...base,
      id: variant.partNumber,
      partNumber: variant.partNumber,
      attributes: stated({
        ...product.attributes,
        ...definedOf(statedByVariant(variant, pattern), definitions),
      }),
      variants: [variant],
      isNumber: true,
    }
  }
  if (made && pattern && number) {
    const partNumber = number.trim().toUpperCase()
    const slots = [...new Map(pattern.slots.map((slot) => [slot.key, slot])).values()]
    const chosen = slots.map((slot) => {
      const choice = made[slot.key]!
      return typeof choice === 'number'
        ? { slot, value: choice, text: formatValue(choice, slot.unit) }
        : labelled(slot, choice)
    })
    return {
      ...base,
      id: partNumber,
      partNumber,
      attributes: stated({
        ...product.attributes,
        ...chosenOf(chosen, product, define),
        ...definedOf(statedByChoices(pattern, made), definitions),
      }),
      variants: [],
      isNumber: true,
      choices: chosen.map(({ slot, text }) => `${slot.label} ${text}`),
    }
  }
  return {
    ...base,
    id: product.slug,
    partNumber: product.partNumber,
    attributes: { ...unitedOf(variants, definitions), ...product.attributes },
    variants,
    isNumber: false,
  }
}

type Slot = NumberPattern['slots'][0]
type Chosen = { slot: Slot; value: AttributeValue; text: string }

function labelled(slot: Slot, code: string): Chosen {
  const text = slot.values.find((one) => one.code === code)?.label ?? code
  return { slot, value: text, text }
}

/** 'APC, green' is APC where the record has words without such additions. */
function wordOf(value: AttributeValue, recorded: readonly AttributeValue[] = []): AttributeValue {
  const isPlain =
    typeof value === 'string' &&
    recorded.every((one) => typeof one === 'string' && !one.includes(','))
  return isPlain ? value.split(',')[0]! : value
}

/** Choices that are attributes: a number in the attribute's unit, a word where it has words. */
function chosenOf(chosen: readonly Chosen[], product: Product, define: Define) {
  return Object.fromEntries(
    chosen.flatMap(({ slot: { key, unit }, value, text }) => {
      const own = lookup(product.attributes, key)
      const isSame =
        typeof value === 'number'
          ? define(key).unit === unit && unit !== ''
          : own?.every((one) => typeof one === 'string')
      if (isSame) return [[key, [wordOf(value, own)]]]
      // A choice of '2 m' for an attribute in meters.
      const { figure, unit: of } = labelFigure(text) ?? {}
      return figure !== undefined && of && of === define(key).unit ? [[key, [figure]]] : []
    }),
  )
}

/** What a choice leaves open is nobody's to compare. */
function stated(attributes: Product['attributes']): Product['attributes'] {
  return Object.fromEntries(Object.entries(attributes).filter(([, values]) => values.length > 0))
}

/** Variants have fields that are no attributes, such as a sentence on each. */
function definedOf(
  attributes: Product['attributes'],
  definitions: ReadonlyMap<string, AttributeDefinition>,
): Product['attributes'] {
  return Object.fromEntries(Object.entries(attributes).filter(([key]) => definitions.has(key)))
}

/** What the variants of a series state, for what its product leaves to them. */
function unitedOf(
  variants: readonly Variant[],
  definitions: ReadonlyMap<string, AttributeDefinition>,
): Product['attributes'] {
  const united = new Map<string, AttributeValue[]>()
  for (const variant of variants) {
    for (const [key, values] of Object.entries(definedOf(variant.attributes, definitions))) {
      const known = united.get(key) ?? []
      const texts = new Set(known.map((value) => JSON.stringify(value)))
      united.set(key, [...known, ...values.filter((value) => !texts.has(JSON.stringify(value)))])
    }
  }
  return Object.fromEntries(united)
}
