import MiniSearch from 'minisearch'
import type { AttributeDefinition, AttributeValue } from '#domain/catalogue/attribute.ts'
import { readOrdering } from '#domain/catalogue/ordering.ts'
import type { Product, ProductSummary } from '#domain/catalogue/product.ts'
import { createLexicon } from './lexicon.ts'
import { createPartNumbers, type NumberHit } from './part-numbers.ts'
import { createNumberReader } from './read-numbers.ts'
import type { Requirement } from './requirement.ts'
import { createSpelling } from './spelling.ts'
import { keyOfText, normalize, stem, tokensOf } from './tokens.ts'
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
}

export type Finding<P> = {
  understanding: Understanding
  /** The products that the text names by their numbers, whole or in pieces. */
  numbers: (NumberHit & { product: P })[]
  /** Best first: what fits, then what comes near. */
  results: Found<P>[]
}

export type Finder<P> = {
  find: (text: string) => Finding<P>
  read: (text: string) => Understanding
  facts: (product: P) => Facts
}

type Options<P> = {
  products: readonly P[]
  definitions: readonly AttributeDefinition[]
  vocabulary: Vocabulary
}

/** Longer than any need: what comes behind it is not read. */
const maxTextLength = 4000

/** The one engine behind search, filters and the assistant. Made once for a catalogue. */
export async function createFinder<P extends ProductSummary & Partial<Product>>({
  products,
  definitions,
  vocabulary,
}: Options<P>): Promise<Finder<P>> {
  const lexicon = createLexicon(products, definitions, vocabulary)
  const index = new MiniSearch<{ id: number } & Record<string, unknown>>({
    fields: ['name', 'aka', 'type', 'number', 'values', 'text', 'more'],
    tokenize: (text) =>
      tokensOf(normalize(text)).flatMap(({ text: word }) =>
        /[\p{L}\d]/u.test(word) ? [word] : [],
      ),
    processTerm: (word) => stem(word),
  })
  await index.addAllAsync(
    products.map((product, id) => ({ id, ...fieldsOf(product) })),
    { chunkSize: 200 },
  )
  const lexiconWords = new Set(
    [...lexicon.meanings.keys(), ...lexicon.same.keys()].flatMap((key) => key.split(' ')),
  )
  const isKnown = (word: string) => lexiconWords.has(word) || indexHas(word)
  const correct = createSpelling(lexiconWords, (word) => indexHas(stem(word)))
  const numbers = createPartNumbers(products)
  const read = createReader({
    lexicon,
    correct,
    isKnown,
    readNumbers: createNumberReader(definitions, vocabulary),
  })
  const known = new Map<P, Facts>()

  function indexHas(word: string): boolean {
    return index.search(word, { fuzzy: false, prefix: false }).length > 0
  }

  const facts = (product: P): Facts => {
    const before = known.get(product)
    if (before) return before
    const made = factsOf(product)
    known.set(product, made)
    return made
  }

  const find = (written: string): Finding<P> => {
    const text = written.slice(0, maxTextLength)
    const understanding = read(text)
    const hits = numbersIn(text)
    const scores = textScores(understanding)
    const { kinds, excluded, requirements } = understanding
    const candidates = new Set<number>([...hits.map(({ id }) => id), ...scores.keys()])
    for (const { members } of kinds) for (const id of members) candidates.add(id)
    if (requirements.length && candidates.size === 0)
      products.forEach((_, id) => candidates.add(id))
    const results: Found<P>[] = []
    for (const id of candidates) {
      const product = products[id]!
      if (excluded.some(({ members }) => members.has(id))) continue
      const checks = requirements.map((requirement) => ({
        ...verify(facts(product), requirement),
        requirement,
      }))
      const isOfKind = kinds.length === 0 || kinds.some(({ members }) => members.has(id))
      const fits =
        isOfKind &&
        checks.every(({ result, requirement }) => result === 'met' || isGuess(requirement))
      results.push({
        product,
        checks,
        isOfKind,
        fits,
        score: scoreOf(id, checks, isOfKind, scores.get(id) ?? 0, hits),
      })
    }
    results.sort((a, b) => b.score - a.score || (a.product.rank ?? 9999) - (b.product.rank ?? 9999))
    return {
      understanding,
      numbers: hits.map((hit) => ({ ...hit, product: products[hit.id]! })),
      results,
    }
  }

  function textScores({ words }: Understanding): Map<number, number> {
    if (words.length === 0) return new Map()
    const results = index.search(words.slice(0, 40).join(' '), {
      boost: { name: 4, aka: 4, number: 3, type: 3, values: 2, text: 1.5, more: 1 },
      prefix: (word) => word.length > 3,
      fuzzy: (word) => (word.length < 5 || isKnown(word) ? false : 0.2),
    })
    // A product that has all words outdoes one that has the rarest of them often.
    const complete = (terms: readonly string[]) => new Set(terms).size / words.length
    const scored = results.map(
      ({ id, score, queryTerms }) => [id as number, score * (0.3 + complete(queryTerms))] as const,
    )
    const most = scored.reduce((a, [, score]) => Math.max(a, score), 1e-9)
    return new Map(scored.map(([id, score]) => [id, score / most]))
  }

  /** The whole text as one number, then each of its words; pieces count where they are the text. */
  function numbersIn(text: string): NumberHit[] {
    const whole = text.trim().length <= 40 ? numbers.find(text) : []
    if (whole.length && whole[0]!.match !== 'near') return whole
    const words = text.split(/[\s,;?!()]+/).filter((word) => /\d/.test(word) && /[a-z]/i.test(word))
    const named = words.flatMap((word) =>
      numbers
        .find(word.replace(/[.:]+$/, ''))
        .filter(({ match }) => match === 'exact' || match === 'built' || word.includes('-')),
    )
    const best = named.filter(({ match }) => match !== 'near')
    return unique(best.length ? best : [...named, ...whole])
  }

  function scoreOf(
    id: number,
    checks: readonly Checked[],
    isOfKind: boolean,
    textScore: number,
    hits: readonly NumberHit[],
  ): number {
    const hit = hits.findIndex((one) => one.id === id)
    const numberScore =
      hit < 0 ? 0 : { exact: 100, built: 90, piece: 30, near: 20 }[hits[hit]!.match] - hit / 100
    let score = numberScore + 2.5 * textScore + (isOfKind ? 6 : 0)
    for (const { result, distance, requirement } of checks) {
      const weight = isGuess(requirement) ? 0.6 : 1
      if (result === 'met') score += weight * (2 - 0.3 * Math.min(distance, 3))
      else if (result === 'missed') score -= weight * (1 + 0.5 * Math.min(distance, 4))
      else score -= weight * 0.6
    }
    return score
  }

  return { find, read, facts }
}

const isGuess = ({ test }: Requirement) => test.type === 'number' && test.isGuess === true

const unique = (hits: readonly NumberHit[]) =>
  hits.filter(({ id }, at) => hits.findIndex((one) => one.id === id) === at)

/** What the full text holds of a product, field by field. */
function fieldsOf(product: ProductSummary & Partial<Product>): Record<string, string> {
  const { sections = [], features = [], faq = [] } = product
  return {
    name: product.name,
    aka: product.aka.join(', '),
    type: `${product.subFamily} ${product.family}`,
    number: product.partNumber,
    values: Object.values(product.attributes)
      .flat()
      .filter((value) => typeof value === 'string' && value.length > 1)
      .join(', '),
    text: product.text,
    more: [
      ...sections.flatMap(({ heading, description }) => [heading, description]),
      ...features.flatMap(({ heading, items }) => [heading, ...items]),
      ...faq.flatMap(({ question, answer }) => [question, answer]),
    ].join(' '),
  }
}

/** Attributes as recorded, and what variants and the pattern's open numbers add. */
function factsOf(product: ProductSummary & Partial<Product>): Facts {
  const facts = new Map<string, AttributeValue[]>(
    Object.entries(product.attributes).map(([key, values]) => [key, [...values]]),
  )
  if (product.variants == null && product.ordering == null) return facts
  const { variants, pattern } = readOrdering(product)
  const add = (key: string, values: readonly AttributeValue[]) =>
    facts.set(key, [...(facts.get(key) ?? []), ...values])
  for (const { attributes } of variants)
    for (const [key, values] of Object.entries(attributes)) add(key, values)
  for (const { key, range } of pattern?.slots ?? []) {
    if (range && facts.has(key)) add(key, [{ min: range.min, max: range.max }])
  }
  return facts
}

export const wordKey = keyOfText
