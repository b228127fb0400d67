import {
  attributeLookup,
  formatValues,
  type AttributeDefinition,
} from '#domain/catalogue/attribute.ts'
import type { Checked } from '#domain/finding/find.ts'
import type { Requirement } from '#domain/finding/requirement.ts'
import { lookup } from '#domain/lookup.ts'
import { inSentence } from '#domain/texts/in-sentence.ts'
import type { Subject } from './outcome.ts'
import { withoutBrackets } from './reply-words.ts'

/** What the catalogue states of the fields that were asked about. */
export function statedFacts(
  product: Subject,
  requirements: readonly Requirement[],
  attributes: readonly AttributeDefinition[],
): string[] {
  const define = attributeLookup(attributes)
  const fields = requirements.flatMap((requirement) => {
    const { test, isGuess } = requirement
    const having = fieldsOf(requirement).filter((key) => Object.hasOwn(product.attributes, key))
    // A bare number may have meant many things: what it was found in is enough.
    return test.type === 'number' && isGuess
      ? having.filter((key) => product.attributes[key]!.includes(test.wanted)).slice(0, 1)
      : having.slice(0, 2)
  })
  const facts = [...new Set(fields)].map((field) => {
    const { unit, label } = define(field)
    const values = formatValues(lookup(product.attributes, field) ?? [], unit)
    const isCounted = unit !== undefined && /^(?:[a-z]{3,}s|RU)$/.test(unit)
    return isCounted ? values : `${inSentence(label.replace(/,.*/, ''))} ${values}`
  })
  return [...new Set(facts)].map(withoutBrackets)
}

/** The fields that a requirement asks about. */
export function fieldsOf({ test }: Pick<Requirement, 'test'>): string[] {
  return test.type === 'number' ? test.bounds.map(({ key }) => key) : [...test.values.keys()]
}

/**
 * The requirements whose fields the record itself answers: where only a version to be ordered has
 * the word that was asked for, what the record states would contradict it.
 */
export function ofRecord(product: Subject, checks: readonly Checked[]): Requirement[] {
  return checks.flatMap(({ requirement, result }) => {
    const { test, not } = requirement
    if (result !== 'met' || test.type === 'number') return [requirement]
    const isOwn = ([key, values]: [string, Set<string>]) =>
      lookup(product.attributes, key)?.some(
        (value) => typeof value === 'string' && values.has(value),
      )
    if (not) return [...test.values].some(isOwn) ? [] : [requirement]
    const own = [...test.values].filter(isOwn)
    return own.length ? [{ ...requirement, test: { ...test, values: new Map(own) } }] : []
  })
}
