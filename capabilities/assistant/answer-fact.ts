import { lookup } from '#domain/lookup.ts'
import type { SearchedProduct } from '#domain/search/product-facts.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import { answerText, goodWorth } from './answer-text.ts'
import type { Conversation } from './conversation.ts'
import type { Knowledge, Reply } from './knowledge.ts'
import type { AskedTurn } from './passage-ranker.ts'
import { createWording, listOf, mentionProduct, sayProduct } from './wording.ts'

/** Above it a passage answers better than a value of the record. */
const goodCoverage = 0.6
const maxProducts = 3

/** Answers from the record: the value or the passages that say it, with their products. */
export function answerFact<P extends SearchedProduct>(
  conversation: Conversation<P>,
  turn: AskedTurn<P>,
  knowledge: Knowledge<P>,
): Reply<P> | undefined {
  const { texts, paths } = knowledge
  const { query } = turn
  const { subject } = conversation
  const [product] = subject
  const answer = answerText(conversation, turn, knowledge)
  const keys = query.attributes
  // 'How deep is it?' asks for nothing but a value.
  const isValueAlone = keys.length > 0 && query.words.length <= keys.length
  const coverage = answer?.best.ownCoverage ?? 0
  const values =
    coverage >= goodCoverage && !isValueAlone
      ? ''
      : subject
          .slice(0, maxProducts)
          .map((one) => sayValues(one, [...new Set(keys)], knowledge))
          .filter(Boolean)
          .join(' ')
  // A value that is asked for needs no text beside it, but for what answers well.
  const isEnough =
    isValueAlone || (query.attributes.length > 0 && (answer?.best.worth ?? 0) < goodWorth)
  if (values && isEnough) return { text: values, subject }
  if (answer && values) {
    // 'How heavy is the hub, and what does it hold?' goes on with the hub.
    const beside = answerText(conversation, turn, knowledge, product) ?? answer
    return { ...beside, text: `${values} ${beside.textBehind(product!, values)}`.trim() }
  }
  if (answer) return answer
  // What asks for a value that nobody states is looked for among all products.
  if (!product || (!values && query.constraints.length > 0)) return undefined
  const nothing = { product: mentionProduct(product), contact: paths.contact }
  return { text: values || fillIn(texts.noFact, nothing), subject }
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
