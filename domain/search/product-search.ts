import type { AttributeDefinition } from '#domain/catalogue/attribute.ts'
import { attributesOf, type Constraint } from './constraint.ts'
import type { Facts } from './constraint-verifier.ts'
import { createFullText, type FullText } from './full-text.ts'
import { rememberFew } from '#domain/memo/remember-few.ts'
import type { LanguagePack } from './language-pack.ts'
import { createLexicon } from './lexicon.ts'
import { dimensionOf, foldUnit } from './measure-units.ts'
import { createNumberConstraint } from './number-constraint.ts'
import { createPartNumbers, withoutNumbers, type NumberHit } from './part-number-finder.ts'
import { createPhraseSpotter } from './phrase-spotter.ts'
import { factsOf, type SearchedProduct } from './product-facts.ts'
import { productBoosts, productDocuments } from './product-fields.ts'
import type { NamedKind } from './kind-reader.ts'
import { parseItems, type Parsed } from './query-parser.ts'
import { createStemmer, createTextFolder, tokenize } from './query-text.ts'
import { bestChecks, pointsOf, relevanceOf, type Checked, type Features } from './relevance.ts'
import { createNameWords } from './name-words.ts'
import type { SearchVocabulary } from './search-vocabulary.ts'
import { createStatedValues } from './stated-values.ts'
import { createSlipCorrector } from './slip-corrector.ts'

/** A query as it was read. */
export type Query<P> = Parsed & {
  written: string
  /** How much words count, 1 where they are left out: those of earlier turns count less. */
  weights?: ReadonlyMap<string, number>
  /** The products that it names by their numbers, whole or in pieces. */
  numbers: (NumberHit & { product: P })[]
}

export type Match<P> = {
  product: P
  /** Each constraint with its verdict, in the order they were asked. */
  checks: Checked[]
  isOfKind: boolean
  /** It is of the kind and meets all that was asked for certain. */
  isFit: boolean
  /** Its record says otherwise than was asked for certain, or nothing where most of its kind do. */
  isMiss: boolean
  features: Features
  score: number
}

export type SearchResult<P> = {
  query: Query<P>
  /** Best first. */
  matches: Match<P>[]
}

export type ProductSearch<P> = {
  /** `before` are kinds that were spoken of earlier: what figures without a kind are of. */
  parse: (text: string, before?: readonly NamedKind[]) => Query<P>
  search: (query: Query<P>) => SearchResult<P>
  find: (text: string) => SearchResult<P>
  facts: (product: P) => Facts[]
  nameWords: (product: P) => ReadonlySet<string>
  /** The places of the products that are called by a word. */
  calledBy: (word: string) => ReadonlySet<number>
  /** By product, its place. */
  places: ReadonlyMap<P, number>
  productAt: (place: number) => P
  fullText: FullText
  /** A text as stems, and whether such a word asks nothing. */
  wordsOf: (text: string) => string[]
  isStopWord: (word: string) => boolean
  isSound: (word: string) => boolean
}

type Options<P> = {
  products: readonly P[]
  definitions: readonly AttributeDefinition[]
  vocabulary: SearchVocabulary
  packs: readonly LanguagePack[]
  /** Calls with the products that go into, take or mate with any of these. */
  eachPartner?: (products: readonly P[], call: (partner: P) => void) => void
  /** Lets other work go on while the search is made. */
  pause?: () => Promise<unknown>
}

/** What a named number is worth by how it was named. */
const numberWorth: Record<NumberHit['match'], number> = {
  exact: 1,
  built: 0.9,
  piece: 0.2,
  near: 0.1,
}
/** Up to so many telling words are a query; three times as many are a story. */
const fewWords = 4
/** Words of a longer text beyond these are not looked for. */
const maxWords = 60

/** Normalizes, retrieves, parses, verifies and ranks: one search for a catalogue, made once. */
export async function createProductSearch<P extends SearchedProduct>({
  products,
  definitions,
  vocabulary,
  packs,
  eachPartner = () => {},
  pause = () => Promise.resolve(),
}: Options<P>): Promise<ProductSearch<P>> {
  const foldText = createTextFolder(packs, vocabulary.acronyms, vocabulary.synonyms)
  const stem = createStemmer(packs)
  const tokensOf = (text: string) => tokenize(foldText(text))
  const stemsOf = (text: string) =>
    tokensOf(text).flatMap(({ text: word }) => (/[\p{L}\d]/u.test(word) ? [stem(word)] : []))
  const everyday = new Set(packs.flatMap(({ everydayWords = [] }) => everydayWords.map(stem)))
  const stop = new Set(packs.flatMap(({ stopWords = [] }) => stopWords.map(stem)))
  const isSound = (word: string) => everyday.has(stem(word)) || stop.has(stem(word))
  const fullText = await createFullText(productDocuments(products, vocabulary.uses), {
    boosts: productBoosts,
    wordsOf: stemsOf,
    isSound,
    pause,
  })
  const words = { stemsOf, tokensOf }
  const names = createNameWords({ products, fullText, stemsOf })
  const lexicon = await createLexicon({ products, definitions, vocabulary, packs, ...words, pause })
  const known = new Set(
    [...lexicon.meanings.keys(), ...lexicon.synonyms.keys()].flatMap((key) => key.split(' ')),
  )
  const isKnown = (word: string) => isSound(word) || fullText.has(stem(word))
  const spot = createPhraseSpotter({
    lexicon,
    stem,
    correct: createSlipCorrector(known, isKnown),
    isKnown,
    dimensions: new Set(definitions.flatMap(({ unit }) => dimensionOf(foldUnit(unit)) ?? [])),
  })
  const readNumber = createNumberConstraint({ definitions, vocabulary, stated: lexicon.stated })
  const stated = createStatedValues(lexicon.stated, products.length)
  const partNumbers = await createPartNumbers(products, pause)
  const places = new Map(products.map((product, id) => [product, id]))
  const factsAt = rememberFew(3 * maxVerified, (id: number) =>
    factsOf(products[id]!, vocabulary.entryAttribute),
  )

  const parse = (written: string, before: readonly NamedKind[] = []): Query<P> => {
    const numbers = partNumbers.findIn(written)
    const text = foldText(written)
    const named = numbers.filter(
      ({ match, written: name }) => match === 'exact' || match === 'built' || name.includes('-'),
    )
    const items = spot(tokenize(withoutNumbers(text, named)))
    const parsed = withGuesses(parseItems(text, items, readNumber, before), before)
    return {
      ...parsed,
      written,
      numbers: numbers.map((hit) => ({ ...hit, product: products[hit.id]! })),
    }
  }

  /** Nobody is held to what no product of the kind says anything of: 'pole' asks nothing of a cable. */
  const withGuesses = (parsed: Parsed, before: readonly NamedKind[]): Parsed => {
    const kinds = before.length > 0 ? before : parsed.kinds
    if (kinds.length === 0) return parsed
    const members = new Set(kinds.flatMap((kind) => [...kind.members]))
    const isStated = (key: string) =>
      lexicon.stated.get(key)?.some(({ ids }) => ids.some((id) => members.has(id)))
    return {
      ...parsed,
      constraints: parsed.constraints.map((constraint) =>
        attributesOf(constraint).some(isStated) ? constraint : { ...constraint, isGuess: true },
      ),
    }
  }

  const search = (query: Query<P>): SearchResult<P> => {
    const { kinds, excluded, constraints, words, numbers } = query
    const searchWords = words.slice(0, maxWords)
    const weightOf = (word: string) => query.weights?.get(word) ?? 1
    const found = fullText.search(searchWords, weightOf)
    const hits = new Map(found.map((hit) => [hit.id, hit]))
    const bestScore = found[0]?.score ?? 1
    const rarity = searchWords.map(
      (word) => [word, fullText.rarity(word) * weightOf(word)] as const,
    )
    const allRarity = rarity.reduce((sum, [, one]) => sum + one, 0) || 1
    const kindMembers = new Set(kinds.flatMap(({ members }) => [...members]))
    const excludedMembers = new Set(excluded.flatMap(({ members }) => [...members]))
    const numberOf = new Map(
      numbers
        .map(({ id, match }, at) => [id, numberWorth[match] - at / 1000] as const)
        .toReversed(),
    )
    const partners = partnersOf(query, kindMembers)
    const story = Math.min(1, Math.max(0, searchWords.length - fewWords) / (2 * fewWords))
    const share = (held: (word: string) => boolean) =>
      rarity.reduce((sum, [word, one]) => sum + (held(word) ? one : 0), 0) / allRarity
    const named = new Map(searchWords.map((word) => [word, names.holders(word)]))
    const expected = new Set(constraints.filter((one) => stated.isExpected(one, kindMembers)))
    const candidates = new Set([
      ...numberOf.keys(),
      ...hits.keys(),
      ...kindMembers,
      ...partners,
      ...(hits.size + kindMembers.size === 0 ? products.keys() : []),
    ])
    const featuresOf = (id: number, checks: readonly Checked[]): Features => {
      const hit = hits.get(id)
      return {
        story,
        text: (hit?.score ?? 0) / bestScore,
        coverage: hit ? share((word) => hit.words.includes(word)) : 0,
        nameCoverage: share((word) => named.get(word)!.has(id)),
        isOfKind: kindMembers.has(id),
        isPartner: partners.has(id),
        number: numberOf.get(id) ?? 0,
        checks,
      }
    }
    const likely = likeliest(
      [...candidates].filter((id) => !excludedMembers.has(id)),
      (id) => relevanceOf(featuresOf(id, [])),
      constraints,
    )
    const matches = likely.flatMap((id): Match<P>[] => {
      const product = products[id]!
      const isOfKind = kinds.length === 0 || kindMembers.has(id)
      const checks = bestChecks(factsAt(id), constraints)
      const features = featuresOf(id, checks)
      return [
        {
          product,
          checks,
          isOfKind,
          isFit:
            isOfKind &&
            checks.every(({ result, constraint }) => result === 'met' || constraint.isGuess),
          isMiss: checks.some(
            ({ result, constraint }) =>
              !constraint.isGuess &&
              (result === 'missed' || (result === 'unstated' && expected.has(constraint))),
          ),
          features,
          score: relevanceOf(features),
        },
      ]
    })
    const rank = ({ product }: Match<P>) => product.rank ?? Infinity
    matches.sort((a, b) => b.score - a.score || rank(a) - rank(b))
    return { query, matches }
  }

  /** Of very many candidates those that are likely by their texts and by what their records state. */
  function likeliest(
    candidates: readonly number[],
    baseOf: (id: number) => number,
    constraints: readonly Constraint[],
  ): readonly number[] {
    if (candidates.length <= maxVerified) return candidates
    const verdicts = constraints.map((constraint) => ({
      constraint,
      verdictOf: stated.createVerdicts(constraint),
    }))
    const points = new Float64Array(products.length)
    for (const id of candidates) {
      points[id] = baseOf(id)
      for (const { constraint, verdictOf } of verdicts) {
        const verdict = verdictOf(id)
        if (verdict) points[id] += pointsOf({ ...verdict, constraint })
      }
    }
    return candidates.toSorted((a, b) => points[b]! - points[a]!).slice(0, maxVerified)
  }

  function partnersOf({ numbers, hosts, kinds }: Query<P>, ofKind: ReadonlySet<number>) {
    const named = numbers
      .filter(({ id, match }) => match !== 'near' && !ofKind.has(id))
      .map(({ product }) => product)
    const spoken = hosts
      .filter(({ members }) => members.size <= maxHosts)
      .flatMap(({ members }) => [...members].map((id) => products[id]!))
    const found = new Set<number>()
    if (kinds.length === 0) return found
    eachPartner([...named, ...spoken], (partner) => found.add(places.get(partner)!))
    return found
  }

  return {
    parse,
    search,
    find: (text) => search(parse(text)),
    facts: (product) => factsAt(places.get(product)!),
    nameWords: (product) => names.wordsOf(places.get(product)!),
    calledBy: names.holders,
    places,
    productAt: (place) => products[place]!,
    fullText,
    wordsOf: stemsOf,
    isStopWord: (word) => stop.has(word),
    isSound,
  }
}

/** More are ranked by their texts and by what their records state, before all variants are looked at. */
const maxVerified = 600

/** A kind of more products says too little of what goes with it. */
const maxHosts = 12
