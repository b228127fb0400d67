import { bracketName } from '#domain/catalogue/bracket-name.ts'
import type { Passage } from '#domain/search/passages.ts'
import type { SearchedProduct } from '#domain/search/product-facts.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import type { Conversation } from './conversation.ts'
import { overlaps, plainPassage, productOf, sayMentions, sayPassage } from './say-passage.ts'
import type { Knowledge, Reply } from './knowledge.ts'
import { rankPassages, sourceKey, type AskedTurn, type RankedPassage } from './passage-ranker.ts'
import { sentence } from './wording.ts'

/**
 * What the best passage is worth tells how often it is right: from 12 on in 98 of 100 questions, from
 * 8 on in half of them, below 7 in one of seven.
 */
export const minWorth = 7
/** Seven of ten are right. */
export const goodWorth = 10
/** Nearly all are right. */
export const sureWorth = 12
/** How much less than the best a passage may be worth that is quoted as well: of the same source, of another. */
const maxBehindInSource = 2
const maxBehind = 1
const maxPassages = 3
const maxCharacters = 600

export type TextAnswer<P> = Reply<P> & {
  best: RankedPassage<P>
  /** The same where some values of a product were said just before. */
  textBehind: (product: P, values: string) => string
}

/** What records, pages and documents say that answers a turn, each quote with its source. */
export function answerText<P extends SearchedProduct>(
  conversation: Conversation<P>,
  turn: AskedTurn<P>,
  knowledge: Knowledge<P>,
  /** The product that alone comes into question. */
  only?: P,
): TextAnswer<P> | undefined {
  const { named, reply, subject } = conversation
  const ranked = rankPassages(conversation, turn, knowledge).filter(
    ({ passage }) => only === undefined || productOf(passage) === only,
  )
  const quoted = choosePassages(ranked.filter(({ passage }) => !reply.includes(passage.text)))
  const [best] = quoted
  if (!best || best.worth < minWorth) return undefined
  const source = productOf(best.passage)
  const { texts, paths } = knowledge
  const doubt = best.worth < goodWorth ? fillIn(texts.isThatIt, { contact: paths.contact }) : ''
  const say = (before?: P, values = '') =>
    [
      sayQuotes(
        quoted.filter(({ passage }) => !isRepeated(passage, values)),
        named,
        before,
        knowledge,
      ),
      sayMentions(best.passage, named, knowledge),
      doubt,
    ]
      .filter(Boolean)
      .join(' ')
  return {
    best,
    text: say(),
    textBehind: say,
    subject: source ? [source, ...subject.filter((product) => product !== source)] : subject,
  }
}

/** A value of the record that was said just before. */
const isRepeated = ({ form, text }: Passage<unknown>, values: string): boolean =>
  form === 'attribute' && values.includes(text)

/** Passages by their sources; the best one recommends its product, others only speak of theirs. */
function sayQuotes<P extends SearchedProduct>(
  quoted: readonly RankedPassage<P>[],
  named: readonly P[],
  before: P | undefined,
  knowledge: Knowledge<P>,
): string {
  const bySource = Map.groupBy(quoted, ({ passage }) => sourceKey(passage))
  return [...bySource.values()]
    .map((hits, at) => {
      const passages = hits.map(({ passage }) => passage)
      const product = productOf(passages[0]!)
      if (product && product === before) return passages.map(plainPassage).join(' ')
      return sayPassages(passages, at === 0 || !product ? named : [product], knowledge)
    })
    .join(' ')
}

/** The best passage, and others that are worth nearly as much and say something else. */
function choosePassages<P extends SearchedProduct>(
  ranked: readonly RankedPassage<P>[],
): RankedPassage<P>[] {
  const [best] = ranked
  const chosen: RankedPassage<P>[] = []
  let length = 0
  for (const hit of ranked) {
    const isOfSameSource = sourceKey(hit.passage) === sourceKey(best!.passage)
    if (chosen.length === maxPassages) break
    if (best!.worth - hit.worth > (isOfSameSource ? maxBehindInSource : maxBehind)) continue
    const { text } = hit.passage
    if (chosen.length > 0 && length + text.length > maxCharacters) continue
    if (chosen.some(({ passage }) => overlaps(passage.text, text))) continue
    chosen.push(hit)
    length += text.length
  }
  return chosen
}

/** Passages of one source in a sentence that says where they are from. */
function sayPassages<P extends SearchedProduct>(
  [first, ...others]: readonly Passage<P>[],
  mentioned: readonly P[],
  { texts }: Pick<Knowledge<P>, 'texts'>,
): string {
  const { source } = first!
  if (source.kind === 'product')
    return [sayPassage(first!, texts, mentioned), ...others.map(plainPassage)].join(' ')
  const excerpt = [first!, ...others].map(({ text }) => sentence(bracketName(text))).join(' ')
  return fillIn(texts.page, { excerpt, title: source.title, path: source.path })
}
