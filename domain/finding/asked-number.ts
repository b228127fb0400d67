import { readOrdering, type Variant } from '#domain/catalogue/ordering.ts'
import type { NumberPattern, Slot } from '#domain/catalogue/number-pattern.ts'
import { buildNumber, isWithin, readNumber, type Choices } from '#domain/catalogue/part-number.ts'
import type { Product, ProductSummary } from '#domain/catalogue/product.ts'
import { lookup } from '#domain/lookup.ts'
import { numberOf } from './product-text.ts'
import type { Requirement } from './requirement.ts'
import { createVerify, type Facts } from './verify.ts'
import { pointsOf } from './worth.ts'

type Whole = ProductSummary & Partial<Product>

/** A part number of a product, and what it states otherwise than the product's record. */
export type AskedNumber = Pick<Variant, 'partNumber' | 'attributes'>

/**
 * The part number of a product that what was asked decides on: what its pattern builds of that, with
 * the choices of its own number where nothing else was asked, or the one variant that meets it best.
 * Undefined where several would do, and where none was asked for.
 */
export function askedNumber(
  product: Whole,
  requirements: readonly Requirement[],
): AskedNumber | undefined {
  if (product.variants == null && product.ordering == null) return undefined
  const sure = requirements.filter(({ isGuess, aside }) => !isGuess && !aside)
  if (sure.length === 0) return undefined
  const { variants, pattern } = readOrdering(product)
  return (pattern && builtOf(product, pattern, sure)) ?? variantOf(product, variants, sure)
}

function builtOf(
  product: Whole,
  pattern: NumberPattern,
  sure: readonly Requirement[],
): AskedNumber | undefined {
  const choices: Choices = { ...readNumber(pattern, product.partNumber) }
  const attributes: Product['attributes'] = {}
  let isAsked = false
  for (const slot of pattern.slots) {
    const asked = choiceOf(product, slot, sure)
    if (asked) {
      choices[slot.key] = asked.choice
      Object.assign(attributes, asked.attributes)
      isAsked = true
    } else if (slot.values.length === 1 && !slot.range) {
      choices[slot.key] = slot.values[0]!.code
    } else if (choices[slot.key] === undefined) return undefined
  }
  const built = isAsked && buildNumber(pattern, choices)
  return built && built.ok ? { partNumber: built.partNumber, attributes } : undefined
}

/** What was asked of a place of the number; undefined where that leaves it open. */
function choiceOf(
  { attributes }: Whole,
  { key, values, range }: Slot,
  sure: readonly Requirement[],
): { choice: string | number; attributes: Product['attributes'] } | undefined {
  const states = values.map(({ label, attributes: own }) => {
    const [figure] = numberOf(label)
    return own ?? { [key]: [figure ?? label] }
  })
  const best = onlyBest(states, attributes, sure)
  if (best !== undefined) return { choice: values[best]!.code, attributes: states[best]! }
  if (!range) return undefined
  for (const { test, not } of sure) {
    if (test.type !== 'number' || not) continue
    const isBetween = test.bounds.some(
      (bound) => bound.key === key && bound.low !== undefined && bound.high !== undefined,
    )
    if (isBetween && isWithin(range, test.wanted))
      return { choice: test.wanted, attributes: { [key]: [test.wanted] } }
  }
  return undefined
}

function variantOf(
  { attributes }: Whole,
  variants: readonly Variant[],
  sure: readonly Requirement[],
): AskedNumber | undefined {
  const best = onlyBest(
    variants.map((variant) => variant.attributes),
    attributes,
    sure,
  )
  return best === undefined ? undefined : variants[best]
}

/** The place of the one whose own attributes answer best; undefined where no other, or another as well. */
function onlyBest(
  all: readonly Product['attributes'][],
  record: Product['attributes'],
  sure: readonly Requirement[],
): number | undefined {
  if (all.length < 2) return undefined
  const verify = sure.map(createVerify)
  const points = all.map((own) => {
    const facts: Facts = { get: (key) => lookup(own, key) ?? lookup(record, key) }
    return verify.reduce((sum, one) => sum + pointsOf(one(facts), false), 0)
  })
  const most = Math.max(...points)
  const at = points.indexOf(most)
  return points.lastIndexOf(most) === at ? at : undefined
}
