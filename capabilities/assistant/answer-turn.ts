import type { NamedKind } from '#domain/search/kind-reader.ts'
import type { SearchedProduct } from '#domain/search/product-facts.ts'
import type { Query } from '#domain/search/product-search.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import { inSentence } from '#domain/texts/in-sentence.ts'
import type { ReplyTexts } from '#domain/texts/replies/reply-texts.ts'
import { answerCompany, answerFiles, answerSupply } from './answer-company.ts'
import { answerComparison } from './answer-comparison.ts'
import { answerFact } from './answer-fact.ts'
import { answerFit } from './answer-fit.ts'
import { answerMeaning } from './answer-meaning.ts'
import { answerProducts } from './answer-products.ts'
import { answerQuantity } from './answer-quantity.ts'
import { answerText, goodWorth } from './answer-text.ts'
import { answerShown } from './answer-shown.ts'
import { comparedPair } from './compared-pair.ts'
import type { Conversation } from './conversation.ts'
import { findForNeed } from './find-for-need.ts'
import type { Knowledge, Reply } from './knowledge.ts'
import type { AskedTurn } from './passage-ranker.ts'
import { readQuantityQuestion } from './quantity-question.ts'
import { tellingWords } from './turn-features.ts'
import { listOf } from './wording.ts'

/** Below this share of the words a product is not what they are about. */
const minCoverage = 0.2
/** So few telling words go on with what was spoken of. */
const fewWords = 3

/** The reply to the last turn of a conversation, by what the turn does. */
export function answerTurn<P extends SearchedProduct>(
  conversation: Conversation<P>,
  turn: AskedTurn<P>,
  knowledge: Knowledge<P>,
): Reply<P> {
  const { query, act } = turn
  const { search, texts, cuesOf } = knowledge
  const { subject } = conversation
  const words = tellingWords(query.written, knowledge)
  const cues = cuesOf(search.wordsOf(query.written))
  const hasNumbers = query.numbers.length > 0
  const hasSubject = subject.length > 0
  const isFirst = conversation.words.length === 1
  const isPointing = hasSubject && cues.has('pointer')

  const products = () => answerProducts(conversation, turn, knowledge)
  const about = () => ({
    ...conversation,
    subject: productsAskedAbout(conversation, query, knowledge),
  })
  const fact = () => answerFact(about(), turn, knowledge)
  // Of what is spoken of, a value is asked for and no explanation.
  const isOfValue = hasNumbers || (hasSubject && query.attributes.length > 0)
  const meaning = () =>
    cues.has('meaning') && !isOfValue ? answerMeaning(query, knowledge, subject) : undefined
  const quantity = () => {
    const question = readQuantityQuestion(query, conversation, knowledge)
    return answerQuantity({ question, conversation, turn }, knowledge)
  }
  const company = () => ({ ...answerCompany(conversation, turn, knowledge), subject })
  const supply = () => ({ text: answerSupply(subject[0]!, query.written, knowledge), subject })
  const document = () => {
    const files = hasSubject && answerFiles(subject[0]!, words, knowledge)
    return files ? { text: files, subject } : company()
  }
  const comparison = () => {
    const pair = comparedPair(query, conversation, search)
    return pair && answerComparison(pair, conversation, turn, knowledge)
  }
  const isTold = () => (answerText(about(), turn, knowledge)?.best.worth ?? 0) >= goodWorth
  const none = () => nothing(subject, texts)
  // 'Which of these takes 40 bar?', where a page shows several.
  if (isFirst && act !== 'quantity') {
    const shown = answerShown(query, subject, knowledge)
    if (shown) return shown
  }

  // No record has prices and dates: 'how much is it?', 'and the lead time?'
  const goesOn = hasSubject && act !== 'ask' && (isPointing || words.length <= fewWords)
  if (act !== 'compare' && cues.has('priceOrDate') && (hasNumbers || goesOn)) return supply()
  // 'What do you make?'
  if (words.length === 0 && isFirst && !hasSubject && act !== 'smalltalk' && cues.has('question'))
    return { text: sayFamilies(knowledge), subject }
  switch (act) {
    case 'smalltalk':
      return { text: isFirst ? texts.hello : texts.welcome, subject }
    case 'other':
      return { text: texts.offTopic, subject }
    case 'company':
      // What is spoken of is to be bought, unless a text answers just this.
      if (cues.has('commerce') && hasSubject && (hasNumbers || !isFirst) && !isTold())
        return supply()
      return company()
    case 'document':
      return document()
    case 'compare':
      return comparison() ?? fact() ?? products() ?? none()
    case 'fit':
      return answerFit(conversation, turn, knowledge) ?? fact() ?? products() ?? none()
    case 'quantity':
      return quantity() ?? fact() ?? products() ?? none()
    case 'fact':
      return meaning() ?? fact() ?? products() ?? none()
    default: {
      // What is named by its whole number is asked about, whatever the act.
      const isQuestion = isNumbered(query) && query.attributes.length > 0
      return (isQuestion ? fact() : undefined) ?? products() ?? fact() ?? none()
    }
  }
}

const sayFamilies = <P extends SearchedProduct>({ cardFields, texts }: Knowledge<P>): string =>
  fillIn(texts.families, {
    families: listOf(Object.keys(cardFields).map(inSentence), texts.and),
  })

const isNamed = <P>({ numbers }: Query<P>): boolean => numbers.some(({ match }) => match !== 'near')

const isNumbered = <P>({ numbers }: Query<P>): boolean =>
  numbers.some(({ match }) => match === 'exact' || match === 'built')

/** What is named or spoken of, unless another kind is asked about; else what meets the need best. */
function productsAskedAbout<P extends SearchedProduct>(
  conversation: Conversation<P>,
  query: Query<P>,
  knowledge: Knowledge<P>,
): readonly P[] {
  const { search, cuesOf } = knowledge
  const { subject } = conversation
  const isOfSubject = ({ members }: NamedKind) =>
    subject.some((product) => members.has(search.places.get(product)!))
  const isOther = query.kinds.length > 0 && !query.kinds.some(isOfSubject)
  const isPointing = cuesOf(search.wordsOf(query.written)).has('pointer')
  if (subject.length > 0 && (isNamed(query) || isPointing || !isOther)) return subject
  const [best] = findForNeed(conversation, query, knowledge).matches
  return best && best.features.coverage >= minCoverage ? [best.product] : subject
}

function nothing<P>(subject: readonly P[], texts: ReplyTexts): Reply<P> {
  return { text: `${texts.notListed} ${texts.tellMore}`, subject }
}
