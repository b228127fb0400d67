import { rememberFor } from '#domain/memo/remember-for.ts'
import type { ProductSummary } from './product.ts'
import { bare, fold } from './search.ts'

/** Whether the product at a place is called exactly so, or the text is its very number. */
export function exactlyIn(
  products: readonly ProductSummary[],
  query: string,
): (position: number) => boolean {
  const { named, numbered } = placesIn(products)
  const name = fold(query).trim()
  const places = new Set([...(named.get(name) ?? []), ...(numbered.get(bare(name)) ?? [])])
  return (position) => places.has(position)
}

/** Places by folded name and by bare part number: to fold all names takes 10 ms of 20,000 products. */
const placesIn = /* @__PURE__ */ rememberFor((products: readonly ProductSummary[]) => {
  const places = [...products.keys()]
  const numbered = Map.groupBy(places, (place) => bare(products[place]!.partNumber))
  numbered.delete('')
  return { named: Map.groupBy(places, (place) => fold(products[place]!.name)), numbered }
})
