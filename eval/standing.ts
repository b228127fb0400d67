import type { ProductSummary } from '#domain/catalogue/product.ts'
import { satisfies } from './check-constraint.ts'
import type { EvalRequest } from './request.ts'

/**
 * The requests without what the catalogue no longer bears: expected products that are gone or do
 * not satisfy the constraints written beside them, and requests that have none left. Editors
 * change values; that makes an expectation old, not the assistant worse. `stale` says each.
 */
export function standing(
  requests: readonly EvalRequest[],
  products: readonly ProductSummary[],
): { requests: EvalRequest[]; stale: string[] } {
  const bySlug = new Map(products.map((product) => [product.slug, product]))
  const faultsOf = (slug: string, constraints: readonly string[]) => {
    const product = bySlug.get(slug)
    if (!product) return [`no product ${slug}`]
    return constraints
      .filter((constraint) => !satisfies(product, constraint))
      .map((constraint) => `${slug} is not ${constraint}`)
  }
  const stale = requests.flatMap(({ id, products, constraints }) =>
    products.flatMap((slug) => faultsOf(slug, constraints).map((fault) => `${id}: ${fault}`)),
  )
  const current = requests.map((request) => ({
    ...request,
    products: request.products.filter((slug) => !faultsOf(slug, request.constraints).length),
  }))
  return {
    requests: current.filter(({ expect, products }) => expect !== 'products' || products.length),
    stale,
  }
}
