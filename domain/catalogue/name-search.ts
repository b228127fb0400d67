import type { ProductSummary } from './product.ts'
import { bare, fold, headerSearchLimit, isPiece } from './search.ts'

export type NameSearch = (query: string, limit?: number) => number[]

/**
 * Places of the products whose name, failing that part number, failing that another name contains
 * the query; in this order. Empty queries find nothing. All names are folded ahead.
 */
export async function createNameSearch(
  products: readonly Pick<ProductSummary, 'name' | 'partNumber' | 'aka'>[],
  pause: () => Promise<unknown>,
): Promise<NameSearch> {
  const folded: { name: string; number: string; others: string[] }[] = []
  for (const [at, { name, partNumber, aka }] of products.entries()) {
    if (at % 100 === 99) await pause()
    folded.push({ name: fold(name), number: bare(partNumber), others: aka.map(bare) })
  }
  return (query, limit = headerSearchLimit) => {
    const wanted = fold(query).trim()
    if (!wanted) return []
    const piece = bare(wanted)
    const [names, numbers, others]: [number[], number[], number[]] = [[], [], []]
    for (let at = 0; at < folded.length && names.length < limit; at++) {
      const one = folded[at]!
      if (one.name.includes(wanted)) names.push(at)
      else if (isPiece(piece, one.number)) numbers.push(at)
      else if (one.others.some((other) => isPiece(piece, other))) others.push(at)
    }
    return [...names, ...numbers, ...others].slice(0, limit)
  }
}
