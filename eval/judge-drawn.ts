import type { Product, ProductSummary } from '#domain/catalogue/product.ts'
import { broken } from './check-constraint.ts'
import type { DrawnRequest } from './drawn-requests.ts'
import { readNamed } from './named-products.ts'

export type DrawnVerdict = {
  request: DrawnRequest
  reply: string
  /** Products named without a word of what they do not meet. */
  violations: string[]
  /** What was asked and the reply that claims all is met does not say. */
  silent: string[]
  /** Some product of the kind meets all of it, by its record. */
  isThere: boolean
  /** One of these is named. */
  isFound: boolean
}

/** Behind these words stands what is not met, not known or not heard. */
const told =
  /(?:not stated to meet|not state|not check|not take into account|misses|not meet)\b:?(.*?)(?=\.\s|\.$|$)/gs
const claim = /\bmeets? what you asked for/

/**
 * Judges a reply to what was drawn, by the records alone: each product that it names between
 * brackets meets all that was asked, or the reply says what it does not.
 */
export function judgeDrawn(
  request: DrawnRequest,
  reply: string,
  products: readonly (ProductSummary & Partial<Product>)[],
): DrawnVerdict {
  const { asked, type } = request
  const all = asked.flatMap(({ constraints }) => constraints)
  const named = readNamed(reply, products).filter(({ as }) => as !== 'denied')
  const open = folded([...reply.matchAll(told)].map(([, rest]) => rest).join(' | '))
  const own = folded(reply.replace(/\[[^\]]*\]/g, ''))
  const isSaid = (text: string, marks: readonly string[]) => marks.some((mark) => holds(text, mark))
  const holds = (text: string, mark: string) =>
    new RegExp(`(?<![\\p{L}\\d.])${RegExp.escape(folded(mark))}(?![\\d])`, 'u').test(text)
  const violations = named.flatMap(({ product }) =>
    asked
      .filter(({ constraints }) => broken(product, all).some((one) => constraints.includes(one)))
      .filter(({ marks }) => !isSaid(open, marks))
      .map(({ constraints }) => `${product.slug} is not ${constraints.join(', ')}`),
  )
  const accepted = products
    .filter(({ subFamily }) => subFamily === type)
    .filter((product) => broken(product, all).length === 0)
  return {
    request,
    reply,
    violations: [...new Set(violations)],
    silent: claim.test(reply)
      ? asked.filter(({ marks }) => !isSaid(own, marks)).map(({ says }) => says)
      : [],
    isThere: accepted.length > 0,
    isFound: named.some(({ product }) => broken(product, all).length === 0),
  }
}

const folded = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\u00a0\u202f]/g, ' ')
    .replaceAll('−', '-')
    .replaceAll('×', 'x')
    .replace(/(\d),(\d{3})/g, '$1$2')
