import type { AttributeDefinition, AttributeValue } from '#domain/catalogue/attribute.ts'
import type { Product, ProductSummary } from '#domain/catalogue/product.ts'
import { createLexicon } from './lexicon.ts'
import { createPartNumbers, type NumberHit } from './part-numbers.ts'
import { lookup } from '#domain/lookup.ts'
import { createHolding } from './described-by.ts'
import { extents } from './extents.ts'
import { factsOf, statedOf, textsOf } from './product-text.ts'
import { createNumberReader } from './read-numbers.ts'
import type { Requirement } from './requirement.ts'
import { createShareReader } from './read-shares.ts'
import { createSpelling } from './spelling.ts'
import { createTextIndex } from './text-index.ts'
import { similar, tokenize } from './text-words.ts'
import { stem } from './tokens.ts'
import { createReader, type Understanding } from './understand.ts'
import { verify, type Facts, type Verdict } from './verify.ts'
import { bestOf, worth } from './worth.ts'
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
  search(asked: Asked<P>): Finding<P>
  /** What the record of a product states, its variants aside. */
  facts(product: P): Facts
  /** Share of the products whose texts hold a word. */
  commonness(word: string): number
}

type Options<P> = {
  products: readonly P[]
  definitions: readonly AttributeDefinition[]
  vocabulary: Vocabulary
  /** Lets other work go on while the engine is made. */
  pause?: () => Promise<unknown>
  /** The products that go into, take or mate with one. */
  goesWith?: (product: P) => readonly P[]
}

/** Longer than any need: what comes behind it is not read. */
const maxTextLength = 4000
/** So many are looked at with all their variants: more come into question in large catalogues alone. */
const maxLookedAt = 400
/** What a variant may still mend, of a requirement that the record alone misses. */
const hope = 0.5
/** What a named number counts, beside some 15 points that all else is worth. */
const numberScores = { exact: 100, built: 90, piece: 30, near: 20 }

/** The one engine behind search, filters and the assistant. Made once for a catalogue, in pieces. */
export async function createFinder<P extends ProductSummary & Partial<Product>>({
  products,
  definitions,
  vocabulary,
  pause = () => new Promise((done) => setTimeout(done)),
  goesWith = () => [],
}: Options<P>): Promise<Finder<P>> {
  const texts = await createTextIndex(products.map(textsOf), { tokenize, similar, pause })
  const inTexts = (word: string) => texts.has(word)
  const defined = new Set(definitions.map(({ key }) => key))
  const stated = products.map((product) => {
    const own = statedOf(product, defined)
    return own === product.attributes ? product : { ...product, attributes: own }
  })
  const lexicon = createLexicon(stated, definitions, vocabulary)
  await pause()
  const words = new Set(
    [...lexicon.meanings.keys(), ...lexicon.same.keys()].flatMap((key) => key.split(' ')),
  )
  const numbers = createPartNumbers(products)
  const understand = createReader({
    vocabulary,
    lexicon,
    correct: createSpelling(words, (word) => inTexts(stem(word))),
    isKnown: (word) => words.has(word) || inTexts(word),
    holding: createHolding(products, texts, vocabulary.words?.not ?? []),
    readShares: createShareReader(definitions, lexicon.valuesOf),
    readNumbers: createNumberReader(definitions, vocabulary, extents(stated)),
  })
  const ids = new Map(products.map((product, id) => [product, id]))
  /** By attribute, each product's values: what many products are asked lies side by side. */
  const columns = new Map<string, (readonly AttributeValue[] | undefined)[]>()
  const columnOf = (key: string) => {
    const known = columns.get(key)
    if (known) return known
    const made = stated.map(({ attributes }) => lookup(attributes, key))
    columns.set(key, made)
    return made
  }
  const recordOf = (id: number): Facts => ({ get: (key) => columnOf(key)[id] })
  const hasMore = products.map(({ variants, ordering, entries }) =>
    Boolean(variants ?? ordering ?? entries),
  )
  const whole = new Map<number, Facts[]>()

  /** A product's record, and each of its variants'. */
  const factsFor = (id: number): Facts[] => {
    if (!hasMore[id]) return [recordOf(id)]
    const before = whole.get(id)
    if (before) return before
    const made = factsOf(products[id]!, vocabulary.entries)
    if (whole.size > 2000) whole.clear()
    whole.set(id, made)
    return made
  }

  const read = (written: string): Asked<P> => {
    const text = written.slice(0, maxTextLength)
    const named = numbers.findIn(text)
    return {
      understanding: understand(
        text,
        // 'VDC3-288' is a name however little of it there is; '144 LC' may count.
        named.flatMap(({ match, written: name }) =>
          isSure(match) || isHyphened(name) ? name : [],
        ),
      ),
      numbers: named.map((hit) => ({ ...hit, product: products[hit.id]! })),
    }
  }

  const search = ({ understanding, numbers: hits }: Asked<P>): Finding<P> => {
    const { kinds, mentioned, excluded, requirements } = understanding
    const { score: textScore, coverage } = texts.search(understanding.words.slice(0, 40))
    let most = 1e-9
    // A product that has all words outdoes one that has the rarest of them often.
    for (let id = 0; id < textScore.length; id++) {
      textScore[id]! *= 0.3 + coverage[id]!
      most = Math.max(most, textScore[id]!)
    }
    const isOfKind = (id: number) =>
      kinds.length === 0 || kinds.some(({ members }) => members.has(id))
    const partners = hits.filter(({ id, match }) => match !== 'near' && !isOfKind(id))
    const going = new Set(
      partners.flatMap(({ product }) => goesWith(product).map((one) => ids.get(one)!)),
    )
    const asked = requirements.map((one) =>
      isJudgeable(one, kinds) ? one : { ...one, isGuess: true },
    )
    const base = (id: number): number => {
      const ofKind = isOfKind(id)
      const hit = hits.findIndex((one) => one.id === id)
      return (
        (hit < 0 || !ofKind ? 0 : numberScores[hits[hit]!.match] - hit / 100) +
        (2.5 * textScore[id]!) / most +
        (ofKind ? 6 : kinds.some(({ wider }) => wider?.has(id)) ? 3.5 : 0) +
        (going.has(id) ? 4 : 0) +
        // 'A cassette with a 1×8 splitter' is both.
        (ofKind && mentioned.some(({ members }) => members.has(id)) ? 1.5 : 0)
      )
    }
    const lookedAt = likeliest(candidates(), (id) =>
      asked.reduce((sum, requirement) => {
        const points = worth({ ...verify(recordOf(id), requirement), requirement })
        return sum + (hasMore[id] ? Math.max(points, hope) : points)
      }, base(id)),
    )
    const results = lookedAt.map((id): Found<P> => {
      const checks = bestOf(factsFor(id), asked)
      const ofKind = isOfKind(id)
      const meets = checks.every(
        ({ result, requirement }) => result === 'met' || requirement.isGuess,
      )
      return {
        product: products[id]!,
        checks,
        isOfKind: ofKind,
        fits: ofKind && (going.size === 0 || going.has(id)) && meets,
        score: checks.reduce((sum, check) => sum + worth(check), base(id)),
        coverage: coverage[id]!,
      }
    })
    const rank = ({ product }: Found<P>) => product.rank ?? Infinity
    // Of what scores alike, the company's own order decides.
    const step = ({ fits, score }: Found<P>) => (fits ? Math.round(score * 2) / 2 : score)
    results.sort((a, b) => step(b) - step(a) || (rank(a) === rank(b) ? 0 : rank(a) - rank(b)))
    return {
      understanding,
      numbers: hits,
      partners: partners.map(({ product }) => product),
      results,
    }

    function candidates(): number[] {
      const found = new Set<number>([...hits.map(({ id }) => id), ...going])
      for (const { members, wider } of kinds) for (const id of wider ?? members) found.add(id)
      for (let id = 0; id < textScore.length; id++) if (textScore[id]! > 0) found.add(id)
      if (requirements.length && found.size === 0) for (const id of ids.values()) found.add(id)
      return [...found].filter((id) => !excluded.some(({ members }) => members.has(id)))
    }
  }

  /** What no product of the kind states cannot be held against them. */
  function isJudgeable(requirement: Requirement, kinds: Understanding['kinds']): boolean {
    if (requirement.isGuess || kinds.length === 0) return true
    const { test } = requirement
    const keys =
      test.type === 'number' ? test.bounds.map(({ key }) => key) : [...test.values.keys()]
    const stated = keys.map(columnOf)
    return kinds.some(({ members }) => members.values().some((id) => stated.some((one) => one[id])))
  }

  const facts = (product: P) => recordOf(ids.get(product)!)

  const commonness = (word: string) =>
    texts.search([word]).score.filter((points) => points > 0).length / (products.length || 1)

  return { find: (text) => search(read(text)), read, search, facts, commonness }
}

/** The best by a quick score; all of them where there are few. */
function likeliest(ids: number[], scoreOf: (id: number) => number): number[] {
  if (ids.length <= maxLookedAt) return ids
  const scores = Float32Array.from(ids, scoreOf)
  const least = scores.toSorted().at(-maxLookedAt)!
  return ids.filter((_, i) => scores[i]! >= least).slice(0, 2 * maxLookedAt)
}

const isHyphened = (name: string) => /^[a-z]+\d*-/i.test(name) && /\d/.test(name)

const isSure = (match: NumberHit['match']) => match === 'exact' || match === 'built'
