import { matchProducts } from '#capabilities/assistant/product-names.ts'
import type { ProductSummary } from '#domain/catalogue/product.ts'

const partNumber = /[A-Z][A-Z\d]*(?:-[A-Z\d.]*[A-Z\d])+/g

/** Names and part numbers of a reply that no record and no visitor wrote. */
export function createInventionReader(
  products: readonly ProductSummary[],
  /** The records as they are stored. */
  documents: readonly Record<string, unknown>[],
): (turns: readonly string[], reply: string) => string[] {
  const known = new Set(JSON.stringify(documents).match(partNumber))
  const families = new Set(products.flatMap((one) => openingOf(one.partNumber) || []))
  const patterns = documents.flatMap(({ ordering }) => formOf(Object(ordering)) ?? [])

  return (turns, reply) => {
    const asked = turns.join('\n').toUpperCase()
    const names = (reply.match(/\[[^[\]]*\]/g) ?? []).filter(
      (whole) => matchProducts(whole, products).length === 0,
    )
    const numbers = (reply.replace(/\[[^\]]*\]/g, '').match(partNumber) ?? []).filter(
      (number) =>
        families.has(openingOf(number)) &&
        !known.has(number) &&
        !asked.includes(number) &&
        !patterns.some((pattern) => pattern.test(number)),
    )
    return [...new Set([...names, ...numbers])]
  }
}

const openingOf = (number: string) => number.split('-')[0] ?? ''

/** The numbers that can be built: what stands between braces is free. */
function formOf({ pattern }: { pattern?: unknown }): RegExp | undefined {
  if (typeof pattern !== 'string') return undefined
  const parts = pattern.split(/\{[^}]*\}/).map((part) => RegExp.escape(part))
  return new RegExp(`^${parts.join('[A-Z\\d.]+')}$`)
}
