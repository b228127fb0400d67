import { lookup } from '#domain/lookup.ts'
import type { Constraint } from '#domain/search/constraint.ts'
import { verify } from '#domain/search/constraint-verifier.ts'
import type { SearchedProduct } from '#domain/search/product-facts.ts'
import type { Query } from '#domain/search/product-search.ts'
import type { NamedKind } from '#domain/search/kind-reader.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import { likeliestAct } from './act-classifier.ts'
import type { Act, ActClassifier } from './act.ts'
import { answerCompany, answerDocument, isOfPages } from './answer-company.ts'
import { answerComparison } from './answer-comparison.ts'
import { answerFact } from './answer-fact.ts'
import { answerFit } from './answer-fit.ts'
import { answerProducts } from './answer-products.ts'
import { answerQuantity } from './answer-quantity.ts'
import {
  emptyConversation,
  weightedWords,
  withNumber,
  withTurn,
  type Conversation,
} from './conversation.ts'
import { findForNeed } from './find-for-need.ts'
import type { Knowledge, Reply, ReplyTexts } from './knowledge.ts'
import { sidesOf } from './sides.ts'
import { tellingWords, turnFeatures } from './turn-features.ts'
import { withoutUnfitNames } from './unfit-names.ts'

/** Acts that go on with something. */
const needsBefore: ReadonlySet<Act> = new Set(['refine', 'correct', 'replace'])
/** What is taken for these may be answered by a page alone. */
const mayBeOfPages: ReadonlySet<Act> = new Set(['fact', 'quantity', 'other'])
/** From this probability on a turn may ask a question, too. */
const mayAsk = 0.15
/** Earlier turns are left out. */
const maxTurns = 8

export type Assistant = {
  /** The reply to the last of a visitor's turns. */
  reply: (turns: readonly string[]) => string
  /** What each turn was taken for, for evaluation. */
  actsOf: (turns: readonly string[]) => Act[]
}

/** Answers a visitor's turns from the records. Keeps nothing between two calls. */
export function createAssistant<P extends SearchedProduct>(
  knowledge: Knowledge<P>,
  classify: ActClassifier,
): Assistant {
  const { texts } = knowledge
  return {
    reply: (turns) => conversationAfter(turns).at(-1)?.conversation.reply ?? texts.hello,
    actsOf: (turns) => conversationAfter(turns).map(({ act }) => act),
  }

  function conversationAfter(turns: readonly string[]) {
    const states: { conversation: Conversation<P>; act: Act }[] = []
    let conversation: Conversation<P> = emptyConversation
    for (const turn of turns.slice(-maxTurns)) {
      const written = withoutOrders(turn)
      const plain = knowledge.search.parse(written)
      const { act, asksToo } = written.trim()
        ? actOf(plain, conversation)
        : { act: 'other' as const, asksToo: false }
      const isNew = act === 'ask' || act === 'replace'
      const query = isNew ? plain : inContext(written, conversation)
      const next = withTurn(conversation, query, {
        act,
        written: tellingWords(written, knowledge),
        canMeet,
      })
      const { text: said, subject } = answer(act, next, { query, asksToo })
      // Of what is counted, several meet a figure together.
      const fitting =
        act === 'quantity' ? said : withoutUnfitNames(said, next.need, knowledge.search)
      // Said once more it would be no answer.
      const text =
        fitting === conversation.reply
          ? fillIn(texts.nothingToAdd, { contact: knowledge.paths.contact })
          : fitting
      conversation = {
        ...next,
        subject,
        reply: text,
      }
      states.push({ conversation, act })
    }
    return states
  }

  /** The products whose fit is asked: those that are named, else what was spoken of and the best match. */
  function fitAsked(
    query: Query<P>,
    { subject, before: spoken, named: visitors }: Conversation<P>,
    weights: ReadonlyMap<string, number>,
  ) {
    const shared = { query, named: visitors, weights }
    const { search } = knowledge
    const kinds = [...query.kinds, ...query.hosts]
    const named = query.numbers.length > 0 ? sidesOf({ ...query, items: [] }, search) : []
    const isKnown = (kind: NamedKind) =>
      [...named, ...subject].some((product) => kind.members.has(search.places.get(product)!))
    const others = kinds.filter((kind) => !isKnown(kind))
    if (named.length >= 2) return { ...shared, products: named.slice(0, 2), kinds: [] }
    if (named.length === 1) {
      // 'Does it go into those?'
      const isPointing = knowledge.cuesOf(search.wordsOf(query.written)).has('pointer')
      const [before] = spoken.filter((one) => one !== named[0])
      const isOfBoth = before && (isPointing || others.length === 0)
      return {
        ...shared,
        products: isOfBoth ? [...named, before] : named,
        kinds: isOfBoth ? [] : others,
      }
    }
    if (subject.length > 0 && (others.length > 0 || kinds.length === 0))
      return { ...shared, products: subject.slice(0, 1), kinds: others }
    const sides = sidesOf(query, search)
    return { ...shared, products: sides.slice(0, 2), kinds: [] }
  }

  /** What is counted: the kind that is named last, of those that go with what is spoken of. */
  function quantityAsked(
    query: Query<P>,
    conversation: Conversation<P>,
    weights: ReadonlyMap<string, number>,
  ) {
    const { search, companions } = knowledge
    const before = conversation.subject
    const [named] = query.numbers
    const host = named?.product ?? before[0]
    const matches = search
      .search({
        ...query,
        hosts: [],
        constraints: [],
        numbers: [],
        kinds: [...query.kinds, ...query.hosts],
      })
      .matches.filter(({ features }) => features.isOfKind)
    const partners = host
      ? companions(host).flatMap((row) => row.companions.flatMap(({ product }) => product ?? []))
      : []
    const namedWords = tellingWords(query.written, knowledge)
    const namedBy = (product: P) =>
      search.wordsOf(product.name).filter((word) => namedWords.includes(word)).length
    const [likely] = partners.toSorted((a, b) => namedBy(b) - namedBy(a))
    const part =
      matches.find(({ product }) => partners.includes(product))?.product ??
      (likely && namedBy(likely) > 0 ? likely : matches[0]?.product)
    const constraints = [...query.constraints, ...conversation.need.constraints]
    // 'How many of these for 210 homes?'
    const isOfNamed =
      named !== undefined && matches.every(({ product }) => product !== part || product === host)
    if (named && (isOfNamed || !partners.includes(part as P)))
      return {
        query,
        part: named.product,
        host: undefined,
        constraints,
        named: conversation.named,
        weights,
      }
    return {
      query,
      part: part ?? host,
      host: part && host !== part ? host : undefined,
      constraints,
      named: conversation.named,
      weights,
    }
  }

  /** What a turn does, and whether it may ask a question beside looking for something. */
  function actOf(query: Query<P>, conversation: Conversation<P>): { act: Act; asksToo: boolean } {
    const isFirst = conversation.words.length === 0
    const guess = classify(turnFeatures(query, isFirst, knowledge))
    const likeliest = likeliestAct(guess)
    const asksToo = guess.fact + guess.fit + guess.compare + guess.quantity >= mayAsk
    const act = isFirst && needsBefore.has(likeliest) ? 'ask' : likeliest
    return { act, asksToo }
  }

  /** A text without the sentences that tell the assistant how to behave. */
  function withoutOrders(text: string): string {
    const { cuesOf, search } = knowledge
    const sentences = text.split(/(?<=[.!?;\]>])\s+/)
    const honest = sentences.filter((one) => !cuesOf(search.wordsOf(one)).has('manipulation'))
    return honest.join(' ')
  }

  /** A turn in the light of what is being looked for. */
  function inContext(written: string, { need }: Conversation<P>): Query<P> {
    const query = knowledge.search.parse(written, need.kinds)
    const [figure, second] = query.items.filter((item) => item.figure && !item.figure.unit)
    const isRead = query.constraints.some(({ test }) => test.type === 'number')
    const changed =
      figure && !second && !isRead ? withNumber(need, figure.figure!.number) : undefined
    return changed ? { ...query, constraints: [...query.constraints, changed] } : query
  }

  /** Whether the record of some product bears all of these values; figures exclude nothing. */
  function canMeet(constraints: readonly Constraint[]): boolean {
    if (constraints.some(({ test }) => test.type === 'number')) return true
    return [...knowledge.search.places.keys()].some(({ attributes }) =>
      constraints.every(
        (one) => verify({ get: (key) => lookup(attributes, key) }, one).result === 'met',
      ),
    )
  }

  function answer(
    act: Act,
    conversation: Conversation<P>,
    { query, asksToo }: { query: Query<P>; asksToo: boolean },
  ): Reply<P> {
    const { search } = knowledge
    const words = tellingWords(query.written, knowledge)
    const cues = knowledge.cuesOf(search.wordsOf(query.written))
    const { subject } = conversation
    const weights = weightedWords(conversation.written)
    // What is named, else what was spoken of, else what the need is best met by.
    const about = (): readonly P[] => {
      const named = query.numbers.length > 0 || query.kinds.length === 0 ? subject : []
      const [best] = named.length ? [] : findForNeed(conversation, query, knowledge).matches
      return best && best.features.coverage >= 0.2 ? [best.product] : named.length ? named : subject
    }
    const products = () =>
      answerProducts(conversation, { query, words, weights, asksToo }, knowledge)
    const fact = () =>
      answerFact(query, knowledge, { subject: about(), named: conversation.named, weights })
    const company = () => answerCompany(query, knowledge, { subject, weights })
    const document = () => answerDocument(query, words, knowledge, { subject, weights })
    // No record has prices and dates.
    const isPrice = cues.has('priceOrDate')
    if (isPrice && (query.numbers.length > 0 || (act !== 'ask' && subject.length > 0)))
      return company()
    if (mayBeOfPages.has(act) && isOfPages(query, words, knowledge))
      return cues.has('document') ? document() : company()
    switch (act) {
      case 'smalltalk':
        return { text: conversation.words.length > 1 ? texts.welcome : texts.hello, subject }
      case 'other':
        return { text: texts.offTopic, subject }
      case 'company':
        // A product that is named is asked about, unless it is to be bought.
        return (query.numbers.length > 0 && !cues.has('commerce') ? fact() : undefined) ?? company()
      case 'document':
        return document()
      case 'compare': {
        const [first, second] = withSubject(sidesOf(query, search), subject)
        if (first && second)
          return answerComparison([first, second], words, query.attributes, knowledge)
        return fact() ?? products() ?? nothing(subject, texts)
      }
      case 'fit':
        return (
          answerFit(fitAsked(query, conversation, weights), knowledge) ??
          fact() ??
          products() ??
          nothing(subject, texts)
        )
      case 'quantity':
        return (
          answerQuantity(quantityAsked(query, conversation, weights), knowledge) ??
          products() ??
          nothing(subject, texts)
        )
      case 'fact':
        return fact() ?? products() ?? nothing(subject, texts)
      default:
        return products() ?? fact() ?? nothing(subject, texts)
    }
  }
}

/** A product that is named stands beside what was spoken of before it. */
function withSubject<P>(sides: readonly P[], subject: readonly P[]): P[] {
  return sides.length >= 2 ? [...sides] : [...new Set([...sides, ...subject])]
}

function nothing<P>(subject: readonly P[], texts: ReplyTexts): Reply<P> {
  return { text: `${texts.notListed} ${texts.tellMore}`, subject }
}
