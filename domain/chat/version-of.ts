import type { AttributeValue } from '#domain/catalogue/attribute.ts'
import { choiceForms } from '#domain/catalogue/choice-forms.ts'
import type { NumberPattern } from '#domain/catalogue/number-pattern.ts'
import { readOrdering } from '#domain/catalogue/ordering.ts'
import { buildNumber, readNumber, type Choices } from '#domain/catalogue/part-number.ts'
import {
  askedNumber,
  isAskedTwice,
  isSized,
  type AskedNumber,
} from '#domain/finding/asked-number.ts'
import type { Checked } from '#domain/finding/find.ts'
import type { Requirement } from '#domain/finding/requirement.ts'
import { verify } from '#domain/finding/verify.ts'
import { lookup } from '#domain/lookup.ts'
import type { Subject } from './outcome.ts'
import { fieldsOf } from './stated-facts.ts'

type Attributes = Record<string, AttributeValue[]>

/**
 * The version of a product that does what was said to be met: the one that this decides on, or one where
 * the product's own record does not.
 */
export function versionOf(
  product: Subject,
  checks: readonly Checked[],
): { partNumber: string; attributes: Attributes } | undefined {
  const met = checks.flatMap(({ result, requirement }) =>
    result === 'met' && (!requirement.isGuess || isSized(requirement)) ? requirement : [],
  )
  // Of two that are asked for, one is not told for both.
  if (isAskedTwice(met)) return undefined
  const isOf = (attributes: Attributes) => met.every((one) => meets(attributes, one))
  if (product.variants == null && product.ordering == null) return undefined
  const whole = ({ partNumber, attributes }: AskedNumber) => ({
    partNumber,
    attributes: statedOf({ ...product.attributes, ...attributes }),
  })
  const { variants, pattern } = readOrdering(product)
  // What no record of the kind states, the pattern's own measure decides all the same.
  const measured = checks.flatMap(({ result, requirement }): Requirement[] => {
    const [key, other] = fieldsOf(requirement)
    const isSlot = pattern?.slots.some((slot) => slot.range && slot.key === key)
    if (result !== 'met' || !requirement.isGuess || other !== undefined || !isSlot) return []
    const { aside: _, ...said } = requirement
    return [{ ...said, isGuess: false }]
  })
  const asked = askedNumber(product, [...met, ...measured])
  if (asked && asked.partNumber !== product.partNumber) return whole(asked)
  if (isOf(product.attributes)) return undefined
  return [...variants, ...(pattern ? builtOf(product, pattern) : [])]
    .map(whole)
    .find(({ attributes }) => isOf(attributes))
}

/** What can be built of choices that state more; all else is as in the product's own number. */
function builtOf({ partNumber: own }: Subject, pattern: NumberPattern) {
  const usual: Choices = readNumber(pattern, own) ?? firstOf(pattern)
  return choiceForms(pattern).flatMap(({ codes, attributes }) => {
    const built = buildNumber(pattern, { ...usual, ...codes })
    return built.ok ? [{ partNumber: built.partNumber, attributes }] : []
  })
}

const firstOf = ({ slots }: NumberPattern): Choices =>
  Object.fromEntries(
    slots.map(({ key, values: [first], range }) => [key, first?.code ?? range?.min ?? '']),
  )

/** What a choice leaves open is no attribute of it. */
const statedOf = (attributes: Attributes): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([, values]) => values.length > 0))

/** What a product is said to be without has to be of something that its record states. */
export function isStated({ attributes }: Subject, requirement: Requirement): boolean {
  return fieldsOf(requirement).some((key) => Object.hasOwn(attributes, key))
}

/**
 * A plain size is of the first attribute that a product states: the ball of 3 mm is none of 2 mm,
 * though the light that it lets through has that width.
 */
export function isOfFirst({ attributes }: Subject, requirement: Requirement): boolean {
  const { test, whole, not } = requirement
  if (test.type !== 'number' || whole || not || test.bounds.length < 2) return true
  const first = test.bounds.find(({ key }) => Object.hasOwn(attributes, key))
  return !first || meets(attributes, { ...requirement, test: { ...test, bounds: [first] } })
}

/** The requirement on that of its attributes alone by which a product meets it. */
export function boundOf(
  { attributes }: Subject,
  requirement: Requirement,
): Requirement | undefined {
  const { test } = requirement
  if (test.type !== 'number') return undefined
  return test.bounds
    .map((bound): Requirement => ({ ...requirement, test: { ...test, bounds: [bound] } }))
    .find((one) => meets(attributes, one))
}

const meets = (attributes: Attributes, requirement: Requirement) =>
  verify({ get: (key) => lookup(attributes, key) }, requirement).result === 'met'
