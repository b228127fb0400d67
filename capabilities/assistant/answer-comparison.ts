import { formatValues } from '#domain/catalogue/attribute.ts'
import { lookup } from '#domain/lookup.ts'
import type { SearchedProduct } from '#domain/search/product-facts.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import { findEvidence, sayPassage } from './evidence.ts'
import type { Knowledge, Reply } from './knowledge.ts'
import { createWording, listOf, sayProduct } from './wording.ts'

const maxDifferences = 5
const minPassage = 0.2

/** What two products differ in: what a record says of both, then the attributes that differ. */
export function answerComparison<P extends SearchedProduct>(
  [first, second]: readonly [P, P],
  words: readonly string[],
  /** Attributes that were asked for; they come first. */
  asked: readonly string[],
  knowledge: Knowledge<P>,
): Reply<P> {
  const { definitions, cardFields, paths, texts } = knowledge
  const { labelOf, define } = createWording(definitions)
  const stated = (product: P, key: string) => {
    const values = lookup(product.attributes, key)
    return values?.length ? formatValues(values, define(key).unit) : undefined
  }
  const telling = [first, second].flatMap(({ family }) => cardFields[family] ?? [])
  const keys = [...new Set([...asked, ...telling, ...definitions.map(({ key }) => key)])]
  const differences = keys.flatMap((key) => {
    const [one, other] = [stated(first, key), stated(second, key)]
    return one !== undefined && other !== undefined && (one !== other || asked.includes(key))
      ? fillIn(texts.difference, { label: labelOf(key), first: one, second: other })
      : []
  })
  const evidence = [first, second].flatMap((product) => {
    const [hit] = findEvidence(words, knowledge, { products: [product], isOnly: true }).filter(
      ({ passage: { form }, ownCoverage }) => form !== 'attribute' && ownCoverage >= minPassage,
    )
    return hit ?? []
  })
  const names = { first: sayProduct(first), second: sayProduct(second) }
  return {
    text: [
      ...evidence.map(({ passage }) => sayPassage(passage, texts, [first, second])),
      differences.length
        ? fillIn(texts.differ, {
            ...names,
            differences: listOf(differences.slice(0, maxDifferences), texts.and),
          })
        : fillIn(texts.same, names),
      fillIn(texts.compareAt, { path: paths.compare([first, second]) }),
    ]
      .filter(Boolean)
      .join(' '),
    subject: [first, second],
  }
}

/** What is described belongs to one family; what is named by its number may be anything. */
export function isComparable<P extends SearchedProduct>(
  first: P,
  second: P,
  numbers: readonly { product: P }[],
): boolean {
  const isNamed = (one: P) => numbers.some(({ product }) => product === one)
  return first.family === second.family || (isNamed(first) && isNamed(second))
}
