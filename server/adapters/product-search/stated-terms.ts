import { attributeLookup, headline } from '#domain/catalogue/attribute.ts'
import type { AttributeDefinition, AttributeValue } from '#domain/catalogue/attribute.ts'
import { eachFiltered } from '#domain/catalogue/facet-index.ts'
import { valueText } from '#domain/catalogue/measure.ts'
import type { SearchedProduct } from '#server/ports/product-search.ts'

/**
 * What products have in common, each a set of them: a value of a filter, the worst of several
 * measures, which a range judges a product by, and the first value, which an order does.
 */
export type TermKind = 'value' | 'promised' | 'first'

export type Term = {
  /** From 1 on: 0 is all products. */
  term: number
  kind: TermKind
  /** The number of its attribute. */
  field: number
  key: string
  /** In short, as it was stated first. */
  raw: AttributeValue
  products: number
}

/** Numbers what products state, in the order in which it comes. */
export function createStatedTerms(definitions: readonly AttributeDefinition[]) {
  const define = attributeLookup(definitions)
  const fields = new Map<string, { field: number; terms: Map<string, Term> }>()
  const all: Term[] = []

  function termOf(kind: TermKind, key: string, text: string, raw: AttributeValue): Term {
    let known = fields.get(key)
    if (!known) fields.set(key, (known = { field: fields.size, terms: new Map() }))
    const id = `${kind} ${text}`
    let term = known.terms.get(id)
    if (!term) {
      term = { term: all.length + 1, kind, field: known.field, key, raw, products: 0 }
      known.terms.set(id, term)
      all.push(term)
    }
    return term
  }

  return {
    all,
    /** Each once. */
    of(product: SearchedProduct): Set<Term> {
      const found = new Set<Term>()
      eachFiltered(product, define, {
        value: (key, text, raw) => found.add(termOf('value', key, text, raw)),
        promised: (key, worst) => found.add(termOf('promised', key, String(worst), worst)),
      })
      for (const [key, [value]] of Object.entries(product.attributes)) {
        if (value === undefined) continue
        const { better, unit } = define(key)
        const raw = headline(value, better)
        // A text that reads as a number is none, and stands elsewhere in an order.
        found.add(termOf('first', key, `${typeof raw} ${valueText(raw, unit)}`, raw))
      }
      for (const term of found) term.products++
      return found
    },
  }
}
