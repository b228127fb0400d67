import type { ProductSummary } from '#domain/catalogue/product.ts'
import { broken } from './check-constraint.ts'
import type { AssistantRequest, Requests } from './request.ts'

const slugForm = /^[a-z0-9]+(?:-[a-z0-9]+)+$/

/**
 * The requests as the catalogue bears them today. Editors withdraw products and change values:
 * that makes an expectation old, not the answer worse. So what is expected and off sale, or does
 * not satisfy what stands beside it, is left out, and a request with nothing left is too. `stale`
 * says each. What must not be named is told apart into products and plain texts by the records.
 */
export function standing(
  { search, assistant }: Requests,
  products: readonly ProductSummary[],
  /** Slugs of all records, those off sale too. */
  recorded: ReadonlySet<string>,
): Requests & { stale: string[] } {
  const bySlug = new Map(products.map((product) => [product.slug, product]))
  const stale: string[] = []
  const borne = (id: string, slugs: readonly string[], meets: readonly string[]) =>
    slugs.filter((slug) => {
      const product = bySlug.get(slug)
      const faults = product
        ? broken(product, meets).map((one) => `${slug} is not ${one}`)
        : [`${slug} is ${recorded.has(slug) ? 'off sale' : 'no product'}`]
      stale.push(...faults.map((fault) => `${id}: ${fault}`))
      return faults.length === 0
    })

  const sorted = ({ mustNot, ...request }: AssistantRequest): AssistantRequest => {
    const others = mustNot.filter((one) => !recorded.has(one))
    const gone = others.filter((one) => slugForm.test(one))
    stale.push(...gone.map((one) => `${request.id}: ${one} is no product`))
    return {
      ...request,
      accept: borne(request.id, request.accept, request.meets),
      mustNot: mustNot.filter((one) => recorded.has(one)),
      forbidden: others.filter((one) => !slugForm.test(one)),
    }
  }
  return {
    search: search
      .map((request) => ({ ...request, expect: borne(request.id, request.expect, []) }))
      .filter(({ expect }) => expect.length),
    assistant: assistant
      .map((request) => ({ before: request, now: sorted(request) }))
      .filter(({ before, now }) => before.accept.length === 0 || now.accept.length)
      .map(({ now }) => now),
    stale,
  }
}
