import { rememberFor } from '#domain/memo/remember-for.ts'
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
  // Products of a series have one list of other names.
  const bareNames = rememberFor((names: readonly string[]) => names.map(bare))
  for (const { name, partNumber, aka } of products) {
    await pause()
    folded.push({ name: fold(name), number: bare(partNumber), others: bareNames(aka) })
  }

  return (query, limit = headerSearchLimit) => {
    const wanted = fold(query).trim()
    if (!wanted) return []
    const piece = bare(wanted)
    const names: number[] = []
    const numbers: number[] = []
    const others: number[] = []
    for (const [place, { name, number, others: aka }] of folded.entries()) {
      if (names.length >= limit) break
      if (name.includes(wanted)) names.push(place)
      else if (isPiece(piece, number)) numbers.push(place)
      else if (aka.some((other) => isPiece(piece, other))) others.push(place)
    }
    return [...names, ...numbers, ...others].slice(0, limit)
  }
}
