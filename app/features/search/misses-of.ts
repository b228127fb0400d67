import { attributeTerms } from '#content/attribute-terms.ts'
import { attributeLookup, formatValues, headline } from '#domain/catalogue/attribute.ts'
import type { Checked, Finder, Finding, Found } from '#domain/finding/find.ts'
import type { Requirement } from '#domain/finding/requirement.ts'
import type { Facts } from '#domain/finding/verify.ts'

const define = attributeLookup(attributeTerms)
/** Of a value list behind 'states', in characters. */
const maxStated = 40

/** What a product that only comes near misses of what was asked for, a phrase each. */
export function missesOf<P>(
  { product, checks, isOfKind }: Found<P>,
  { understanding: { kinds, requirements } }: Finding<P>,
  facts: Finder<P>['facts'],
): string[] {
  return [
    ...(isOfKind ? [] : [`misses: ${kinds.map(({ says }) => says).join(' or ')}`]),
    // As they were asked, those included that no product of the kind is held to.
    ...checks.flatMap(({ result }, i) => sayMiss(result, requirements[i]!, facts(product))),
  ]
}

/** 'Insertion loss, max' reads 'insertion loss'; BEAD stays as it is. */
const inSentence = (label: string) =>
  label.replace(/,.*/, '').replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())

function sayMiss(
  result: Checked['result'],
  { test, says, not, isGuess, aside }: Requirement,
  facts: Facts,
): string[] {
  if (result === 'met' || aside) return []
  // Which attribute was meant nobody knows.
  if (isGuess && test.type === 'number') return [`does not say ${says}`]
  const keys = test.type === 'number' ? test.bounds.map(({ key }) => key) : [...test.values.keys()]
  const key = keys.find((one) => facts.get(one)?.length) ?? keys[0]!
  const { label, unit, better } = define(key)
  if (result === 'unstated') return [`does not state ${inSentence(label)}`]
  const values = (facts.get(key) ?? []).map((value) => headline(value, better))
  const stated = formatValues([...new Set(values)], unit)
  return [
    `misses: ${says}${not || !stated || stated.length > maxStated ? '' : ` (states ${stated})`}`,
  ]
}
