import type { ProductSummary } from '#domain/catalogue/product.ts'
import { broken } from './check-constraint.ts'
import type { AssistantRequest, Requests } from './parse-requests.ts'

const slugForm = /^[a-z0-9]+(?:-[a-z0-9]+)+$/

/**
 * The requests that the catalogue of today can answer. Editors withdraw products and change values,
 * which makes an expectation stale and the engine no worse. Leaves out stale expectations and
 * requests without any other; `stale` names each. Splits `mustNot` into products and plain texts.
 */
export function standing(
  { search, assistant }: Requests,
  /** All records, withdrawn ones too. */
  records: readonly (ProductSummary & { included: boolean })[],
): Requests & { stale: string[] } {
  const bySlug = new Map(records.map((product) => [product.slug, product]))
  const stale: string[] = []
  const current = (id: string, targets: readonly string[], meets: readonly string[]) =>
    targets.filter((target) => {
      if (target.startsWith('/')) return true
      const product = bySlug.get(target)
      const faults = product?.included
        ? broken(product, meets).map((constraint) => `${target} is not ${constraint}`)
        : [`${target} is ${product ? 'off sale' : 'no product'}`]
      stale.push(...faults.map((fault) => `${id}: ${fault}`))
      return faults.length === 0
    })

  const sorted = ({ mustNot, ...request }: AssistantRequest): AssistantRequest => {
    const others = mustNot.filter((target) => !bySlug.has(target))
    const gone = others.filter((target) => slugForm.test(target))
    stale.push(...gone.map((target) => `${request.id}: ${target} is no product`))
    return {
      ...request,
      accept: current(request.id, request.accept, request.meets),
      mustNot: mustNot.filter((target) => bySlug.has(target)),
      forbidden: others.filter((target) => !slugForm.test(target)),
    }
  }
  return {
    search: search
      .map((request) => ({ ...request, expect: current(request.id, request.expect, []) }))
      .filter(({ expect }) => expect.length),
    assistant: assistant
      .map((request) => ({ before: request, now: sorted(request) }))
      .filter(({ before, now }) => before.accept.length === 0 || now.accept.length)
      .map(({ now }) => now),
    stale,
  }
}
