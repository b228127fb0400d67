import { readOrdering, type Variant } from '#domain/catalogue/ordering.ts'
import { statedByVariant } from '#domain/catalogue/choice-forms.ts'
import { labelFigure } from '#domain/catalogue/label-figure.ts'
import type { NumberPattern, Range, Slot } from '#domain/catalogue/number-pattern.ts'
import { buildNumber, isWithin, readNumber, type Choices } from '#domain/catalogue/part-number.ts'
import type { Product, ProductSummary } from '#domain/catalogue/product.ts'
import { lookup } from '#domain/lookup.ts'
import { attributesOf, type Constraint } from './constraint.ts'
import { verify, type Facts, type Verdict } from './constraint-verifier.ts'

/** Of the points of a figure: 30 m where 30.5 m were asked for. */
const hardlyLess = 0.05
/** So near is what was asked for. */
const exact = 0.01
/** 30 m are said for 100 ft. */
const roundly = 0.98
/** The points of a figure that lies within a bound, wherever. */
const metWithin = 1.5

type Whole = ProductSummary & Partial<Product>

/** A part number of a product, and what it states otherwise than the product's record. */
export type AskedNumber = Pick<Variant, 'partNumber' | 'attributes'>

/**
 * The part number of a product that what was asked decides on: the one variant that meets it best, or
 * what its pattern builds of that, with the choices of its own number where nothing else was asked.
 * Undefined where several would do, and where none was asked for.
 */
export function askedNumber(
  product: Whole,
  constraints: readonly Constraint[],
): AskedNumber | undefined {
  if (product.variants == null && product.ordering == null) return undefined
  const sure = constraints.filter((constraint) => !constraint.isGuess || isSized(constraint))
  if (sure.length === 0 || isAskedTwice(sure)) return undefined
  const { variants, pattern } = readOrdering(product)
  const ready = variantOf(product, variants, pattern, sure)
  const built = pattern && builtOf(product, pattern, sure)
  if (!ready || !built) return ready ?? built
  const points = ({ attributes }: AskedNumber) => pointsFor(product, attributes, sure)
  // What is ready may be a little shorter or longer.
  return points(built) - points(ready) > hardlyLess ? built : ready
}

/** '3 mm' begins the name of one value, and is no chance; what '85 m' is of, the number's own parts say. */
const isSized = ({ test, says }: Constraint): boolean => test.type === 'number' || /^\d/.test(says)

function builtOf(
  product: Whole,
  pattern: NumberPattern,
  sure: readonly Constraint[],
): AskedNumber | undefined {
  const choices: Choices = { ...readNumber(pattern, product.partNumber) }
  const attributes: Product['attributes'] = {}
  let isAsked = false
  for (const slot of pattern.slots) {
    const asked = choiceOf(product, slot, sure)
    const choice = asked ?? choices[slot.key] ?? recordedChoice(slot, product)
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
function isMet(product: Whole, own: Product['attributes'], sure: readonly Constraint[]): boolean {
  const facts: Facts = { get: (key) => lookup(own, key) ?? lookup(product.attributes, key) }
  return sure.every((one) => {
    const { result } = verify(facts, one)
    const isOwn = attributesOf(one).some((key) => Object.hasOwn(own, key))
    return isOwn ? result === 'met' : result !== 'missed' || one.isGuess
  })
}

/** The first step that is as long: 100 ft are 30.5 m in steps of half a meter. */
function stepFrom({ min, step }: Range, wanted: number): number {
  const steps = Math.ceil(Number(((wanted - min) / step).toFixed(6)))
  return Number((min + Math.max(0, steps) * step).toFixed(6))
}

/** The choice that leaves the record as it is: the only one, or the only one that states what that does. */
function recordedChoice({ key, values, range }: Slot, { attributes }: Whole): string | undefined {
  if (range) return undefined
  const recorded = lookup(attributes, key) ?? []
  const same = values.filter(({ label, attributes: own }) =>
    values.some((one) => one.attributes)
      ? own === undefined
      : values.length === 1 || (recorded.length === 1 && recorded[0] === label),
  )
  return same.length === 1 ? same[0]!.code : undefined
}

/** What is so with a choice. */
function statedBy({ key, values }: Slot, choice: string | number): Product['attributes'] {
  if (typeof choice === 'number') return { [key]: [choice] }
  const { label = choice, attributes } = values.find(({ code }) => code === choice) ?? {}
  return attributes ?? { [key]: [labelFigure(label)?.figure ?? label] }
}

/** What was asked of a place of the number; undefined where that leaves it open. */
function choiceOf(
  { attributes }: Whole,
  slot: Slot,
  sure: readonly Constraint[],
): string | number | undefined {
  const { key, values, range } = slot
  const states = values.map(({ code }) => statedBy(slot, code))
  const best = onlyBest(states, attributes, sure)
  if (best !== undefined) return values[best]!.code
  if (!range) return undefined
  for (const { test, isNegated } of sure) {
    if (test.type !== 'number' || isNegated || test.isBound) continue
    const bound = test.bounds.find((one) => one.key === key)
    if (bound?.low === undefined) continue
    const step = stepFrom(range, test.wanted)
    if (step <= (bound.longest ?? bound.high ?? Infinity) && isWithin(range, step)) return step
  }
  return undefined
}

function variantOf(
  product: Whole,
  variants: readonly Variant[],
  pattern: NumberPattern | undefined,
  sure: readonly Constraint[],
): AskedNumber | undefined {
  const stated = variants.map((variant) => ({
    ...variant,
    attributes: statedByVariant(variant, pattern),
  }))
  const best = onlyBest(
    stated.map((variant) => variant.attributes),
    product.attributes,
    sure,
  )
  const variant = best === undefined ? undefined : stated[best]
  return variant && isMet(product, variant.attributes, sure) ? variant : undefined
}

function pointsFor(
  { attributes }: Pick<Whole, 'attributes'>,
  own: Product['attributes'],
  sure: readonly Constraint[],
): number {
  const facts: Facts = { get: (key) => lookup(own, key) ?? lookup(attributes, key) }
  return sure.reduce((sum, one) => {
    const verdict = verify(facts, one)
    const isRoughly = isTooShort(one, own) || isLoose(one, verdict.distance)
    return sum + (verdict.result === 'met' && isRoughly ? metWithin : pointsOf(verdict))
  }, 0)
}

function pointsOf({ result, distance }: Verdict): number {
  const far = Math.min(distance, maxDistance) / 2
  if (result === 'met') return 2 - far
  return result === 'missed' ? -1 - far : -0.6
}

const maxDistance = 4

/** '2 m or 3 m' is one of several. */
function isAskedTwice(sure: readonly Constraint[]): boolean {
  const keys = sure.flatMap(({ test }) =>
    test.type === 'number' && test.bounds.length === 1 ? test.bounds.map(({ key }) => key) : [],
  )
  return new Set(keys).size < keys.length
}

/** Where a longer one serves, one that is shorter by more than is said roundly does not serve as well. */
function isTooShort({ test }: Constraint, own: Product['attributes']): boolean {
  if (test.type !== 'number') return false
  return test.bounds.some(({ key, longest }) => {
    const [value] = lookup(own, key) ?? []
    return longest !== undefined && typeof value === 'number' && value < test.wanted * roundly
  })
}

/** More ports than were asked for are no worse, the farther from it: 432 will do, and so will 216. */
function isLoose({ test }: Constraint, distance: number): boolean {
  if (test.type !== 'number') return false
  return (
    test.isBound === true ||
    (distance > exact &&
      test.bounds.some(({ low, high }) => low === undefined || high === undefined))
  )
}

/** The place of the one whose own attributes answer best; undefined where no other, or another as well. */
function onlyBest(
  all: readonly Product['attributes'][],
  record: Product['attributes'],
  sure: readonly Constraint[],
): number | undefined {
  if (all.length < 2) return undefined
  const points = all.map((own) => pointsFor({ attributes: record }, own, sure))
  const most = Math.max(...points)
  const at = points.indexOf(most)
  // What is as asked because others are not was not asked for itself.
  const isAsked = sure.some((one) => attributesOf(one).some((key) => Object.hasOwn(all[at]!, key)))
  return isAsked && points.lastIndexOf(most) === at ? at : undefined
}
