import { lookup } from '#domain/lookup.ts'
import type { Constraint } from '#domain/search/constraint.ts'
import { verify } from '#domain/search/constraint-verifier.ts'
import type { SearchedProduct } from '#domain/search/product-facts.ts'
import type { Query } from '#domain/search/product-search.ts'
import type { NamedKind } from '#domain/search/kind-reader.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import { repliesByLanguage } from '#domain/texts/replies/replies.ts'
import type { ReplyTexts } from '#domain/texts/replies/reply-texts.ts'
import * as ownLocale from '#texts/locale.ts'
import { likeliestAct } from './act-classifier.ts'
import type { Act, ActClassifier } from './act.ts'
import { answerCompany, answerDocument, isOfPages } from './answer-company.ts'
import { answerComparison } from './answer-comparison.ts'
import { answerFact } from './answer-fact.ts'
import { answerFit } from './answer-fit.ts'
import { answerMeaning } from './answer-meaning.ts'
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
import type { Knowledge, Reply } from './knowledge.ts'
import { readQuantityQuestion } from './quantity-question.ts'
import { sidesOf } from './sides.ts'
import { tellingWords, turnFeatures } from './turn-features.ts'
import { withoutUnfitNames } from './unfit-names.ts'

/** Acts that go on with something. */
const needsBefore: ReadonlySet<Act> = new Set(['refine', 'correct', 'replace'])
/** What is taken for these may be answered by a page alone. */
const mayBeOfPages: ReadonlySet<Act> = new Set(['fact', 'quantity', 'other'])
/** From this probability on a turn may ask a question, too. */
const mayAsk = 0.15
/** Below this share of the words a product is not what they are about. */
const minCoverage = 0.2
const maxLikely = 8
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
  return {
    reply: (turns) => conversationAfter(turns).at(-1)?.conversation.reply ?? knowledge.texts.hello,
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
        language: knowledge.languageOf(written, conversation.language),
        written: tellingWords(written, knowledge),
        canMeet,
      })
      const spoken = { ...knowledge, texts: textsIn(next.language, knowledge.texts) }
      const { text: said, subject } = answer(act, next, { query, asksToo }, spoken)
      // Of what is counted, several meet a figure together.
      const fitting =
        act === 'quantity' ? said : withoutUnfitNames(said, next.need, knowledge.search)
      // Said once more it would be no answer.
      const text =
        fitting === conversation.reply
          ? fillIn(spoken.texts.nothingToAdd, { contact: knowledge.paths.contact })
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
    if (named.length >= 2)
      return { ...shared, products: named.slice(0, 2), kinds: [], isSure: true }
    if (named.length === 1) {
      // 'Does it go into those?'
      const isPointing = knowledge.cuesOf(search.wordsOf(query.written)).has('pointer')
      const [before] = spoken.filter((one) => one !== named[0])
      const isOfBoth = before && (isPointing || others.length === 0)
      return {
        ...shared,
        products: isOfBoth ? [...named, before] : named,
        isSure: true,
        kinds: isOfBoth ? [] : others,
      }
    }
    if (subject.length > 0 && (others.length > 0 || kinds.length === 0))
      return { ...shared, products: subject.slice(0, 1), kinds: others, isSure: false }
    const sides = sidesOf(query, search)
    // What is only spoken of is what the other goes into.
    const isHost = (product: P) =>
      query.hosts.some(({ members }) => members.has(search.places.get(product)!))
    const [host] = sides.filter(isHost)
    const ordered = host ? [host, ...sides.filter((one) => one !== host)] : sides
    return { ...shared, products: ordered.slice(0, 2), kinds: query.kinds, isSure: false }
  }

  /** What a turn does, and whether it may ask a question beside looking for something. */
  function actOf(query: Query<P>, conversation: Conversation<P>): { act: Act; asksToo: boolean } {
    const isFirst = conversation.words.length === 0
    const guess = classify(turnFeatures(query, isFirst, knowledge))
    const likeliest = likeliestAct(guess)
    const asksToo = guess.fact + guess.fit + guess.compare + guess.quantity >= mayAsk
    // 'Can it go indoors, too?' asks for another one where this one cannot.
    const isRefusal =
      likeliest === 'fact' && query.numbers.length === 0 && isMissedBy(conversation.subject, query)
    const act = isFirst && needsBefore.has(likeliest) ? 'ask' : isRefusal ? 'refine' : likeliest
    return { act, asksToo }
  }

  /** Whether what is spoken of says otherwise than a text asks for. */
  function isMissedBy([product]: readonly P[], { constraints }: Query<P>): boolean {
    if (!product) return false
    const sure = constraints.filter(({ isGuess }) => !isGuess)
    const forms = knowledge.search.facts(product)
    return sure.some((one) => forms.every((facts) => verify(facts, one).result === 'missed'))
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
    knowledge: Knowledge<P>,
  ): Reply<P> {
    const { search, texts } = knowledge
    const words = tellingWords(query.written, knowledge)
    const { subject } = conversation
    const weights = weightedWords(conversation.written)
    const cues = knowledge.cuesOf(search.wordsOf(query.written))
    const isNamed = query.numbers.some(({ match }) => match !== 'near')
    const isNumbered = query.numbers.some(({ match }) => match === 'exact' || match === 'built')
    // What is named or spoken of, unless another kind is asked about; else what meets the need best.
    const about = (): readonly P[] => {
      const isOfSubject = ({ members }: NamedKind) =>
        subject.some((product) => members.has(search.places.get(product)!))
      const isOther = query.kinds.length > 0 && !query.kinds.some(isOfSubject)
      if (subject.length > 0 && (isNamed || cues.has('pointer') || !isOther)) return subject
      const [best] = findForNeed(conversation, query, knowledge).matches
      return best && best.features.coverage >= minCoverage ? [best.product] : subject
    }
    const products = () =>
      answerProducts(conversation, { query, words, weights, asksToo }, knowledge)
    const fact = () =>
      answerFact(query, knowledge, {
        subject: about(),
        isOfSubject:
          subject.length > 0 && !isNamed && cues.has('pointer') && query.kinds.length === 0,
        likely: search.search(query).matches.slice(0, maxLikely),
        named: conversation.named,
        weights,
        before: conversation.reply,
      })
    const meaning = () =>
      cues.has('meaning') && query.numbers.length === 0
        ? answerMeaning(query, knowledge, subject)
        : undefined
    const quantity = () =>
      answerQuantity(
        {
          question: readQuantityQuestion(query, conversation, knowledge),
          named: conversation.named,
          weights,
        },
        knowledge,
      )
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
        if (first && second && isComparable(first, second, query.numbers))
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
        return quantity() ?? products() ?? nothing(subject, texts)
      case 'fact':
        return meaning() ?? fact() ?? products() ?? nothing(subject, texts)
      default:
        // What is named is asked about, whatever the act.
        return (
          (isNumbered && (asksToo || query.attributes.length > 0) ? fact() : undefined) ??
          products() ??
          fact() ??
          nothing(subject, texts)
        )
    }
  }
}

/** A product that is named stands beside what was spoken of before it. */
function withSubject<P>(sides: readonly P[], subject: readonly P[]): P[] {
  return sides.length >= 2 ? [...sides] : [...new Set([...sides, ...subject])]
}

/** Texts in a language, else in the site's own. */
const textsIn = (language: string, own: ReplyTexts): ReplyTexts =>
  language === ownLocale.language ? own : (lookup(repliesByLanguage, language) ?? own)

/** What is described belongs to one family; what is named by its number may be anything. */
function isComparable<P extends SearchedProduct>(
  first: P,
  second: P,
  numbers: readonly { product: P }[],
): boolean {
  const isNamed = (one: P) => numbers.some(({ product }) => product === one)
  return first.family === second.family || (isNamed(first) && isNamed(second))
}

function nothing<P>(subject: readonly P[], texts: ReplyTexts): Reply<P> {
  return { text: `${texts.notListed} ${texts.tellMore}`, subject }
}
