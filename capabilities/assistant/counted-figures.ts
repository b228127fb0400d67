import { attributeLookup, type AttributeDefinition } from '#domain/catalogue/attribute.ts'
import { readOrdering } from '#domain/catalogue/ordering.ts'
import { attributesOf } from '#domain/search/constraint.ts'
import type { NamedKind } from '#domain/search/kind-reader.ts'
import { dimensionOf, foldUnit } from '#domain/search/measure-units.ts'
import type { Item } from '#domain/search/phrase-spotter.ts'
import type { SearchedProduct } from '#domain/search/product-facts.ts'
import type { Query } from '#domain/search/product-search.ts'

/** A figure of a text that counts something. */
export type CountedFigure = {
  number: number
  /** The attributes that the words beside it name: '432 fibers'. */
  keys: readonly string[]
  /** The products that it counts: 'six closures'. */
  kind: NamedKind | undefined
  /** It counts pieces to order: '40 pcs'. */
  isOrdered: boolean
}

/** The whole numbers above 1 without a physical unit. */
export function readCountedFigures<P>(
  query: Query<P>,
  definitions: readonly AttributeDefinition[],
): CountedFigure[] {
  return query.items.flatMap((item, at) => {
    const { figure } = item
    if (!figure || figure.unit || figure.number <= 1 || !Number.isInteger(figure.number)) return []
    const { keys, isWorded } = keysBeside(query, at)
    const kind = isWorded ? undefined : kindBehind(query, at)
    return {
      number: figure.number,
      keys: kind ? [] : keys.filter((key) => isCounted(key, definitions)),
      kind,
      isOrdered: query.quantities.some(({ from }) => from === item.from),
    }
  })
}

/** Its values count something: 'ports', 'fibers'. */
export function isCounted(key: string, definitions: readonly AttributeDefinition[]): boolean {
  const { unit } = attributeLookup(definitions)(key)
  return Boolean(unit) && dimensionOf(foldUnit(unit)) === undefined
}

/** The attributes that a figure counts, where a word or value beside it says so. */
function keysBeside<P>({ items, constraints }: Query<P>, at: number) {
  const { from, to } = items[at]!
  const constraint = constraints.find(
    (one) => one.test.type === 'number' && one.from <= from && to <= one.to,
  )
  const { attributes, values, kind } =
    items.slice(at + 1).find(({ words }) => words[0] !== '-')?.meaning ?? {}
  const isNamed = attributes !== undefined && kind === undefined
  const isRead = constraint !== undefined && (constraint.from < from || to < constraint.to)
  const keys = constraint && (isRead || isNamed || values) ? attributesOf(constraint) : []
  return {
    keys: keys.length || !isNamed ? keys : [...attributes],
    isWorded: isRead || isNamed,
  }
}

/** The kind that a figure stands before, be it behind values: '5 of the 288 dome closures'. */
function kindBehind<P>({ items, kinds, hosts }: Query<P>, at: number): NamedKind | undefined {
  const named = [...kinds, ...hosts]
  for (const item of items.slice(at + 1)) {
    const kind = named.find(({ from, to }) => from <= item.from && item.to <= to)
    if (kind) return kind
    if (!isDescribing(item)) return undefined
  }
  return undefined
}

const isDescribing = ({ figure, meaning, words }: Item): boolean =>
  figure !== undefined ||
  meaning.values !== undefined ||
  meaning.isStopWord === true ||
  words[0] === '-'

/** The figures of a name; the 6 of 'VX6' is none. */
export const numbersInName = (name: string): ReadonlySet<number> =>
  new Set(
    [...name.replaceAll(/(?<=\d),(?=\d{3})/g, '').matchAll(/(?<![\p{L}\d])\d+/gu)].map(Number),
  )

/** How many pieces a pack of a product has, 1 where it is sold singly. */
export const packSizeOf = (product: SearchedProduct): number =>
  Math.max(1, ...readOrdering(product).variants.map(({ packQuantity = 1 }) => packQuantity))
