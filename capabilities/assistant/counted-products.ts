import type { NamedKind } from '#domain/search/kind-reader.ts'
import type { SearchedProduct } from '#domain/search/product-facts.ts'
import type { Query } from '#domain/search/product-search.ts'
import {
  askedAttributes,
  headKinds,
  countedKinds,
  namedProducts,
  readAskingClause,
} from './asking-clause.ts'
import { createBestOfKinds, type AskedAmount } from './best-of-kinds.ts'
import { packSizeOf } from './counted-figures.ts'
import type { Knowledge } from './knowledge.ts'
import { findHeldByName, holdsOf, partnersOf } from './part-holders.ts'

/** The products that a question counts, and what may hold them. */
export type CountedProducts<P> = {
  /** What holds another part is last. */
  parts: readonly P[]
  /** Other products that are spoken of, the likeliest first. */
  spoken: readonly P[]
  /** Attributes whose sum is asked for, such as rack units. */
  summed: readonly string[]
}

/** Of a longer list the first are read. */
const maxParts = 4
/** A kind of more products says too little of what goes with it. */
const maxOfKind = 12

/** Finds what is counted: by number, by kind, by the name of what a host holds, else what is spoken of. */
export function findCountedProducts<P extends SearchedProduct>(
  asked: AskedAmount<P>,
  knowledge: Knowledge<P>,
): CountedProducts<P> {
  const clause = readAskingClause(asked.query, knowledge)
  const context = readContext(asked, clause, knowledge)
  const { counted, given, spoken, bestOf } = context
  const ofKinds = unique(counted.flatMap((kind) => bestOf([kind]) ?? []))
  const numbered = namedProducts(clause)
  const isHeldBy = (hosts: readonly P[]) => (product: P) =>
    hosts.some((host) => holdsOf(host, product, knowledge) > 0)
  const named = firstFound([
    // 'How many caps for this terminal?' are caps.
    () => numbered.filter(isHeldBy(spoken)),
    () => (ofKinds.length ? soldInPacks(ofKinds, asked, context) : []),
    () => findHeldByName(spoken, clause.items, knowledge),
    () => numbered,
    () => describedProduct(asked, context),
  ])
  // 'I have 40 splitters. How many shelves?'
  const held = given.flatMap((kind) => bestOf([kind]) ?? []).filter(isHeldBy(named))
  const all = unique([...held, ...named])
  const { parts, keys } = withSummed(all, { clause, spoken }, knowledge)
  const isHolder = (product: P) => parts.some(isHeldBy([product]))
  return {
    parts: parts.slice(0, maxParts).toSorted((a, b) => Number(isHolder(a)) - Number(isHolder(b))),
    spoken: spoken.filter((product) => !parts.includes(product)),
    summed: keys,
  }
}

/** What a question says around what it counts. */
type Context<P> = {
  /** The kinds that are asked for, and all others. */
  counted: readonly NamedKind[]
  others: readonly NamedKind[]
  /** The kinds that a figure counts: '40 splitters'. */
  given: readonly NamedKind[]
  /** What was named or shown, the likeliest first. */
  spoken: readonly P[]
  bestOf: (kinds: readonly NamedKind[]) => P | undefined
}

function readContext<P extends SearchedProduct>(
  asked: AskedAmount<P>,
  clause: Query<P>,
  knowledge: Knowledge<P>,
): Context<P> {
  const { query, conversation, figures } = asked
  const findBest = createBestOfKinds(asked, knowledge)
  const counted = countedKinds(clause).slice(0, maxParts)
  const isCounted = ({ says }: NamedKind) => counted.some((kind) => kind.says === says)
  const others = headKinds(query)
    .filter((kind) => !isCounted(kind))
    .slice(0, maxParts)
  const known = unique([...namedProducts(query), ...conversation.subject, ...conversation.before])
  const telling = others.filter(({ members }) => members.size <= maxOfKind)
  const spoken = unique([...known, ...telling.flatMap((kind) => findBest([kind], known) ?? [])])
  return {
    counted,
    others,
    given: figures.flatMap(({ kind }) => kind ?? []).slice(0, maxParts),
    spoken,
    bestOf: (kinds) => findBest(kinds, spoken),
  }
}

/** What a figure counts, else what was spoken of, else what the text describes; first what is sold in packs. */
function describedProduct<P extends SearchedProduct>(
  { conversation }: AskedAmount<P>,
  { given, others, bestOf }: Context<P>,
): P[] {
  const first = given.length ? bestOf(given) : (conversation.subject[0] ?? bestOf(others))
  const described = [first, ...others.map((kind) => bestOf([kind]))].filter(
    (product) => product !== undefined,
  )
  // 'Each port gets a cap. How many packs?'
  return [described.find(isInPacks) ?? described[0]].filter((product) => product !== undefined)
}

/** 'They come boxed: how many boxes?' are boxes of what is described. */
function soldInPacks<P extends SearchedProduct>(
  parts: readonly P[],
  asked: AskedAmount<P>,
  context: Context<P>,
): readonly P[] {
  if (parts.some(isInPacks) || asked.figures.some(({ keys }) => keys.length)) return parts
  const described = describedProduct(asked, context).filter(isInPacks)
  return described.length ? described : parts
}

const isInPacks = (product: SearchedProduct): boolean => packSizeOf(product) > 1

const unique = <P>(products: readonly P[]): P[] => [...new Set(products)]

const firstFound = <P>(ways: readonly (() => readonly P[])[]): readonly P[] => {
  for (const way of ways) {
    const found = way()
    if (found.length) return found
  }
  return []
}

/** The attributes whose sum is asked for; where no part states them, with what holds the parts and does. */
function withSummed<P extends SearchedProduct>(
  parts: readonly P[],
  { clause, spoken }: { clause: Query<P>; spoken: readonly P[] },
  knowledge: Knowledge<P>,
): { parts: readonly P[]; keys: readonly string[] } {
  const { search } = knowledge
  const { words, keys } = askedAttributes(clause, knowledge)
  const states = ({ attributes }: P) => keys.some((key) => attributes[key] !== undefined)
  const isCalledSo = (part: P) => words.every((word) => search.nameWords(part).has(word))
  if (keys.length === 0 || parts.some(states)) return { parts, keys }
  // 'How many trays' are trays, or packs.
  if (parts.some((part) => isCalledSo(part) || isInPacks(part))) return { parts, keys: [] }
  const holder = [...spoken, ...partnersOf(parts, knowledge)].find(
    (product) => states(product) && parts.some((part) => holdsOf(product, part, knowledge) > 0),
  )
  return holder ? { parts: [...parts, holder], keys } : { parts, keys: [] }
}
