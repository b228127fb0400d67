import { readOrdering, type Variant } from '#domain/catalogue/ordering.ts'
import type { NumberPattern, Slot } from '#domain/catalogue/number-pattern.ts'
import { buildNumber, isWithin, readNumber, type Choices } from '#domain/catalogue/part-number.ts'
import type { Product, ProductSummary } from '#domain/catalogue/product.ts'
import { lookup } from '#domain/lookup.ts'
import { keysOf } from './asked-of.ts'
import type { Requirement } from './requirement.ts'
import { createVerify, verify, type Facts } from './verify.ts'
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
    const only = slot.values.length === 1 && !slot.range ? slot.values[0]!.code : undefined
    const choice = asked ?? choices[slot.key] ?? only
    if (choice === undefined) return undefined
    isAsked ||= asked !== undefined
    choices[slot.key] = choice
    Object.assign(attributes, statedBy(slot, choice))
  }
  const built = isAsked && buildNumber(pattern, choices)
  if (!built || !built.ok || !isMet(product, attributes, sure)) return undefined
  return { partNumber: built.partNumber, attributes }
}

/** Whether nothing that a number states is otherwise than asked: 47 m of a cord in steps of 5. */
function isMet(product: Whole, own: Product['attributes'], sure: readonly Requirement[]): boolean {
  const facts: Facts = { get: (key) => lookup(own, key) ?? lookup(product.attributes, key) }
  return sure.every(
    (one) =>
      !keysOf(one).some((key) => Object.hasOwn(own, key)) || verify(facts, one).result === 'met',
  )
}

/** What is so with a choice. */
function statedBy({ key, values }: Slot, choice: string | number): Product['attributes'] {
  if (typeof choice === 'number') return { [key]: [choice] }
  const { label = choice, attributes } = values.find(({ code }) => code === choice) ?? {}
  return attributes ?? { [key]: [figureOf(label) ?? label] }
}

/** '2.4 m, 432 homes' is 2.4. */
function figureOf(label: string): number | undefined {
  const [figure] = /^-?\d+(?:\.\d+)?(?=(?:\s\S+?)?(?:,|$))/.exec(label) ?? []
  return figure === undefined ? undefined : Number(figure)
}

/** What was asked of a place of the number; undefined where that leaves it open. */
function choiceOf(
  { attributes }: Whole,
  slot: Slot,
  sure: readonly Requirement[],
): string | number | undefined {
  const { key, values, range } = slot
  const states = values.map(({ code }) => statedBy(slot, code))
  const best = onlyBest(states, attributes, sure)
  if (best !== undefined) return values[best]!.code
  if (!range) return undefined
  for (const { test, not } of sure) {
    if (test.type !== 'number' || not) continue
    const isBetween = test.bounds.some(
      (bound) => bound.key === key && bound.low !== undefined && bound.high !== undefined,
    )
    if (isBetween && isWithin(range, test.wanted)) return test.wanted
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
  const verdicts = sure.map(createVerify)
  const points = all.map((own) => {
    const facts: Facts = { get: (key) => lookup(own, key) ?? lookup(record, key) }
    return verdicts.reduce((sum, one) => sum + pointsOf(one(facts), false), 0)
  })
  const most = Math.max(...points)
  const at = points.indexOf(most)
  // What is as asked because others are not was not asked for itself.
  const isAsked = sure.some((one) => keysOf(one).some((key) => Object.hasOwn(all[at]!, key)))
  return isAsked && points.lastIndexOf(most) === at ? at : undefined
}
