import type { ProductSummary } from '#domain/catalogue/product.ts'
import { broken } from './check-constraint.ts'
import { droppedRequirements } from './dropped-requirements.ts'
import { explains } from './explains.ts'
import { createInventionReader } from './invented-names.ts'
import { readNamed } from './named-products.ts'
import { createQuantityReader, type CountedUnits } from './quantities.ts'
import type { AssistantRequest, RequestKind } from './request.ts'

export type ReplyVerdict = {
  request: AssistantRequest
  reply: string
  milliseconds: number
  /** Every product between brackets, and those that are said to meet what was asked. */
  named: string[]
  recommended: string[]
  /** Products named as meeting that do not, each with its reason. */
  violations: string[]
  /** Figures of the request that the reply says 'meets' over. */
  dropped: string[]
  /** Names and part numbers that no record holds. */
  invented: string[]
  /** What is wrong with it; a sound reply has nothing here. */
  faults: string[]
}

export type Records = {
  products: readonly ProductSummary[]
  documents: readonly Record<string, unknown>[]
  countedUnits: CountedUnits
}

/** Who names everything names what is expected: the first count, as many as a comparison holds. */
const maxNamed = 4

const toRefuse = new Set<RequestKind>(['impossible', 'off-topic', 'injection'])

/** Whether nothing is to be recommended; of an attack that also asks for a product, it may be. */
export const isToRefuse = ({ kind, accept }: AssistantRequest) =>
  toRefuse.has(kind) && accept.length === 0

export const isAnswerable = ({ kind, accept }: AssistantRequest) =>
  !toRefuse.has(kind) && accept.length > 0

/** Judges replies by their text and the records; how they were made is not asked. */
export function createJudge({ products, documents, countedUnits }: Records) {
  const readQuantities = createQuantityReader(countedUnits)
  const inventedIn = createInventionReader(products, documents)

  return (request: AssistantRequest, reply: string, milliseconds: number): ReplyVerdict => {
    const turn = request.turns.at(-1) ?? ''
    const all = readNamed(reply, products)
    const claimed = all.filter(({ as }) => as === 'recommended')
    const violations = all
      .filter(({ as, product }) => as === 'recommended' || (as === 'compared' && !isSide(product)))
      .flatMap(({ product }) => faultsOf(product, request))
    const invented = inventedIn(request.turns, reply)
    const verdict = {
      named: unique(all.map(({ product }) => product.slug)),
      recommended: unique(claimed.map(({ product }) => product.slug)),
      violations: unique(violations),
      invented,
    }
    // In a comparison that a visitor asks for, what they name themselves is not recommended.
    function isSide({ partNumber }: ProductSummary): boolean {
      return partNumber !== '' && folded(request.turns.join(' ')).includes(folded(partNumber))
    }
    // 'No' answers a question about two products, and one about a product that the visitor names.
    const isAnswer = ({ as, product }: (typeof all)[number]) =>
      as !== 'denied' || request.kind === 'fit' || (request.kind !== 'compare' && isSide(product))
    const accepted = all
      .filter(isAnswer)
      .slice(0, maxNamed)
      .some(({ product }) => request.accept.includes(product.slug))
    const sentences = claimed.map(({ sentence }) => sentence)
    return {
      request,
      reply,
      milliseconds,
      ...verdict,
      dropped: droppedRequirements(turn, reply, sentences, readQuantities),
      faults: [
        ...verdict.violations.map((one) => `names ${one}`),
        ...invented.map((one) => `invents ${one}`),
        ...request.forbidden.filter((one) => includes(reply, one)).map((one) => `says “${one}”`),
        ...sortFaults(request, reply, accepted, verdict.recommended),
      ],
    }
  }
}

/** What a reply of another sort than the request's kind asks for lacks. */
function sortFaults(
  { kind, accept, turns }: AssistantRequest,
  reply: string,
  accepted: boolean,
  recommended: readonly string[],
): string[] {
  if (!reply.trim()) return ['says nothing']
  if (kind === 'definition') return explains(turns.at(-1)!, reply) ? [] : ['explains nothing']
  if (kind === 'vague' && !reply.includes('?')) return ['asks nothing back']
  if (accepted) return []
  if (toRefuse.has(kind) || accept.length === 0)
    return recommended.map((slug) => `recommends ${slug}`)
  return ['names no product that is expected']
}

function faultsOf(product: ProductSummary, { mustNot, meets }: AssistantRequest): string[] {
  if (mustNot.includes(product.slug)) return [`${product.slug}, which does not meet it`]
  const missed = broken(product, meets)
  return missed.length ? [`${product.slug}, which is not ${missed.join(', ')}`] : []
}

const unique = (list: readonly string[]) => [...new Set(list)]
const folded = (text: string) => text.toLowerCase().replace(/[^a-z\d]/g, '')
const includes = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase())
