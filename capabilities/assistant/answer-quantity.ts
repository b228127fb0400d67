import { formatValue } from '#domain/catalogue/attribute.ts'
import { readOrdering } from '#domain/catalogue/ordering.ts'
import type { SearchedProduct } from '#domain/search/product-facts.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import { findEvidence, productOf, sayPassage } from './evidence.ts'
import type { Knowledge, Reply } from './knowledge.ts'
import { eachOf, holdsOf, type QuantityQuestion } from './quantity-question.ts'
import { createWording, listOf, mentionProduct, sayProduct } from './wording.ts'

const minPassage = 0.2

type Asked<P> = {
  question: QuantityQuestion<P>
  /** What the visitor named. */
  named: readonly P[]
  weights: ReadonlyMap<string, number>
}

/** A product with how many of it are needed, and why. */
type Counted<P> = { product: P; count: number; text: string }

/** How many of some products are enough for a figure, or fill what holds them. */
export function answerQuantity<P extends SearchedProduct>(
  { question, named, weights }: Asked<P>,
  knowledge: Knowledge<P>,
): Reply<P> | undefined {
  const { texts } = knowledge
  const { parts, host } = question
  const counted = countParts(question, knowledge)
  const held =
    counted.length === 0 && host ? parts.map((part) => sayHeld(host, part, knowledge)) : []
  const products = [...new Set([...parts, ...(host ? [host] : [])])]
  const [hit] = findEvidence([...weights.keys()], knowledge, { products, weights })
  const isAnswer =
    hit !== undefined && hit.ownCoverage >= minPassage && hit.passage.form !== 'attribute'
  const sums = counted.map((part) => part.text)
  const text = [
    sums.length ? fillIn(texts.needed, { parts: listOf(sums, texts.and) }) : '',
    ...held,
    isAnswer ? sayPassage(hit.passage, texts, named) : '',
  ]
    .filter(Boolean)
    .join(' ')
  if (!text) return undefined
  const source = hit ? productOf(hit.passage) : undefined
  return { text, subject: products.length ? products : source ? [source] : [] }
}

function countParts<P extends SearchedProduct>(
  { parts, wanted, isAtBothEnds }: QuantityQuestion<P>,
  knowledge: Knowledge<P>,
): Counted<P>[] {
  const counted: Counted<P>[] = []
  for (const part of wanted ? parts : []) {
    const count =
      countHolders(part, counted, knowledge) ??
      countPart(part, wanted!, { isAtBothEnds, isFirst: counted.length === 0 }, knowledge)
    if (count) counted.push(count)
  }
  return counted
}

/** How many of a product hold all of what was counted before it. */
function countHolders<P extends SearchedProduct>(
  holder: P,
  counted: readonly Counted<P>[],
  knowledge: Knowledge<P>,
): Counted<P> | undefined {
  const held = counted.find(({ product }) => holdsOf(holder, product, knowledge) > 0)
  if (!held) return undefined
  const each = holdsOf(holder, held.product, knowledge)
  const count = Math.ceil(held.count / each)
  const text = fillIn(knowledge.texts.neededHolders, { count, product: sayProduct(holder), each })
  return { product: holder, count, text }
}

/** The number wanted over what one of the parts has, rounded up; of what is sold in packs, the packs. */
function countPart<P extends SearchedProduct>(
  part: P,
  { number, keys }: { number: number; keys: readonly string[] },
  { isAtBothEnds, isFirst }: { isAtBothEnds: boolean; isFirst: boolean },
  knowledge: Knowledge<P>,
): Counted<P> | undefined {
  const { texts, definitions, companions } = knowledge
  const { define } = createWording(definitions)
  const each = eachOf(part, keys, knowledge)
  const pack = readOrdering(part).variants.find(({ packQuantity = 1 }) => packQuantity > 1)
  const [product, size] = [sayProduct(part), pack?.packQuantity ?? 1]
  // What goes into a place stands at each end; a cord or cable reaches from one to the other.
  const isInPlace = companions(part).some(({ kind }) => kind === 'fits')
  const ends = isAtBothEnds && isInPlace ? 2 : 1
  if (!each || number <= each.number) {
    if (!pack || !isFirst) return undefined
    const packs = Math.ceil(number / size)
    const text = fillIn(texts.neededPacks, { count: number, product, packs, size })
    return { product: part, count: number, text }
  }
  const count = ends * Math.ceil(number / each.number)
  const { unit } = define(each.key)
  const text = fillIn(ends === 2 ? texts.neededAtBothEnds : texts.neededParts, {
    count,
    product,
    wanted: formatValue(number, unit),
    each: formatValue(each.number, unit),
  })
  const packs = fillIn(texts.inPacks, { packs: Math.ceil(count / size), size })
  return { product: part, count, text: pack ? `${text} ${packs}` : text }
}

/** How many of a part a host takes, and how many of them are in its box. */
function sayHeld<P extends SearchedProduct>(host: P, part: P, knowledge: Knowledge<P>): string {
  const { texts, companions } = knowledge
  const count = holdsOf(host, part, knowledge)
  if (count === 0 || host === part) return ''
  const inBox = companions(host)
    .filter(({ kind }) => kind === 'includes')
    .flatMap((row) => row.companions)
    .find(({ product }) => product === part)
  const shown = { host: mentionProduct(host), part: sayProduct(part), count }
  return inBox?.quantity
    ? fillIn(texts.holdsMore, { ...shown, included: inBox.quantity })
    : fillIn(texts.holds, shown)
}
