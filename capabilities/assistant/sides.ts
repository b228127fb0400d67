import { hasOperator, type Item } from '#domain/search/phrase-spotter.ts'
import type { SearchedProduct } from '#domain/search/product-facts.ts'
import type { ProductSearch, Query } from '#domain/search/product-search.ts'

const maxSides = 4
/** Each stretch is a search of its own. */
const maxStretches = 12
/** What stands in the other stretches counts so much. */
const sharedWeight = 0.25

/**
 * The products that a text names or describes, in its order: those of part numbers, and the best match
 * of each stretch between two words that set things apart ('or', 'than', 'into').
 */
export function sidesOf<P extends SearchedProduct>(
  query: Query<P>,
  search: ProductSearch<P>,
  mayDescribe: (product: P) => boolean = () => true,
): P[] {
  const numbered = query.numbers.flatMap(({ match, product, written }) =>
    match === 'near' ? [] : { product, at: query.written.indexOf(written) },
  )
  // A piece of a number may fit a whole series: its first product stands for it.
  const named = [...Map.groupBy(numbered, ({ at }) => at).values()].map(([first]) => first!)
  if (named.length >= 2) return unique(named.map(({ product }) => product))
  const sides: { product: P; at: number }[] = [...named]
  for (const items of stretchesOf(query.items).slice(0, maxStretches)) {
    const from = items[0]!.from
    const product = describedBy(items, query, search).find(
      (one) => mayDescribe(one) && sides.every((side) => side.product !== one),
    )
    if (product && sides.every(({ at }) => !isWithin(at, items))) sides.push({ product, at: from })
  }
  return unique(sides.toSorted((a, b) => a.at - b.at).map(({ product }) => product)).slice(
    0,
    maxSides,
  )
}

const isWithin = (at: number, items: readonly Item[]): boolean =>
  items[0]!.from <= at && at <= items.at(-1)!.to

function unique<P>(products: readonly P[]): P[] {
  return [...new Set(products)]
}

/** The best matches of a stretch, in the light of what the others say. */
function describedBy<P extends SearchedProduct>(
  items: readonly Item[],
  query: Query<P>,
  search: ProductSearch<P>,
): P[] {
  const [from, to] = [items[0]!.from, items.at(-1)!.to]
  const isHere = (one: { from: number; to: number }) => from <= one.from && one.to <= to
  const stretchWords = new Set(items.flatMap(({ words }) => words))
  const kinds = query.kinds.filter(isHere)
  const all = [...query.kinds, ...query.hosts]
  return search
    .search({
      ...query,
      numbers: [],
      kinds: kinds.length ? kinds : [...query.hosts.filter(isHere), ...all].slice(0, 1),
      constraints: query.constraints.filter(isHere),
      weights: new Map(
        query.words.map((word) => [word, stretchWords.has(word) ? 1 : sharedWeight]),
      ),
    })
    .matches.slice(0, 3)
    .map(({ product }) => product)
}

/** Items between signs and words that set things apart, those alone that describe a thing. */
function stretchesOf(items: readonly Item[]): Item[][] {
  const stretches: Item[][] = [[]]
  for (const item of items) {
    if (isBoundary(item)) stretches.push([])
    else stretches.at(-1)!.push(item)
  }
  return stretches.filter((stretch) =>
    stretch.some(({ meaning, figure }) => meaning.kind || meaning.values || figure),
  )
}

const isBoundary = (item: Item): boolean =>
  /^[,.;:!?()]$/.test(item.words[0] ?? '') ||
  (!item.figure &&
    !item.meaning.kind &&
    hasOperator(item, 'alternative', 'conjunction', 'context', 'comparison', 'rangeJoin') &&
    !hasOperator(item, 'feature'))
