import type { AttributeDefinition } from '#domain/catalogue/attribute.ts'
import { lookup } from '#domain/lookup.ts'
import type { SearchedProduct } from '#domain/search/product-facts.ts'
import { isCounted, packSizeOf } from './counted-figures.ts'
import type { Knowledge } from './knowledge.ts'
import { holdsOf } from './part-holders.ts'
import type { CountedPart, QuantityQuestion } from './quantity-question.ts'

/** How many of a part are needed, and why. */
export type ReckonedPart<P> = CountedPart<P> & { count: number; reason: Reason }

export type Reason =
  | { type: 'explicit' }
  /** So many pieces have the number wanted, at each of so many ends. */
  | { type: 'quotient'; wanted: number; each: number; key: string; ends: number }
  /** Each of several hosts takes so many. */
  | { type: 'filling'; each: number }
  /** One holds so many of a part that was counted before. */
  | { type: 'holding'; each: number }

type Records<P extends SearchedProduct> = Pick<
  Knowledge<P>,
  'companions' | 'definitions' | 'cardFields'
>

/** How many of each part of a question are needed; parts of which nothing can be reckoned are left out. */
export function reckonParts<P extends SearchedProduct>(
  { parts, summed, isAtBothEnds }: QuantityQuestion<P>,
  records: Records<P>,
): ReckonedPart<P>[] {
  const reckoned: ReckonedPart<P>[] = []
  for (const part of parts) {
    const held = reckoned.find(({ product }) => holdsOf(part.product, product, records) > 0)
    const ends = isAtBothEnds && !isLong(part.product, records) ? 2 : 1
    const found = held
      ? reckonHolders(part, held, records)
      : reckonPart(part, { ends, isSummed: summed.length > 0 }, records)
    if (found) reckoned.push({ ...part, ...found })
  }
  return reckoned
}

/** A cord or cable reaches from one end to the other; all else stands at each. */
const isLong = <P extends SearchedProduct>(product: P, { companions }: Records<P>): boolean =>
  product.attributes.length !== undefined &&
  !companions(product).some(({ kind }) => kind === 'fits')

type Reckoning = { count: number; reason: Reason }

function reckonHolders<P extends SearchedProduct>(
  { product }: CountedPart<P>,
  held: ReckonedPart<P>,
  records: Records<P>,
): Reckoning {
  const each = holdsOf(product, held.product, records)
  return { count: Math.ceil(held.count / each), reason: { type: 'holding', each } }
}

function reckonPart<P extends SearchedProduct>(
  { product, host, demand: { times, pieces, wanted } }: CountedPart<P>,
  { ends, isSummed }: { ends: number; isSummed: boolean },
  records: Records<P>,
): Reckoning | undefined {
  if (pieces) return { count: ends * times * pieces, reason: { type: 'explicit' } }
  if (wanted) {
    const each = amountOfEach(product, wanted.keys, records)
    // Where one is enough, nothing is reckoned.
    if (each && (wanted.number > each.number || times > 1 || isSummed)) {
      const count = ends * times * Math.ceil(wanted.number / each.number)
      const { number, key } = each
      return { count, reason: { type: 'quotient', wanted: wanted.number, each: number, key, ends } }
    }
    const isOnePerPlace = packSizeOf(product) > 1
    return isOnePerPlace ? { count: ends * wanted.number, reason: { type: 'explicit' } } : undefined
  }
  const each = host ? holdsOf(host, product, records) : 0
  return each > 0 && times > 1
    ? { count: times * each, reason: { type: 'filling', each } }
    : undefined
}

/**
 * How much of what is wanted one of a product has: of the attributes asked for, else of a ratio such
 * as 1×32, else of those that tell it apart.
 */
export function amountOfEach<P extends SearchedProduct>(
  { family, attributes }: P,
  keys: readonly string[],
  { definitions, cardFields }: Pick<Knowledge<P>, 'definitions' | 'cardFields'>,
): { number: number; key: string } | undefined {
  const amounts = (all: readonly string[]) => amountsOf(attributes, all, definitions)
  const telling = cardFields[family] ?? []
  // So many are enough whichever is meant.
  const [least] = amounts(keys).toSorted((a, b) => a.number - b.number)
  const ratio = ratioOf(attributes)
  return least ?? (ratio && { number: ratio.outputs, key: keys[0] ?? '' }) ?? amounts(telling)[0]
}

const amountsOf = (
  attributes: SearchedProduct['attributes'],
  keys: readonly string[],
  definitions: readonly AttributeDefinition[],
) =>
  keys
    .filter((key) => isCounted(key, definitions))
    .flatMap((key) => {
      const [number] = lookup(attributes, key) ?? []
      return typeof number === 'number' && number > 0 ? { number, key } : []
    })

/** A value such as 1×32. */
function ratioOf(attributes: SearchedProduct['attributes']) {
  for (const value of Object.values(attributes).flat()) {
    const [, inputs, outputs] = (typeof value === 'string' && /^(\d+)×(\d+)$/.exec(value)) || []
    if (outputs) return { inputs: Number(inputs), outputs: Number(outputs) }
  }
  return undefined
}
