import { attributeLookup } from '#domain/catalogue/attribute.ts'
import type { Understanding } from '#domain/finding/understand.ts'
import { inSentence } from '#domain/texts/in-sentence.ts'
import type { Knowledge, Subject } from './outcome.ts'
import { offeredValues } from './offered-values.ts'
import { fieldsOf } from './stated-facts.ts'

/** A sentence that asks something: from the first word of it that does. */
const asking =
  /(?<![^\s(,;:.!?])(?:what|how|which|is|are|does|do|can|will)\b[^?;.!\n]*(?:\.\d[^?;.!\n]*)*/giu

/** No word says which of so many is meant. */
const manyFields = 6

/** More are no answer, but a record. */
const mostFacts = 4

/** What the records state of attributes that are asked of what is found, beside what it has to be. */
export function sayOfEach(
  { text, written = text, requirements }: Pick<Understanding, 'text' | 'written' | 'requirements'>,
  products: readonly Subject[],
  { attributes, finder }: Pick<Knowledge, 'attributes' | 'finder'>,
  /** What is said already is not said again. */
  said = '',
): { said: string; isTold: (word: string) => boolean } {
  const define = attributeLookup(attributes)
  const clauses = (written.match(asking) ?? []).map((one) => finder.read(one).understanding)
  // '24 ports' is demanded, and not asked; a bare number may be of anything.
  const demands = [requirements, ...clauses.map((one) => one.requirements)].flat()
  const demanded = new Set(
    demands.filter((one) => fieldsOf(one).length < manyFields).flatMap(fieldsOf),
  )
  const nouns = new Set(clauses.flatMap((one) => one.nouns)).difference(demanded)
  const told = new Set<string>()
  const each = products.flatMap((product) => {
    const facts = [...nouns].flatMap((key) => {
      const values = offeredValues(product, define(key))
      const fact = `${inSentence(define(key).label.replace(/,.*/, ''))} ${values}`
      return values && !said.includes(fact) ? { key, fact } : []
    })
    const first = facts.slice(0, mostFacts)
    for (const { key } of first) told.add(key)
    const all = first.map(({ fact }) => fact).join(', ')
    return all ? `${product.partNumber}: ${all}.` : []
  })
  return { said: each.join(' '), isTold: (word) => told.size > 0 && namesOneOf(told, word) }

  /** By itself, or with the word beside it: 'weigh', 'temperature range'. */
  function namesOneOf(keys: ReadonlySet<string>, word: string): boolean {
    const words = text.split(/[^\p{L}\d]+/u)
    const at = words.indexOf(word)
    const phrases = [
      [0, 1],
      [-1, 1],
      [0, 2],
    ] as const
    return phrases.some(([from, to]) => {
      const phrase = words.slice(Math.max(0, at + from), at + to).join(' ')
      return finder.read(phrase).understanding.nouns.some((key) => keys.has(key))
    })
  }
}
