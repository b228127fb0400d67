import type { SearchedProduct } from '#domain/search/product-facts.ts'
import type { Query } from '#domain/search/product-search.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import { answerText } from './answer-text.ts'
import type { Conversation } from './conversation.ts'
import { partnersOf, rowBetween, sayNeeds, sayTakes } from './fit-partners.ts'
import { readFitQuestion, type FitQuestion } from './fit-question.ts'
import type { Knowledge, Reply } from './knowledge.ts'
import type { Build } from './mating-check.ts'
import type { AskedTurn } from './passage-ranker.ts'
import { mentionProduct, sayProduct, sentence } from './wording.ts'

const maxNamed = 3
/** How far behind the likeliest a part of its kind may be that is named as well. */
const maxBehind = 2

/** Whether products go together, or what of a kind goes with one, by their records alone. */
export function answerFit<P extends SearchedProduct>(
  conversation: Conversation<P>,
  turn: AskedTurn<P>,
  knowledge: Knowledge<P>,
): Reply<P> | undefined {
  const { query } = turn
  const question = readFitQuestion(query, conversation, knowledge)
  if (!question) return undefined
  const { products } = question
  const [first, second] = products
  const refusal = second && sayRefusal(buildOf(first, query), buildOf(second, query), knowledge)
  if (refusal) return { text: refusal, subject: products }
  const verdict = second
    ? sayVerdict(first, second, knowledge)
    : sayPartners(first, question, query, knowledge)
  if (!verdict) return undefined
  const quote = answerText({ ...conversation, subject: products }, turn, knowledge)
  // What a person wrote as an answer outdoes a list of what is derived from interfaces.
  const isByPerson = quote?.best.passage.form === 'question' && !second
  const parts = isByPerson ? [quote?.text, verdict] : [verdict, quote?.text]
  return { text: parts.filter(Boolean).join(' '), subject: products }
}

/** A product by the number that a text names it with. */
const buildOf = <P extends SearchedProduct>(product: P, { numbers }: Query<P>): Build<P> => ({
  product,
  partNumber:
    numbers.find((hit) => hit.product === product && hit.match !== 'near')?.partNumber ??
    product.partNumber,
})

/** A no to two builds that must not be mated, or in the place of one of which a record names another. */
function sayRefusal<P extends SearchedProduct>(
  first: Build<P>,
  second: Build<P>,
  knowledge: Knowledge<P>,
): string | undefined {
  const { mating, texts } = knowledge
  const nameOf = ({ product, partNumber }: Build<P>) => mentionProduct({ ...product, partNumber })
  const names = { first: nameOf(first), second: nameOf(second) }
  const why = mating?.forbids(first, second)
  if (why)
    return [
      fillIn(texts.mustNotMate, { ...names, why }),
      sayAlternatives(first.product, second.product, knowledge),
    ]
      .filter(Boolean)
      .join(' ')
  for (const [part, { product: host }] of [[first, second] as const, [second, first] as const]) {
    const number = mating?.namedInstead(part, host)
    if (number !== undefined)
      return `${fillIn(texts.noFit, names)} ${sayTakes(host, [part.product], new Map([[part.product, number]]), knowledge)}`
  }
  return undefined
}

/** Yes, with the interface that joins them, or no, with what goes with either instead. */
function sayVerdict<P extends SearchedProduct>(
  first: P,
  second: P,
  knowledge: Knowledge<P>,
): string {
  const { texts } = knowledge
  const row = rowBetween(first, second, knowledge)
  const where = row?.interface ?? ''
  const parts = row
    ? [
        fillIn(where ? texts.goesInto : texts.goesTogether, {
          first: sayProduct(first),
          second: sayProduct(second),
          where,
        }),
        sayNeeds([first, second], [], knowledge),
      ]
    : [sayNoFit(first, second, knowledge), sayAlternatives(first, second, knowledge)]
  return parts.filter(Boolean).join(' ')
}

const sayNoFit = <P extends SearchedProduct>(first: P, second: P, { texts }: Knowledge<P>) =>
  sentence(fillIn(texts.noFit, { first: mentionProduct(first), second: mentionProduct(second) }))

/** What else of the other's family goes with the first, or of the first's with the other. */
function sayAlternatives<P extends SearchedProduct>(
  first: P,
  second: P,
  knowledge: Knowledge<P>,
): string {
  for (const [product, other] of [[first, second] as const, [second, first] as const]) {
    const partners = partnersOf(product, knowledge)
    const named = [...partners.keys()].filter(({ family }) => family === other.family)
    if (named.length) return sayTakes(product, named.slice(0, maxNamed), partners, knowledge)
  }
  return ''
}

/** What goes with one product, the likeliest by the words and of the kind that is named. */
function sayPartners<P extends SearchedProduct>(
  product: P,
  { kinds }: FitQuestion<P>,
  query: Query<P>,
  knowledge: Knowledge<P>,
): string {
  const { search, texts, cuesOf } = knowledge
  const partners = partnersOf(product, knowledge)
  const nameWords = search.nameWords(product)
  const candidates = search
    .search({
      ...query,
      kinds: [...kinds],
      hosts: [],
      numbers: [],
      words: query.words.filter((word) => !nameWords.has(word)),
    })
    .matches.filter((match) => match.product !== product)
  const [meant] = candidates
  // 'Does the bayonet dimmer go in there?'
  const isYesOrNo = cuesOf(search.wordsOf(query.written)).has('yesOrNo')
  if (isYesOrNo && kinds.length > 0 && meant?.isFit)
    return sayVerdict(meant.product, product, knowledge)
  const fitting = candidates.filter((match) => partners.has(match.product) && match.isOfKind)
  const meeting = fitting.filter(({ isMiss }) => !isMiss)
  const likely = meeting.length || kinds.length === 0 ? meeting : fitting
  const [likeliest] = likely
  if (!likeliest) {
    if (kinds.length > 0 && meant?.isOfKind) return sayNoFit(meant.product, product, knowledge)
    // What asks a fact of it is answered by another passage or value.
    return query.attributes.length > 0
      ? ''
      : fillIn(texts.nothingTakes, { product: mentionProduct(product) })
  }
  const named = likely
    .filter(({ score }) => likeliest.score - score <= maxBehind)
    .slice(0, maxNamed)
    .map((match) => match.product)
  return [sayTakes(product, named, partners, knowledge), sayNeeds([product], named, knowledge)]
    .filter(Boolean)
    .join(' ')
}
