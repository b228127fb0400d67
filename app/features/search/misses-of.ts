import { attributeTerms } from '#content/attribute-terms.ts'
import { attributeLookup, formatValues, headline } from '#domain/catalogue/attribute.ts'
import type { Checked, Finder, Finding, Found } from '#domain/finding/find.ts'
import type { Requirement } from '#domain/finding/requirement.ts'
import type { Facts } from '#domain/finding/verify.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/listing.ts'
import * as locale from '#texts/locale.ts'

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
    ...(isOfKind
      ? []
      : [fillIn(texts.misses, { what: kinds.map(({ says }) => says).join(texts.or) })]),
    // As they were asked, those included that no product of the kind is held to.
    ...checks.flatMap(({ result }, i) => sayMiss(result, requirements[i]!, facts(product))),
  ]
}

/** 'Insertion loss, max' reads 'insertion loss'; BEAD stays as it is. */
function inSentence(label: string): string {
  const short = label.replace(/,.*/, '')
  if (locale.language !== 'en') return short
  return short.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())
}

function sayMiss(
  result: Checked['result'],
  { test, says, not, isGuess, aside }: Requirement,
  facts: Facts,
): string[] {
  if (result === 'met' || aside) return []
  // Which attribute was meant nobody knows.
  if (isGuess && test.type === 'number') return [fillIn(texts.doesNotSay, { what: says })]
  const keys = test.type === 'number' ? test.bounds.map(({ key }) => key) : [...test.values.keys()]
  const key = keys.find((one) => facts.get(one)?.length) ?? keys[0]!
  const { label, unit, better } = define(key)
  if (result === 'unstated') return [fillIn(texts.doesNotState, { label: inSentence(label) })]
  const values = (facts.get(key) ?? []).map((value) => headline(value, better))
  const stated = formatValues([...new Set(values)], unit)
  if (not || !stated || stated.length > maxStated) return [fillIn(texts.misses, { what: says })]
  return [fillIn(texts.missesStates, { what: says, stated })]
}
