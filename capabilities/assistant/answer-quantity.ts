import { formatValue } from '#domain/catalogue/attribute.ts'
import { lookup } from '#domain/lookup.ts'
import { attributesOf, type Constraint } from '#domain/search/constraint.ts'
import { dimensionOf, foldUnit } from '#domain/search/measure-units.ts'
import { hasOperator } from '#domain/search/phrase-spotter.ts'
import type { SearchedProduct } from '#domain/search/product-facts.ts'
import type { Query } from '#domain/search/product-search.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import { findEvidence, productOf, sayPassage } from './evidence.ts'
import type { Knowledge, Reply } from './knowledge.ts'
import { createWording, mentionProduct, sayProduct } from './wording.ts'

const minPassage = 0.2

type Asked<P> = {
  query: Query<P>
  /** How many of it are asked. */
  part: P | undefined
  /** What they go into. */
  host: P | undefined
  constraints: readonly Constraint[]
  named: readonly P[]
  weights: ReadonlyMap<string, number>
}

/** How many of a product are needed for a number of what each of them has, or fill what holds them. */
export function answerQuantity<P extends SearchedProduct>(
  { query, part, host, constraints, named, weights }: Asked<P>,
  knowledge: Knowledge<P>,
): Reply<P> | undefined {
  const isDouble = query.items.some((item) => hasOperator(item, 'double'))
  const [counted] = part
    ? constraints.flatMap((constraint) => countOf(part, constraint, isDouble, knowledge))
    : []
  const held = !counted && part && host ? heldOf(part, host, knowledge) : ''
  const products = [part ?? [], host ?? []].flat() as P[]
  const [hit] = findEvidence([...weights.keys()], knowledge, { products, weights })
  const isAnswer =
    hit !== undefined && hit.ownCoverage >= minPassage && hit.passage.form !== 'attribute'
  const quoted = isAnswer ? sayPassage(hit.passage, knowledge.texts, named) : ''
  const text = [counted, held, quoted].filter(Boolean).join(' ')
  if (!text) return undefined
  const subject = products.length ? products : [hit ? (productOf(hit.passage) ?? []) : []].flat()
  return { text, subject: subject as P[] }
}

/** The number wanted, over what one of the parts has, rounded up. */
function countOf<P extends SearchedProduct>(
  part: P,
  { test, ...constraint }: Constraint,
  isDouble: boolean,
  { definitions, cardFields, texts }: Knowledge<P>,
): string[] {
  if (test.type !== 'number') return []
  const { define } = createWording(definitions)
  const isCount = (key: string) => {
    const { unit } = define(key)
    return Boolean(unit) && dimensionOf(foldUnit(unit)) === undefined
  }
  // 'Subscribers' are ports of a hub and outputs of a splitter.
  const keys = [...attributesOf({ ...constraint, test }), ...(cardFields[part.family] ?? [])]
  if (!attributesOf({ ...constraint, test }).some(isCount)) return []
  for (const key of keys.filter(isCount)) {
    const [each] = lookup(part.attributes, key) ?? []
    if (typeof each !== 'number' || each <= 0 || test.wanted <= each) continue
    const { unit } = define(key)
    const count = Math.ceil(test.wanted / each)
    return [
      fillIn(isDouble ? texts.neededAtBothEnds : texts.needed, {
        count: isDouble ? 2 * count : count,
        product: sayProduct(part),
        wanted: formatValue(test.wanted, unit),
        each: formatValue(each, unit),
      }),
    ]
  }
  return []
}

/** How many of a part a host takes beside what is in its box. */
function heldOf<P extends SearchedProduct>(
  part: P,
  host: P,
  { companions, texts }: Knowledge<P>,
): string {
  for (const { companions: all } of companions(host)) {
    const found = all.find(({ product }) => product === part)
    const count = found?.maximum ?? found?.quantity
    if (count !== undefined)
      return fillIn(texts.holds, { host: mentionProduct(host), count, part: sayProduct(part) })
  }
  return ''
}
