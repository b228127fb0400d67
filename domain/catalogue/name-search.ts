import { rememberFor } from '#domain/memo/remember-for.ts'
import type { ProductSummary } from './product.ts'
import { bare, foldNames, placesByName, type FoldedNames } from './search.ts'

/** Places of products by name, as `placesByName` finds them. All names are folded ahead. */
export async function createNameSearch(
  products: readonly Pick<ProductSummary, 'name' | 'partNumber' | 'aka'>[],
  pause: () => Promise<unknown>,
) {
  const folded: FoldedNames[] = []
  // Products of a series have one list of other names.
  const bareEach = rememberFor((names: readonly string[]) => names.map(bare))
  for (const product of products) {
    await pause()
    folded.push(foldNames(product, bareEach))
  }
  return (query: string, limit?: number) => placesByName(folded, query, limit)
}
