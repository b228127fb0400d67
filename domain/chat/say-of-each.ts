import { attributeLookup } from '#domain/catalogue/attribute.ts'
import { inSentence } from '#domain/texts/in-sentence.ts'
import type { Knowledge, Subject } from './outcome.ts'
import { offeredValues } from './offered-values.ts'

/** '... and what is the load of each?', 'how tall is it?': asked of what is found. */
const asking =
  /\b(?:what|how|which)\b(?:['’]s)?(?: [^\s?;:.!]+){0,6} (?:each|its?|their|they|them|those|these)(?: [^\s?;:.!]+){0,4}(?=[?;.!,]|$)/giu

/** What the records state of attributes that are asked of what is found, beside what it has to be. */
export function sayOfEach(
  { text, written = text }: { text: string; written?: string },
  products: readonly Subject[],
  { attributes, finder }: Pick<Knowledge, 'attributes' | 'finder'>,
  /** What is said already is not said again. */
  said = '',
): string {
  const define = attributeLookup(attributes)
  const clauses = (written.match(asking) ?? []).map(lastQuestion)
  const asked = clauses.map((clause) => finder.read(clause).understanding)
  // 'What is it for, with a load of 5 kg?' demands it.
  const nouns = new Set(
    asked.flatMap((one) => (one.requirements.length + one.kinds.length > 0 ? [] : one.nouns)),
  )
  return products
    .flatMap((product) => {
      const facts = [...nouns].flatMap((key) => {
        const values = offeredValues(product, define(key))
        const fact = `${inSentence(define(key).label.replace(/,.*/, ''))} ${values}`
        return values && !said.includes(fact) ? fact : []
      })
      return facts.length ? `${product.partNumber}: ${facts.join(', ')}.` : []
    })
    .join(' ')
}

/** 'How many go in, and what is the load of each': the last of them. */
const lastQuestion = (clause: string): string =>
  clause.slice(
    Math.max(...[...clause.matchAll(/\b(?:what|how|which)\b/gi)].map(({ index }) => index)),
  )
