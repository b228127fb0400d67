import type { AttributeDefinition } from '#domain/catalogue/attribute.ts'
import { attributeLookup } from '#domain/catalogue/attribute.ts'
import { lookup } from '#domain/lookup.ts'
import { attributesOf } from '#domain/search/constraint.ts'
import type { NamedKind } from '#domain/search/kind-reader.ts'
import { dimensionOf, foldUnit } from '#domain/search/measure-units.ts'
import { hasOperator } from '#domain/search/phrase-spotter.ts'
import type { SearchedProduct } from '#domain/search/product-facts.ts'
import type { Query } from '#domain/search/product-search.ts'
import type { Conversation } from './conversation.ts'
import type { Knowledge } from './knowledge.ts'

/** How many of which products are asked for. */
export type QuantityQuestion<P> = {
  /** What is counted, in the order of the text. */
  parts: readonly P[]
  /** What is there already, or holds the parts. */
  host: P | undefined
  /** What the parts have to be enough for, and the attributes that it may be counted in. */
  wanted: { number: number; keys: readonly string[] } | undefined
  isAtBothEnds: boolean
}

const maxParts = 4

/** Reads which products a text counts and for how much, in the light of what was spoken of. */
export function readQuantityQuestion<P extends SearchedProduct>(
  query: Query<P>,
  { subject, need }: Conversation<P>,
  knowledge: Knowledge<P>,
): QuantityQuestion<P> {
  const { companions } = knowledge
  const numbered = query.numbers.flatMap(({ match, product }) => (match === 'near' ? [] : product))
  const known = [...new Set([...numbered, ...subject.slice(0, 1)])]
  const partners = new Set(
    known.flatMap((one) => companions(one).flatMap((row) => row.companions.map((c) => c.product))),
  )
  const { counted, around } = readKinds(query, knowledge)
  const best = (kind: NamedKind) =>
    numberedAs(kind, query) ?? bestOfKind(kind, query, partners, knowledge) ?? []
  const named = [...counted, ...around].flatMap(best)
  const all = [...new Set([...numbered, ...named])].slice(0, maxParts)
  const isHolder = (one: P) => all.some((other) => holdsOf(one, other, knowledge) > 0)
  const countedProducts = counted.flatMap(best)
  const meant = countedProducts.length
    ? countedProducts
    : all.filter((one) => !isHolder(one)).slice(0, 1)
  // 'How many trunks, cassettes and housings?': what holds the others is counted last.
  const parts = [...new Set(meant)].toSorted((a, b) => Number(isHolder(a)) - Number(isHolder(b)))
  const holders = all.filter((one) => isHolder(one) && !parts.includes(one))
  const [host = known.find((one) => !parts.includes(one))] = holders
  return {
    parts: parts.length > 0 ? parts : bestProduct(query, known, knowledge),
    host,
    wanted: readWanted(query, need.constraints, host, knowledge.definitions),
    isAtBothEnds: query.items.some((item) => hasOperator(item, 'double')),
  }
}

/** The kinds of the sentence that asks how many, and all others, in the order of the text. */
function readKinds<P extends SearchedProduct>(
  query: Query<P>,
  { search, cuesOf }: Knowledge<P>,
): { counted: NamedKind[]; around: NamedKind[] } {
  const kindsOf = ({ kinds, hosts }: Query<P>) =>
    [...kinds, ...hosts].toSorted((a, b) => a.from - b.from)
  const asking = query.written
    .split(/(?<=[.?!])\s+/)
    .findLast((sentence) => cuesOf(search.wordsOf(sentence)).has('amount'))
  const counted = kindsOf(asking ? search.parse(asking) : query)
  const isCounted = ({ says }: NamedKind) => counted.some((kind) => kind.says === says)
  return { counted, around: kindsOf(query).filter((kind) => !isCounted(kind)) }
}

/** What is spoken of, else what the text describes. */
function bestProduct<P extends SearchedProduct>(
  query: Query<P>,
  known: readonly P[],
  { search }: Knowledge<P>,
): P[] {
  const [product = search.search(query).matches[0]?.product] = known
  return product ? [product] : []
}

/** What a number names that stands before a kind: 'VSP-132 modules'. */
function numberedAs<P>({ says }: NamedKind, { written, numbers }: Query<P>): P | undefined {
  const text = written.toLowerCase()
  return numbers.find(
    (hit) => hit.match !== 'near' && text.includes(`${hit.written.toLowerCase()} ${says}`),
  )?.product
}

/** The best match of a kind; of what goes with what is spoken of, if any of it is meant. */
function bestOfKind<P extends SearchedProduct>(
  kind: NamedKind,
  query: Query<P>,
  partners: ReadonlySet<P | undefined>,
  { search }: Knowledge<P>,
): P | undefined {
  const constraints = query.constraints.filter(({ test }) => test.type === 'values')
  const { matches } = search.search({
    ...query,
    kinds: [kind],
    hosts: [],
    numbers: [],
    constraints,
  })
  const ofKind = matches.filter(({ isOfKind }) => isOfKind)
  return (ofKind.find(({ product }) => partners.has(product)) ?? ofKind[0])?.product
}

/** How many of a part a product takes, 0 where no record says so. */
export function holdsOf<P extends SearchedProduct>(
  host: P,
  part: P,
  { companions }: Pick<Knowledge<P>, 'companions'>,
): number {
  for (const { kind, companions: all } of companions(host))
    if (kind === 'takes' || kind === 'accessories' || kind === 'includes') {
      const found = all.find(({ product }) => product === part)
      if (found) return found.maximum ?? found.quantity ?? 0
    }
  return 0
}

/** The figure that the parts have to be enough for: one that is counted and is not said of the host. */
function readWanted<P extends SearchedProduct>(
  { constraints, items, kinds, hosts, quantities }: Query<P>,
  before: Conversation<P>['need']['constraints'],
  host: P | undefined,
  definitions: readonly AttributeDefinition[],
): QuantityQuestion<P>['wanted'] {
  const isOfHost = (number: number) =>
    host !== undefined && Object.values(host.attributes).some((values) => values.includes(number))
  const read = [...constraints, ...before].flatMap((constraint) => {
    if (constraint.test.type !== 'number' || isOfHost(constraint.test.wanted)) return []
    const keys = attributesOf(constraint).filter((key) => isCounted(key, definitions))
    return keys.length ? { number: constraint.test.wanted, keys } : []
  })
  if (read[0]) return read[0]
  const taken = [...kinds, ...hosts, ...constraints]
  const bare = items.flatMap(({ figure, from, to }) =>
    !figure ||
    figure.unit ||
    isOfHost(figure.number) ||
    taken.some((one) => one.from < to && from < one.to)
      ? []
      : figure.number,
  )
  const number = Math.max(0, ...bare, ...quantities.map((one) => one.number))
  return number > 1 ? { number, keys: [] } : undefined
}

/** Its values count something: 'ports', 'fibers'. */
export function isCounted(key: string, definitions: readonly AttributeDefinition[]): boolean {
  const { unit } = attributeLookup(definitions)(key)
  return Boolean(unit) && dimensionOf(foldUnit(unit)) === undefined
}

/**
 * How much of what is wanted one of a product has: of the attributes asked for, else of a ratio such
 * as 1×32, else of those that tell it apart.
 */
export function eachOf<P extends SearchedProduct>(
  part: P,
  keys: readonly string[],
  { definitions, cardFields }: Pick<Knowledge<P>, 'definitions' | 'cardFields'>,
): { number: number; key: string } | undefined {
  const count = (key: string) => {
    const [number] = isCounted(key, definitions) ? (lookup(part.attributes, key) ?? []) : []
    return typeof number === 'number' && number > 0 ? { number, key } : undefined
  }
  const found = (all: readonly string[]) => all.map(count).find((each) => each !== undefined)
  return found(keys) ?? ratioOf(part, keys[0]) ?? found(cardFields[part.family] ?? [])
}

/** Of a value such as 1×32 the 32. */
function ratioOf({ attributes }: SearchedProduct, key = '') {
  for (const values of Object.values(attributes))
    for (const value of values) {
      const [, number] = (typeof value === 'string' && /^\d+×(\d+)$/.exec(value)) || []
      if (number) return { number: Number(number), key }
    }
  return undefined
}
