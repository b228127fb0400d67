import type { AttributeDefinition } from '#domain/catalogue/attribute.ts'
import type { Meaning, MeaningOf } from './lexicon.ts'
import { keyOfText } from './tokens.ts'

/** What may be asked of an attribute and no product has: it is a demand all the same. */
export function addUnused(
  definitions: readonly AttributeDefinition[],
  inUse: ReadonlyMap<string, ReadonlySet<string>>,
  meanings: ReadonlyMap<string, Meaning>,
  meaningOf: MeaningOf,
): void {
  for (const { key, values = [] } of definitions) {
    for (const value of values) {
      const phrase = keyOfText(value)
      if (inUse.get(key)?.has(value) || meanings.has(phrase) || !/^\p{L}\S/u.test(phrase)) continue
      meaningOf(phrase).values = new Map([[key, new Set([value])]])
    }
  }
}
