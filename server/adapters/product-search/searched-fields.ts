import {
  attributeLookup,
  headline,
  type AttributeDefinition,
  type AttributeValue,
} from '#domain/catalogue/attribute.ts'
import { eachFiltered, orderFacets } from '#domain/catalogue/facet-index.ts'
import { extentOf, valueText } from '#domain/catalogue/measure.ts'
import type { SearchedProduct } from '#server/ports/product-search.ts'
import { statedTexts, textsOfProduct } from '#domain/catalogue/search-text.ts'
import { fold, queryWords } from '#domain/catalogue/search.ts'

/** A value that products state of a field; terms and fields are numbered from 1 on. */
export type Term = {
  term: number
  field: number
  key: string
  /** As it stands in addresses, and in short as it was stated first. */
  text: string
  raw: AttributeValue
  /** How many products it is a filter's value of. */
  products: number
}

/** Numbers what products state, in the order in which they come. */
export function createTerms(definitions: readonly AttributeDefinition[]) {
  const define = attributeLookup(definitions)
  const fields = new Map<string, number>()
  const terms = new Map<string, Term>()

  function termOf(key: string, raw: AttributeValue): Term {
    const field = fields.get(key) ?? fields.size + 1
    const text = valueText(raw, define(key).unit)
    const id = JSON.stringify([key, text])
    const term = terms.get(id) ?? { term: terms.size + 1, field, key, text, raw, products: 0 }
    fields.set(key, field)
    terms.set(id, term)
    return term
  }

  return {
    all: () => [...terms.values()],
    /** A product's terms: of its filters, of what a range is held against, and by field its first one. */
    termsOf({ attributes }: SearchedProduct) {
      const choices = new Set<Term>()
      const worst = new Map<string, Term>()
      eachFiltered({ attributes }, define, {
        value: (key, _, raw) => choices.add(termOf(key, raw)),
        promised: (key, number) => worst.set(key, termOf(key, number)),
      })
      for (const term of choices) term.products++
      const figures = [...choices].filter((term) => (worst.get(term.key) ?? term) === term)
      const firsts: number[] = []
      for (const [key, [value]] of Object.entries(attributes)) {
        if (value === undefined) continue
        const { field, term } = termOf(key, headline(value, define(key).better))
        firsts[field - 1] = term
      }
      return { choices: numbersOf(choices), figures: numbersOf(figures), firsts }
    },
  }
}

export type SearchedFields = ReturnType<typeof createSearchedFields>

/** The filters of a version, made of its terms: in memory, for they are thousands and no more. */
export function createSearchedFields(
  terms: readonly Term[],
  definitions: readonly AttributeDefinition[],
) {
  const byKey = Map.groupBy(terms, ({ key }) => key)
  const values = new Map<string, Map<string, Term>>()
  for (const [key, own] of byKey) {
    const chosen = own.filter(({ products }) => products > 0)
    if (chosen.length) values.set(key, new Map(chosen.map((term) => [term.text, term])))
  }
  const facets = orderFacets(values, definitions)

  return {
    facets,
    /** What stands for each term of a field in its order; undefined where no product has it. */
    orderOf(key: string) {
      const own = byKey.get(key) ?? []
      const facet = facets.find(({ definition }) => definition.key === key)
      const places = new Map(facet?.values.map(({ value }, place) => [value, place]))
      const hasNumbers = own.some(({ raw }) => extentOf(raw))
      const keys = own.map(({ raw, text }) => (hasNumbers ? extentOf(raw)?.max : places.get(text)))
      const isKnown = keys.some((sortKey) => sortKey !== undefined)
      return isKnown ? { field: own[0]!.field, terms: numbersOf(own), keys } : undefined
    },
  }
}

const numbersOf = (terms: Iterable<Term>) => Array.from(terms, ({ term }) => term)

/** PostgreSQL takes 1 MB of words, and each letter may be three bytes. */
const maxLetters = 250_000

/** All that a product says, as `to_tsvector` reads it. */
export function createTextOf(definitions: readonly AttributeDefinition[]) {
  const define = attributeLookup(definitions)
  return (product: SearchedProduct): string => {
    const stated = Object.entries(product.attributes).flatMap(([key, values]) =>
      statedTexts(values, define(key)),
    )
    const texts = [...textsOfProduct(product), ...stated].flatMap((text) => runsIn(fold(text)))
    return texts.join(' ').slice(0, maxLetters)
  }
}

/**
 * What is typed, as `to_tsquery` reads it: each word begins one of the product's, and both parts of
 * 'pp-144' stand side by side. Empty where it holds neither letters nor digits, which finds nothing.
 */
export function wordsQuery(query: string): string {
  const words = queryWords(query).map((word) => runsIn(word).join(' <-> '))
  const asked = words.filter(Boolean).map((word) => `${word}:*`)
  return asked.join(' & ')
}

/** Letters and digits alone: to PostgreSQL a hyphen before digits is a minus, and a slash begins a path. */
const runsIn = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
