import { createHaystack } from './haystack.ts'
import { createPieceSearch } from './piece-search.ts'
import type { ProductSummary } from './product.ts'
import { bare, fold, headerSearchLimit } from './search.ts'

export type NameSearch = (query: string, limit?: number) => number[]

/**
 * Places of the products whose name, failing that part number, failing that another name contains
 * the query; in this order. Empty queries find nothing. All names are folded ahead.
 */
export async function createNameSearch(
  products: readonly Pick<ProductSummary, 'name' | 'partNumber' | 'aka'>[],
  pause: () => Promise<unknown>,
): Promise<NameSearch> {
  const [names, numbers]: [string[], string[]] = [[], []]
  /** Of all products one behind the other, each with its product. */
  const others: { texts: string[]; of: number[] } = { texts: [], of: [] }
  for (const [at, { name, partNumber, aka }] of products.entries()) {
    if (at % 100 === 99) await pause()
    names.push(fold(name))
    numbers.push(bare(partNumber))
    for (const other of aka) {
      others.texts.push(bare(other))
      others.of.push(at)
    }
  }
  const haystack = createHaystack(names)
  const inNumbers = createPieceSearch(numbers)
  const inOthers = createPieceSearch(others.texts)
  const { of } = others

  return (query, limit = headerSearchLimit) => {
    const wanted = fold(query).trim()
    if (!wanted) return []
    const named: number[] = []
    for (const at of haystack.holding(wanted)) if (named.push(at) >= limit) return named
    const piece = bare(wanted)
    if (piece.length < 2) return named
    const found = new Set(named)
    for (const at of inNumbers(piece)) found.add(at)
    for (const at of inOthers(piece)) found.add(of[at]!)
    return [...found].slice(0, limit)
  }
}
