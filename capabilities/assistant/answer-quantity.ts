import { formatValue } from '#domain/catalogue/attribute.ts'
import { lookup } from '#domain/lookup.ts'
import type { SearchedProduct } from '#domain/search/product-facts.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import { packSizeOf } from './counted-figures.ts'
import { goodWorth } from './answer-text.ts'
import type { Conversation } from './conversation.ts'
import { productOf, sayPassage } from './say-passage.ts'
import { namedNumber } from '#domain/search/named-number.ts'
import { bestPassageOf, type AskedTurn } from './passage-ranker.ts'
import type { Knowledge, Reply } from './knowledge.ts'
import { findHolding } from './part-holders.ts'
import type { CountedPart, QuantityQuestion } from './quantity-question.ts'
import { amountOfEach, reckonParts, type ReckonedPart } from './reckon-parts.ts'
import { createWording, listOf, mentionProduct, sayProduct } from './wording.ts'

type Asked<P> = {
  question: QuantityQuestion<P>
  conversation: Conversation<P>
  turn: AskedTurn<P>
}

/** How many of some products are enough for a figure, or fill what holds them. */
export function answerQuantity<P extends SearchedProduct>(
  { question, conversation, turn }: Asked<P>,
  knowledge: Knowledge<P>,
): Reply<P> | undefined {
  const { texts } = knowledge
  const { parts, summed } = question
  const { named } = conversation
  const numberOf = (product: P) => namedNumber(turn.query, product, true)
  const reckoned = reckonParts(question, knowledge)
  const filling = parts.filter(({ demand }) => !demand.wanted && !demand.pieces)
  const hosts = parts.flatMap(({ host }) => host ?? [])
  const products = [...new Set([...parts.map(({ product }) => product), ...hosts])]
  const needed = reckoned.map((part) => sayNeeded(part, numberOf, knowledge))
  const hit = bestPassageOf(products, conversation, turn, knowledge)
  const isAnswer = hit !== undefined && hit.worth >= goodWorth
  const text = [
    needed.length ? fillIn(texts.needed, { parts: listOf(needed, texts.and) }) : '',
    ...reckoned.map((part) => sayIncluded(part, knowledge)),
    ...reckoned.map((part) => sayTotal(part, summed, knowledge)),
    ...filling.map((part) => sayHeld(part, knowledge)),
    isAnswer ? sayPassage(hit.passage, texts, named) : '',
  ]
    .filter(Boolean)
    .join(' ')
  if (!text) return undefined
  const source = hit ? productOf(hit.passage) : undefined
  return { text, subject: products.length ? products : source ? [source] : [] }
}

/** '12 × [Wall lamp] (LW-1) (24 bulbs at 2 bulbs each) in 2 packs of 10'. */
function sayNeeded<P extends SearchedProduct>(
  part: ReckonedPart<P>,
  numberOf: (product: P) => string,
  knowledge: Knowledge<P>,
): string {
  const { texts } = knowledge
  const { product, host, count } = part
  // The build that goes into the host.
  const holding = host && findHolding(host, product, knowledge)
  const shown = { count, product: sayProduct(product, holding?.partNumber ?? numberOf(product)) }
  const size = packSizeOf(product)
  const packs = Math.ceil(count / size)
  const form = packs === 1 ? texts.inOnePack : texts.inPacks
  const inPacks = size > 1 ? fillIn(form, { packs, size }) : ''
  return [fillIn(texts.neededPart, shown), sayReason(part, knowledge), inPacks]
    .filter(Boolean)
    .join(' ')
}

function sayReason<P extends SearchedProduct>(
  { reason, demand: { times } }: ReckonedPart<P>,
  { texts, definitions }: Knowledge<P>,
): string {
  switch (reason.type) {
    case 'explicit':
      return ''
    case 'filling':
      return fillIn(texts.forEach, { each: reason.each, times })
    case 'holding':
      return fillIn(texts.holding, { each: reason.each })
    case 'quotient': {
      const { unit } = createWording(definitions).define(reason.key)
      const wanted = formatValue(reason.wanted, unit)
      return fillIn(reason.ends === 2 ? texts.enoughAtBothEnds : texts.enough, {
        wanted: times > 1 ? `${times} × ${wanted}` : wanted,
        each: formatValue(reason.each, unit),
      })
    }
  }
}

/** How many of those needed come with what holds them. */
function sayIncluded<P extends SearchedProduct>(
  { product, host, count, reason, demand: { times } }: ReckonedPart<P>,
  knowledge: Knowledge<P>,
): string {
  if (!host || reason.type !== 'quotient') return ''
  const included = times * (findHolding(host, product, knowledge)?.included ?? 0)
  return included > 0
    ? fillIn(knowledge.texts.inTheBox, { included, more: Math.max(0, count - included) })
    : ''
}

/** What all of a part have together of the attributes that are asked for. */
function sayTotal<P extends SearchedProduct>(
  { product, count }: ReckonedPart<P>,
  summed: readonly string[],
  { texts, definitions }: Knowledge<P>,
): string {
  const { define } = createWording(definitions)
  const totals = summed.flatMap((key) => {
    const [each] = lookup(product.attributes, key) ?? []
    return typeof each === 'number' ? formatValue(count * each, define(key).unit) : []
  })
  return totals.length ? fillIn(texts.inTotal, { total: listOf(totals, texts.and) }) : ''
}

/** How many of a part a host takes, how many of them are in its box, and what they have together. */
function sayHeld<P extends SearchedProduct>(
  { product, host }: CountedPart<P>,
  knowledge: Knowledge<P>,
): string {
  const { texts, definitions } = knowledge
  if (!host) return ''
  const holding = findHolding(host, product, knowledge)
  if (!holding?.count) return ''
  const { count, partNumber, included } = holding
  const shown = { host: mentionProduct(host), part: sayProduct(product, partNumber), count }
  if (included) return fillIn(texts.holdsMore, { ...shown, included })
  const each = amountOfEach(product, [], knowledge)
  const unit = each && createWording(definitions).define(each.key).unit
  const total = each ? fillIn(texts.inTotal, { total: formatValue(count * each.number, unit) }) : ''
  return [fillIn(texts.holds, shown), total].filter(Boolean).join(' ')
}
