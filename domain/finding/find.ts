import MiniSearch from 'minisearch'
import type { AttributeDefinition } from '#domain/catalogue/attribute.ts'
import { extentOf as measured } from '#domain/catalogue/measure.ts'
import type { Product, ProductSummary } from '#domain/catalogue/product.ts'
import { createLexicon } from './lexicon.ts'
import { createPartNumbers, type NumberHit } from './part-numbers.ts'
import { boosts, factsOf, textsOf } from './product-text.ts'
import { createNumberReader } from './read-numbers.ts'
import type { Requirement } from './requirement.ts'
import { createSpelling } from './spelling.ts'
import { normalize, stem, tokensOf } from './tokens.ts'
import { createReader, type Understanding } from './understand.ts'
import { verify, type Facts, type Verdict } from './verify.ts'
import type { Vocabulary } from './vocabulary.ts'

export type Checked = Verdict & { requirement: Requirement }

export type Found<P> = {
  product: P
  /** Each requirement with its verdict, in the order they were asked. */
  checks: Checked[]
  /** It is of a kind that was asked for, or none was named. */
  isOfKind: boolean
  /** It meets all that was asked for. */
  fits: boolean
  score: number
  /** Share of the words that stand in its texts, 0 to 1. */
  coverage: number
}

/** A text as it was read, and the products that it names by their numbers, whole or in pieces. */
export type Asked<P> = {
  understanding: Understanding
  numbers: (NumberHit & { product: P })[]
}

export type Finding<P> = Asked<P> & {
  /** Products that are named by number, of another kind than what is asked for: it goes with them. */
  partners: P[]
  /** Best first: what fits, then what comes near. */
  results: Found<P>[]
}

export type Finder<P> = {
  /** Reads a text and finds what it asks for. */
  find: (text: string) => Finding<P>
  read: (text: string) => Asked<P>
  search: (asked: Asked<P>) => Finding<P>
}

type Options<P> = {
  products: readonly P[]
  definitions: readonly AttributeDefinition[]
  vocabulary: Vocabulary
  /** The products that go into, take or mate with one. */
  goesWith?: (product: P) => readonly P[]
}

/** Longer than any need: what comes behind it is not read. */
const maxTextLength = 4000
/** What a named number counts, beside some 15 points that all else is worth. */
const numberScores = { exact: 100, built: 90, piece: 30, near: 20 }

/** The one engine behind search, filters and the assistant. Made once for a catalogue, in pieces. */
export async function createFinder<P extends ProductSummary & Partial<Product>>({
  products,
  definitions,
  vocabulary,
  goesWith = () => [],
}: Options<P>): Promise<Finder<P>> {
  const terms = new Set<string>()
  const index = new MiniSearch<{ id: number } & Record<string, unknown>>({
    fields: Object.keys(boosts),
    tokenize: (text) =>
      tokensOf(normalize(text)).flatMap(({ text: word }) =>
        /[\p{L}\d]/u.test(word) ? [word] : [],
      ),
    processTerm: (word) => {
      const term = stem(word)
      terms.add(term)
      return term
    },
    searchOptions: { processTerm: (word) => stem(word) },
  })
  await index.addAllAsync(
    products.map((product, id) => ({ id, ...textsOf(product) })),
    { chunkSize: 200 },
  )
  const inTexts = (word: string) => terms.has(stem(word))
  const lexicon = createLexicon(products, definitions, vocabulary)
  const words = new Set(
    [...lexicon.meanings.keys(), ...lexicon.same.keys()].flatMap((key) => key.split(' ')),
  )
  const isKnown = (word: string) => words.has(word) || inTexts(word)
  const numbers = createPartNumbers(products)
  const understand = createReader({
    vocabulary,
    lexicon,
    correct: createSpelling(words, inTexts),
    isKnown,
    readNumbers: createNumberReader(definitions, vocabulary, extents(products)),
  })
  const ids = new Map(products.map((product, id) => [product, id]))
  const known = new Map<P, Facts[]>()

  const facts = (product: P): Facts[] => {
    const before = known.get(product)
    if (before) return before
    const made = factsOf(product, vocabulary.entries)
    known.set(product, made)
    return made
  }

  const read = (written: string): Asked<P> => {
    const text = written.slice(0, maxTextLength)
    const named = numbers.findIn(text)
    return {
      understanding: understand(text),
      numbers: named.map((hit) => ({ ...hit, product: products[hit.id]! })),
    }
  }

  const search = ({ understanding, numbers: hits }: Asked<P>): Finding<P> => {
    const { kinds, excluded, requirements } = understanding
    // What no product of the kind states cannot be held against them.
    const members = new Set(kinds.flatMap((kind) => [...kind.members]))
    const asked = requirements.map((one) =>
      one.isGuess || members.size === 0 || isStated(one, members) ? one : { ...one, isGuess: true },
    )
    const isOfKind = (id: number) =>
      kinds.length === 0 || kinds.some(({ members }) => members.has(id))
    const partners = hits.filter(({ id, match }) => match !== 'near' && !isOfKind(id))
    const going = new Set(
      partners.flatMap(({ product }) => goesWith(product).map((one) => ids.get(one)!)),
    )
    const texts = textScores(understanding.words)
    const candidates = new Set<number>([...hits.map(({ id }) => id), ...texts.keys(), ...going])
    for (const { members, wider } of kinds) for (const id of wider ?? members) candidates.add(id)
    if (requirements.length && candidates.size === 0)
      for (const id of ids.values()) candidates.add(id)
    const results: Found<P>[] = []
    for (const id of candidates) {
      if (excluded.some(({ members }) => members.has(id))) continue
      const product = products[id]!
      const checks = bestOf(facts(product), asked)
      const goes = going.size === 0 || going.has(id)
      const ofKind = isOfKind(id)
      const hit = hits.findIndex((one) => one.id === id)
      const number = hit < 0 || !ofKind ? 0 : numberScores[hits[hit]!.match] - hit / 100
      const score =
        number +
        2.5 * (texts.get(id)?.score ?? 0) +
        (ofKind ? 6 : kinds.some(({ wider }) => wider?.has(id)) ? 3.5 : 0) +
        (going.has(id) ? 4 : 0) +
        checks.reduce((sum, check) => sum + worth(check), 0)
      const fits =
        ofKind &&
        goes &&
        checks.every(({ result, requirement }) => result === 'met' || requirement.isGuess)
      results.push({
        product,
        checks,
        isOfKind: ofKind,
        fits,
        score,
        coverage: texts.get(id)?.coverage ?? 0,
      })
    }
    const rank = ({ product }: Found<P>) => product.rank ?? Infinity
    // Of what scores alike, the company's own order decides.
    const step = ({ score }: Found<P>) => Math.round(score * 2)
    results.sort((a, b) => step(b) - step(a) || compare(rank(a), rank(b)))
    return {
      understanding,
      numbers: hits,
      partners: partners.map(({ product }) => product),
      results,
    }
  }

  function isStated(requirement: Requirement, members: ReadonlySet<number>): boolean {
    for (const id of members) {
      if (
        facts(products[id]!).some(
          (one) => verify(one, { ...requirement, not: false }).result !== 'unstated',
        )
      )
        return true
    }
    return false
  }

  function textScores(asked: readonly string[]): Map<number, { score: number; coverage: number }> {
    if (asked.length === 0) return new Map()
    const results = index.search(asked.slice(0, 40).join(' '), {
      boost: boosts,
      prefix: (word) => word.length > 3,
      fuzzy: (word) => (word.length < 5 || isKnown(word) ? false : 0.2),
    })
    const scored = results.map(({ id, score, queryTerms }) => {
      const coverage = new Set(queryTerms).size / asked.length
      // A product that has all words outdoes one that has the rarest of them often.
      return { id: id as number, score: score * (0.3 + coverage), coverage }
    })
    const most = scored.reduce((sum, { score }) => Math.max(sum, score), 1e-9)
    return new Map(scored.map(({ id, score, coverage }) => [id, { score: score / most, coverage }]))
  }

  return { find: (text) => search(read(text)), read, search }
}

/** By attribute, the smallest and the largest figure that any product states. */
function extents(products: readonly ProductSummary[]) {
  const known = new Map<string, [number, number]>()
  for (const { attributes } of products) {
    for (const [key, values] of Object.entries(attributes)) {
      for (const value of values) {
        const { min, max } = measured(value) ?? {}
        if (min === undefined || max === undefined) continue
        const before = known.get(key)
        known.set(key, before ? [Math.min(before[0], min), Math.max(before[1], max)] : [min, max])
      }
    }
  }
  return (key: string) => known.get(key)
}

/** The product as such, or its variant that comes nearest to what is asked. */
function bestOf(facts: readonly Facts[], requirements: readonly Requirement[]): Checked[] {
  let best: Checked[] = []
  let most = -Infinity
  for (const one of facts) {
    const checks = requirements.map((requirement) => ({ ...verify(one, requirement), requirement }))
    const sum = checks.reduce((total, check) => total + worth(check), 0)
    if (sum > most) [best, most] = [checks, sum]
  }
  return best
}

/** What may have meant something else counts less, met or missed. */
function worth({ result, distance, requirement: { isGuess } }: Checked): number {
  const weight = isGuess ? 0.6 : 1
  if (result === 'met') return weight * (2 - 0.5 * Math.min(distance, 3))
  return result === 'missed' ? -weight * (1 + 0.5 * Math.min(distance, 4)) : -weight * 0.6
}

const compare = (a: number, b: number) => (a === b ? 0 : a - b)
