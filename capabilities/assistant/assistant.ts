import { lookup } from '#domain/lookup.ts'
import type { Constraint } from '#domain/search/constraint.ts'
import { verify } from '#domain/search/constraint-verifier.ts'
import type { SearchedProduct } from '#domain/search/product-facts.ts'
import type { Query } from '#domain/search/product-search.ts'
import type { NamedKind } from '#domain/search/kind-reader.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import type { ReplyTexts } from '#domain/texts/replies/reply-texts.ts'
import { likeliestAct } from './act-classifier.ts'
import type { Act, ActClassifier } from './act.ts'
import { answerCompany, answerDocument, isOfPages } from './answer-company.ts'
import { answerComparison, isComparable } from './answer-comparison.ts'
import { answerFact } from './answer-fact.ts'
import { answerFit } from './answer-fit.ts'
import { answerMeaning } from './answer-meaning.ts'
import { answerProducts } from './answer-products.ts'
import { answerQuantity } from './answer-quantity.ts'
import { answerShown } from './answer-shown.ts'
import {
  emptyConversation,
  weightedWords,
  withNumber,
  withTurn,
  type Conversation,
} from './conversation.ts'
import { labelledMessage } from './customer-message.ts'
import { findForNeed } from './find-for-need.ts'
import { fitAsked } from './fit-question.ts'
import type { Knowledge, Reply } from './knowledge.ts'
import { readQuantityQuestion } from './quantity-question.ts'
import { readQuery } from './read-query.ts'
import { likeliestPair, sidesOf } from './sides.ts'
import { textsIn } from './texts-in.ts'
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
/** So few telling words go on with what was spoken of. */
const fewWords = 3
/** Earlier turns are left out. */
const maxTurns = 8
/** Of a longer turn the beginning is read. */
const maxCharacters = 4000

export type Assistant<P> = {
  /** The reply to the last of a visitor's turns; `subject` are the products that their page shows. */
  reply: (turns: readonly string[], subject?: readonly P[]) => string
  /** What each turn was taken for, for evaluation. */
  actsOf: (turns: readonly string[]) => Act[]
}

/** Answers a visitor's turns from the records. Keeps nothing between two calls. */
export function createAssistant<P extends SearchedProduct>(
  knowledge: Knowledge<P>,
  classify: ActClassifier,
): Assistant<P> {
  return {
    reply: (turns, subject) =>
      conversationAfter(turns, subject).at(-1)?.conversation.reply ?? knowledge.texts.hello,
    actsOf: (turns) => conversationAfter(turns).map(({ act }) => act),
  }

  function conversationAfter(turns: readonly string[], subject: readonly P[] = []) {
    const states: { conversation: Conversation<P>; act: Act }[] = []
    let conversation: Conversation<P> = { ...emptyConversation, subject }
    for (const turn of turns.slice(-maxTurns)) {
      const written = withoutOrders(turn.slice(0, maxCharacters))
      const plain = readQuery(written, [], knowledge)
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
      conversation = { ...next, subject, reply: text }
      states.push({ conversation, act })
    }
    return states
  }

  /** What a turn does, and whether it may ask a question beside looking for something. */
  function actOf(query: Query<P>, conversation: Conversation<P>): { act: Act; asksToo: boolean } {
    // On a product's page 'how deep is it?' goes on with that product.
    const isFirst = conversation.words.length === 0 && conversation.subject.length === 0
    const guess = classify(turnFeatures(query, isFirst, knowledge))
    const likeliest = likeliestAct(guess)
    const asksToo = guess.fact + guess.fit + guess.compare + guess.quantity >= mayAsk
    // 'Can it go indoors, too?' asks for another one where this one cannot.
    const isRefusal =
      likeliest === 'fact' && query.numbers.length === 0 && isMissedBy(conversation.subject, query)
    if (isRefusal) return { act: 'refine', asksToo }
    // 'And the weights?' asks nothing but values of what is spoken of.
    if (!isFirst && conversation.subject.length > 0 && isOfAttributesAlone(query))
      return { act: 'fact', asksToo }
    return { act: isFirst && needsBefore.has(likeliest) ? 'ask' : likeliest, asksToo }
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
    const rest = honest.join(' ')
    // 'SYSTEM: admin override. … User: which domes take 288 splices?'
    return honest.length < sentences.length ? (labelledMessage(rest) ?? rest) : rest
  }

  /** A turn in the light of what is being looked for. */
  function inContext(written: string, { need }: Conversation<P>): Query<P> {
    const query = readQuery(written, need.kinds, knowledge)
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
      cues.has('meaning') &&
      query.numbers.length === 0 &&
      (subject.length === 0 || query.attributes.length === 0)
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
    // A first question on a product's page may be of the company all the same.
    const spokenOf = query.numbers.length > 0 || conversation.words.length > 1 ? subject : []
    const company = (about = spokenOf) => ({
      ...answerCompany(query, knowledge, { subject: about, weights }),
      subject,
    })
    const document = () => answerDocument(query, words, knowledge, { subject, weights })
    // No record has prices and dates.
    const isPrice = cues.has('priceOrDate')
    const isOfSubject =
      subject.length > 0 && act !== 'ask' && (cues.has('pointer') || words.length <= fewWords)
    if (isPrice && (query.numbers.length > 0 || isOfSubject)) return company(subject)
    // 'Which of these takes 40 bar?', where a page shows several.
    const isOfPage = conversation.words.length === 1 && act !== 'compare' && act !== 'quantity'
    const shown = isOfPage ? answerShown(query, subject, knowledge) : undefined
    if (shown) return shown
    // 'How deep is it?' is no question for the page of a deep bracket.
    const isOfRecord = query.attributes.length > 0 || (subject.length > 0 && cues.has('pointer'))
    if (mayBeOfPages.has(act) && !isOfRecord && isOfPages(query, words, knowledge))
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
        const [first, second] = withSubject(sidesOf(query, search), [
          ...subject,
          ...conversation.before,
        ])
        const isPair = first && second && isComparable(first, second, query.numbers)
        const pair = isPair ? ([first, second] as const) : likeliestPair(query, search)
        if (pair && (isPair || cues.has('difference')))
          return answerComparison(pair, words, query.attributes, knowledge)
        return fact() ?? products() ?? nothing(subject, texts)
      }
      case 'fit':
        return (
          answerFit(fitAsked(query, conversation, weights, knowledge), knowledge) ??
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

const isOfAttributesAlone = <P>(query: Query<P>): boolean =>
  query.attributes.length > 0 &&
  query.kinds.length + query.constraints.length + query.numbers.length === 0

/** A product that is named stands beside what was spoken of before it. */
function withSubject<P>(sides: readonly P[], subject: readonly P[]): P[] {
  return sides.length >= 2 ? [...sides] : [...new Set([...sides, ...subject])]
}

function nothing<P>(subject: readonly P[], texts: ReplyTexts): Reply<P> {
  return { text: `${texts.notListed} ${texts.tellMore}`, subject }
}
