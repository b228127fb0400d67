import { matchProducts } from '#domain/chat/product-names.ts'
import type { ProductSummary } from '#domain/catalogue/product.ts'
import { satisfies } from './check-constraint.ts'
import type { EvalRequest } from './request.ts'

export type Verdict = {
  request: EvalRequest
  reply: string
  milliseconds: number
  named: string[]
  /** Place of the first expected product among those named, 0 for the first. */
  place: number
  violations: string[]
  /** Bracketed names that no product has. */
  invented: string[]
  /** Whether the reply is of the expected sort. */
  asExpected: boolean
}

/** Judges a reply by its text alone, so that every model is judged alike. */
export function judge(
  request: EvalRequest,
  reply: string,
  milliseconds: number,
  products: readonly ProductSummary[],
): Verdict {
  const named = matchProducts(reply, products)
  const brackets = [...reply.matchAll(/\[([^[\]]*)\]/g)].map(([whole]) => whole)
  const invented = brackets.filter((whole) => matchProducts(whole, products).length === 0)
  const violations = named.flatMap((product) =>
    request.constraints
      .filter((constraint) => !satisfies(product, constraint))
      .map((constraint) => `${product.slug}: ${constraint}`),
  )
  const place = named.findIndex(({ slug }) => request.products.includes(slug))
  return {
    request,
    reply,
    milliseconds,
    named: named.map(({ slug }) => slug),
    place,
    violations,
    invented,
    asExpected: isAsExpected(request, reply, named.length, place),
  }
}

function isAsExpected(request: EvalRequest, reply: string, named: number, place: number): boolean {
  if (request.forbidden.some((word) => reply.includes(word))) return false
  if (request.expect === 'products') return place >= 0 && place < 3
  if (named > 0) return false
  if (request.expect === 'question') return reply.includes('?')
  if (request.expect === 'refusal') return reply.includes('/contact-us')
  return !reply.includes('?')
}
