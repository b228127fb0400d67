import { attributesOf } from '#domain/search/constraint.ts'
import type { SearchedProduct } from '#domain/search/product-facts.ts'
import type { Match, Query } from '#domain/search/product-search.ts'
import { lookup } from '#domain/lookup.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import { findEvidence, productOf, sayEvidence, sayMentions } from './evidence.ts'
import type { Knowledge, Reply } from './knowledge.ts'
import { createWording, listOf, mentionProduct, sayProduct } from './wording.ts'

/** So much of a question a passage has to hold to answer it. */
const minOwnCoverage = 0.12
const answerCoverage = 0.2
/** Above it a passage answers better than a value of the record. */
const goodCoverage = 0.6

type Asked<P> = {
  subject: readonly P[]
  /** It points at what is spoken of: no other product answers. */
  isOfSubject: boolean
  /** What the text describes, likeliest first. */
  likely: readonly Match<P>[]
  /** What the visitor named. */
  named: readonly P[]
  weights: ReadonlyMap<string, number>
  /** What was said last: no passage is quoted twice. */
  before: string
}

const maxProducts = 3

/** Answers from the record: the value or the passage that says it, with its product. */
export function answerFact<P extends SearchedProduct>(
  query: Query<P>,
  knowledge: Knowledge<P>,
  { subject, isOfSubject, likely, named, weights, before }: Asked<P>,
): Reply<P> | undefined {
  const { texts } = knowledge
  const hits = findEvidence([...weights.keys()], knowledge, {
    products: subject,
    isOnly: isOfSubject,
    likely,
    weights,
  }).filter(({ passage }) => !before.includes(passage.text))
  const [best] = hits
  const [product] = subject
  const isGood = best !== undefined && best.ownCoverage >= goodCoverage
  // A value that a question names is what it is about where it names no attribute.
  const keys = query.attributes.length
    ? query.attributes
    : query.constraints.filter(({ test }) => test.type === 'number').flatMap(attributesOf)
  // 'How deep is it?' asks for nothing but a value.
  const isValueAlone = keys.length > 0 && query.words.length <= keys.length
  const values =
    isGood && !isValueAlone
      ? ''
      : subject
          .slice(0, maxProducts)
          .map((one) => sayValues(one, [...new Set(keys)], knowledge))
          .filter(Boolean)
          .join(' ')
  if (values && isValueAlone) return { text: values, subject }
  if (!best || best.ownCoverage < minOwnCoverage) {
    // What asks for a value that nobody states is looked for among all products.
    if (!product || (!values && query.constraints.length > 0)) return undefined
    const { contact } = knowledge.paths
    return {
      text: values || fillIn(texts.noFact, { product: mentionProduct(product), contact }),
      subject,
    }
  }
  // A value that is asked for needs no text beside it, but for what answers just this.
  const isEnough = values && query.attributes.length > 0 && best.ownCoverage < answerCoverage
  if (isEnough) return { text: values, subject }
  const source = productOf(best.passage)
  return {
    text: [values, sayEvidence(hits, texts, named), sayMentions(best.passage, named, knowledge)]
      .filter(Boolean)
      .join(' '),
    subject: source ? [source, ...subject.filter((product) => product !== source)] : subject,
  }
}

/** What the record states of attributes that are asked for. */
export function sayValues<P extends SearchedProduct>(
  product: P,
  keys: readonly string[],
  { definitions, search, texts }: Pick<Knowledge<P>, 'definitions' | 'search' | 'texts'>,
): string {
  const { sayAttribute } = createWording(definitions)
  const [facts] = search.facts(product)
  const stated = keys
    .filter((key) => lookup(product.attributes, key)?.length)
    .flatMap((key) => sayAttribute(key, facts!) ?? [])
  return stated.length
    ? fillIn(texts.states, {
        product: sayProduct(product),
        facts: listOf(stated.slice(0, 4), texts.and),
      })
    : ''
}
