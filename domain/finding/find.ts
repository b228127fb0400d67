import type { AttributeDefinition } from '#domain/catalogue/attribute.ts'
import type { Product, ProductSummary } from '#domain/catalogue/product.ts'
import { createNameSearch } from '#domain/catalogue/name-search.ts'
import { createBothEndsReader } from './both-ends.ts'
import { createColumns, recordOf } from './columns.ts'
import { createLexicon } from './lexicon.ts'
import { createPartNumbers, type NumberHit } from '#domain/search/part-number-finder.ts'
import { createPause } from '#domain/memo/pause.ts'
import { createDeniedNounReader, rarelyCounted } from './denied-nouns.ts'
import { createHadNounReader } from './had-nouns.ts'
import { createHolding } from './described-by.ts'
import { extentAmong, extents, figures } from './extents.ts'
import { textsOf } from './product-text.ts'
import { createNumberReader } from './read-numbers.ts'
import { rememberFew } from '#domain/memo/remember-few.ts'
import type { Requirement } from './requirement.ts'
import { createShareReader } from './read-shares.ts'
import { createWordForms } from './word-forms.ts'
import { createSearch } from './search.ts'
import { createSpelling } from './spelling.ts'
import { createTextIndex } from './text-index.ts'
import { similar, tokenize } from './text-words.ts'
import { keyOfText, stem } from './tokens.ts'
import { createReader, type Understanding } from './understand.ts'
import { createTeller, denialsOf } from './value-phrases.ts'
import type { Facts, Verdict } from './verify.ts'
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
  /** Share of the telling words that stand in its texts, 0 to 1, and their number. */
  coverage: number
  held: number
  /** How well its texts answer all words, 0 to 1 of the best. */
  told: number
}

/** A text as it was read, and the products that it names by their numbers, whole or in pieces. */
export type Asked<P> = {
  understanding: Understanding
  numbers: (NumberHit & { product: P })[]
  /** As it reads where whole names were taken for numbers, and might be kinds with what is asked of them. */
  unnamed?: Understanding
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
  /** What `read` says of numbers, without a look at the rest of what a text says. */
  numbersIn: (text: string) => Asked<P>['numbers']
  search(asked: Asked<P>): Finding<P>
  /** The places of the products that a text is a piece of the name or the number of, in their order. */
  called: (text: string, limit?: number) => number[]
  /** By product, its place among them. */
  ids: ReadonlyMap<P, number>
  /** What a product states, whichever of its variants does. */
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
  eachPartner?: (products: readonly P[], call: (partner: P) => void) => void
}

/** Strangers' words must not fill the memory. */
const maxShares = 5000
/** Longer than any need: what comes behind it is not read. */
const maxTextLength = 4000

/** The one engine behind search, filters and the assistant. Made once for a catalogue, in pieces. */
export async function createFinder<P extends ProductSummary & Partial<Product>>({
  products,
  definitions,
  vocabulary,
  pause = createPause(),
  eachPartner = () => {},
}: Options<P>): Promise<Finder<P>> {
  const tell = createTeller(denialsOf(vocabulary))
  const texts = await createTextIndex(
    products.length,
    (id) => textsOf(products[id]!, vocabulary.uses, tell),
    {
      tokenize,
      similar,
      pause,
    },
  )
  const inTexts = (word: string) => texts.has(word)
  const defined = new Set(definitions.map(({ key }) => key))
  const { entries } = vocabulary
  const { columns, varying } = await createColumns({ products, defined, entries, pause })
  const lexicon = await createLexicon({ products, columns, definitions, vocabulary, pause })
  const words = new Set(
    [...lexicon.meanings.keys(), ...lexicon.same.keys()].flatMap((key) => key.split(' ')),
  )
  const common = new Set(vocabulary.common)
  const { isPlural, spell } = createWordForms(products)
  const numbers = await createPartNumbers(products, pause)
  const hitsIn = rememberFew(8, numbers.findIn)
  const understand = createReader({
    vocabulary,
    lexicon,
    correct: createSpelling(words, (word) => inTexts(stem(word)) || common.has(word)),
    isKnown: (word) => words.has(word) || inTexts(word),
    isPlural,
    spell,
    holding: createHolding(products, texts, vocabulary.words?.not ?? []),
    readShares: createShareReader(definitions, lexicon.valuesOf),
    readDeniedNouns: createDeniedNounReader(definitions, columns),
    readHadNouns: createHadNounReader(vocabulary.having ?? [], rarelyCounted(definitions, columns)),
    readNumbers: createNumberReader(definitions, vocabulary, {
      extentOf: extents(columns),
      statedOf: figures(columns),
      extentAmong: (key, kinds) => extentAmong(columns, key, kinds),
    }),
  })
  const atBothEnds = createBothEndsReader(definitions, vocabulary)
  const ids = new Map(products.map((product, id) => [product, id]))
  const plain = new Set(vocabulary.plain?.map(keyOfText))
  const longer = new Set(vocabulary.orLonger)
  const search = createSearch({
    products,
    ids,
    texts,
    columns,
    varying,
    entries,
    eachPartner,
    plain,
    longer,
  })
  const names = await createNameSearch(products, pause)
  const shares = new Map<string, number>()

  const numbersIn = (written: string): Asked<P>['numbers'] =>
    hitsIn(written.slice(0, maxTextLength)).map((hit) => ({ ...hit, product: products[hit.id]! }))

  const read = (written: string): Asked<P> => {
    const text = written.slice(0, maxTextLength)
    const named = numbersIn(text)
    return {
      understanding: {
        written: text,
        ...atBothEnds(
          understand(
            text,
            // 'VDC3-288' is a name however little of it there is; '144 LC' may count.
            twiceAtMost(
              named.flatMap(({ match, written: name }) =>
                isSure(match) || isHyphened(name) ? name : [],
              ),
            ),
          ),
        ),
      },
      numbers: named,
    }
  }

  return {
    find: (text) => search(read(text)),
    read,
    numbersIn,
    search,
    called: names,
    ids,
    facts: (product) => recordOf(columns, ids.get(product)!),
    commonness: (word) => {
      const known = shares.get(word)
      if (known !== undefined) return known
      let holding = 0
      for (const points of texts.search([word]).score) if (points > 0) holding++
      const share = holding / (products.length || 1)
      if (shares.size >= maxShares) shares.clear()
      shares.set(word, share)
      return share
    },
  }
}

const isHyphened = (name: string) => /^[a-z]+\d*-/i.test(name) && /\d/.test(name)

/** A series is written once for the thousands of its products: that it is of several is all that two tell. */
function twiceAtMost(names: readonly string[]): string[] {
  return [...Map.groupBy(names, (name) => name).values()].flatMap((alike) => alike.slice(0, 2))
}

const isSure = (match: NumberHit['match']) => match === 'exact' || match === 'built'
