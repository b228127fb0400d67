import { hasOperator } from '#domain/search/phrase-spotter.ts'
import type { SearchedProduct } from '#domain/search/product-facts.ts'
import type { Query } from '#domain/search/product-search.ts'
import type { Conversation } from './conversation.ts'
import { numbersInName, readCountedFigures, type CountedFigure } from './counted-figures.ts'
import { findCountedProducts } from './counted-products.ts'
import type { Knowledge } from './knowledge.ts'
import { holdsOf } from './part-holders.ts'

/** How many of which products are asked for. */
export type QuantityQuestion<P> = {
  /** What is counted, in the order of the text; what holds another part is last. */
  parts: readonly CountedPart<P>[]
  /** Attributes whose sum is asked for, such as rack units. */
  summed: readonly string[]
  isAtBothEnds: boolean
}

export type CountedPart<P> = {
  product: P
  /** What holds it. */
  host: P | undefined
  demand: Demand
}

/** What decides the number of a part. */
export type Demand = {
  /** So many times all of the rest: of 24 racks, of six closures. */
  times: number
  /** Pieces that are said outright. */
  pieces?: number
  /** What the pieces have to be enough for, and the attributes that it may be counted in. */
  wanted?: { number: number; keys: readonly string[] }
}

/** Reads which products a text counts and for how much, in the light of what was spoken of. */
export function readQuantityQuestion<P extends SearchedProduct>(
  query: Query<P>,
  conversation: Conversation<P>,
  knowledge: Knowledge<P>,
): QuantityQuestion<P> {
  const { search, definitions, cuesOf } = knowledge
  const cues = cuesOf(search.wordsOf(query.written))
  const figures = readCountedFigures(query, definitions)
  const before = readCountedFigures(search.parse(earlierText(conversation)), definitions)
  const { parts, spoken, summed } = findCountedProducts({ query, conversation, figures }, knowledge)

  function readPart(product: P): CountedPart<P> {
    const found = spoken.find((one) => holdsOf(one, product, knowledge) > 0)
    const host = found && parts.includes(found) ? undefined : found
    const named = [product, ...parts, ...(host ? [host] : []), ...spoken.slice(0, 1)]
    const isFree = (figure: CountedFigure) =>
      !named.some(({ name }) => numbersInName(name).has(figure.number))
    const free = figures.filter(isFree)
    const demand = readDemand(free.length ? free : before.filter(isFree).filter(isSure), {
      isPart: isKindOf(product, knowledge),
      isHost: host ? isKindOf(host, knowledge) : () => false,
      isHeld: host !== undefined,
      states: (key) => product.attributes[key] !== undefined,
      isRate: cues.has('amount') && cues.has('rate'),
      isFilling: cues.has('completion') && host !== undefined,
    })
    return { product, host, demand }
  }

  return {
    parts: parts.map(readPart),
    summed,
    isAtBothEnds: query.items.some((item) => hasOperator(item, 'double')),
  }
}

/** The words of earlier turns; figures side by side are two. */
const earlierText = <P>({ written }: Conversation<P>): string =>
  written
    .slice(0, -1)
    .flat()
    .join(' ')
    .replaceAll(/(?<=\d) (?=\d)/g, ' , ')

/** A figure of an earlier turn that counts a kind or an attribute. */
const isSure = ({ kind, keys }: CountedFigure): boolean => kind !== undefined || keys.length > 0

const isKindOf =
  <P extends SearchedProduct>(product: P, { search }: Pick<Knowledge<P>, 'search'>) =>
  ({ kind }: CountedFigure): boolean =>
    kind?.members.has(search.places.get(product)!) ?? false

type Reading = {
  isPart: (figure: CountedFigure) => boolean
  isHost: (figure: CountedFigure) => boolean
  /** A host holds the part. */
  isHeld: boolean
  states: (key: string) => boolean
  /** One figure is said of each piece of another: 'two per room, 65 rooms'. */
  isRate: boolean
  /** What holds the part is to be filled. */
  isFilling: boolean
}

/** Reads what the figures of a text demand of a part. */
function readDemand(
  figures: readonly CountedFigure[],
  { isPart, isHost, isHeld, states, isRate, isFilling }: Reading,
): Demand {
  // 'Twelve racks with two panels each': the nearest figure counts the panels.
  const pieces = figures.findLast(
    (figure) => (figure.isOrdered && !isFilling) || (isPart(figure) && !isHost(figure)),
  )
  const hosts = figures.findLast(isHost)
  const others = figures.filter((figure) => figure !== pieces && figure !== hosts)
  const stated = others.find(({ keys }) => keys.some(states))
  if (pieces) return { pieces: pieces.number, times: isRate ? (others[0]?.number ?? 1) : 1 }
  if (isFilling && !stated) return { times: (hosts ?? others[0])?.number ?? 1 }
  const [largest] = others.filter(({ kind }) => !kind).toSorted((a, b) => b.number - a.number)
  const wanted = stated ?? largest ?? (isHeld ? undefined : others[0])
  const places = hosts ?? others.find((figure) => figure !== wanted && figure.keys.length === 0)
  return {
    times: places && (isRate || !wanted) ? places.number : 1,
    ...(wanted && { wanted: { number: wanted.number, keys: wanted.keys } }),
  }
}
