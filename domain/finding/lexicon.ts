import { attributeLookup, type AttributeDefinition } from '#domain/catalogue/attribute.ts'
import type { ProductSummary } from '#domain/catalogue/product.ts'
import { lookup } from '#domain/lookup.ts'
import type { Columns } from './columns.ts'
import { kindPhrases } from './kind-phrases.ts'
import { statingOne, widenByMaterial } from './made-of.ts'
import { createSpeller, keyOf, keyOfText, tokensOf } from './tokens.ts'
import { createUnitReader, dimensionOf, foldedUnit, slashedUnits } from './units.ts'
import { denialsOf, firstWord, isName, phrasesOf } from './value-phrases.ts'
import { addUnused } from './unused-values.ts'
import type { Vocabulary, WordClass } from './vocabulary.ts'

/** What a phrase may mean; one phrase may mean several things, and its place decides. */
export type Meaning = {
  /** Ids of the products that are of the kind. */
  kind?: Set<number>
  /** The products that state it of themselves, where they are more than are called so: 'wall mount'. */
  stating?: Set<number>
  /** The products that are called so, of a word that counts something as well: 'tray'. */
  called?: Set<number>
  /** By attribute, the values that it says. */
  values?: Map<string, Set<string>>
  /** It is a piece of these values' names, and may mean something else. */
  isPiece?: boolean
  /** Attributes that it names. */
  nouns?: string[]
  word?: WordClass
  /** It stands for what was named before: 'it'. */
  isBack?: true
  /** It asks for something that no reading answers: 'smallest'. */
  isDemand?: true
  /** Before an attribute, that each value will do: 'any'. */
  isAny?: true
}

export type Lexicon = {
  meanings: ReadonlyMap<string, Meaning>
  /** Other ways to say a phrase, by key. */
  same: ReadonlyMap<string, string>
  /** Longest phrase, in tokens. */
  maxTokens: number
  /** Attributes by the dimension of their unit. */
  scales: ReadonlyMap<string, string>
  /** Whether a word behind a figure is a unit there. */
  isUnit: (word: string, isGlued: boolean) => boolean
  /** Units of the company's that hold a slash, as texts are read. */
  slashed: readonly string[]
  /** By a unit that is a word as well, what stands behind it where it is that word. */
  asWord: ReadonlyMap<string, ReadonlySet<string>>
  /** The texts that an attribute has in the catalogue. */
  valuesOf: (key: string) => Iterable<string>
}

type Options = {
  products: readonly ProductSummary[]
  columns: Columns
  definitions: readonly AttributeDefinition[]
  vocabulary: Vocabulary
  /** Lets other work go on between two pieces. */
  pause: () => Promise<unknown>
}

/** All that the company's records and vocabulary can say, made once for a catalogue. */
export async function createLexicon({
  products,
  columns,
  definitions,
  vocabulary,
  pause,
}: Options): Promise<Lexicon> {
  const meanings = new Map<string, Meaning>()
  const meaningOf = (key: string): Meaning => {
    const known = meanings.get(key)
    if (known) return known
    const made: Meaning = {}
    meanings.set(key, made)
    return made
  }
  addNouns(definitions, vocabulary, meaningOf)
  const inUse = await addValues(columns, vocabulary, meaningOf, pause)
  addUnused(definitions, inUse, meanings, meaningOf)
  const named = new Set((vocabulary.kinds ?? []).flatMap(({ said }) => said.map(keyOfText)))
  const states = ({ attributes }: ProductSummary, key: string) => {
    const { values, isPiece } = meanings.get(key) ?? {}
    if (!values || isPiece) return false
    return values
      .entries()
      .some(([attribute, own]) =>
        lookup(attributes, attribute)?.some((value) => typeof value === 'string' && own.has(value)),
      )
  }
  const kinds = await kindPhrases(products, vocabulary.kinds ?? [], pause, states)
  for (const [key, ids] of kinds) {
    // 'Fiber' and 'loss' name figures, whatever ends so; what the company calls a kind is one.
    if (!meanings.get(key)?.nouns || named.has(key)) meaningOf(key).kind = ids
    else meaningOf(key).called = ids
  }
  widenByMaterial(meanings, columns, vocabulary.madeOf ?? [])
  for (const meaning of meanings.values()) {
    const { kind, values, isPiece } = meaning
    if (!kind || !values || isPiece) continue
    const stating = statingOne(columns, values)
    if (stating.size > kind.size) meaning.stating = stating
  }
  for (const [word, phrases] of Object.entries(vocabulary.words ?? {})) {
    for (const phrase of phrases) {
      // Signs are no words: '<=' is its own key.
      const key = keyOfText(phrase) || phrase
      if (word === 'it') meaningOf(key).isBack = true
      else if (word === 'demand') meaningOf(key).isDemand = true
      else if (word === 'any') meaningOf(key).isAny = true
      else meaningOf(key).word ??= word as WordClass
    }
  }
  const same = new Map<string, string>()
  for (const [said, meant] of Object.entries(vocabulary.same ?? {}))
    same.set(keyOfText(said), keyOfText(meant))
  // 'wavelength' and 'wave length', 'MPO12' and 'MPO-12'.
  for (const [at, key] of [...meanings.keys(), ...same.keys()].entries()) {
    if (at % 200 === 199) await pause()
    const joined = key.replaceAll(' ', '')
    // 'What s' is no 'what'.
    if (key.endsWith(' s')) continue
    if (joined.length > 4 && joined !== key && !meanings.has(joined)) {
      const [first, second] = keyOf(tokensOf(joined)).split(' ')
      const spelled = second === undefined ? first! : keyOf(tokensOf(joined))
      if (spelled !== key && !same.has(spelled)) same.set(spelled, same.get(key) ?? key)
    }
  }
  let maxTokens = 1
  for (const keys of [meanings, same]) {
    for (const key of keys.keys()) maxTokens = Math.max(maxTokens, key.split(' ').length)
  }
  return {
    meanings,
    same,
    maxTokens: Math.min(maxTokens, 6),
    scales: new Map(
      definitions.flatMap(({ key, unit }) => {
        const dimension = dimensionOf(foldedUnit(unit))
        return dimension ? [[key, dimension] as const] : []
      }),
    ),
    isUnit: createUnitReader(definitions),
    slashed: slashedUnits(definitions),
    asWord: new Map(
      Object.entries(vocabulary.asWord ?? {}).map(([unit, behind]) => [unit, new Set(behind)]),
    ),
    valuesOf: (key) => inUse.get(key) ?? [],
  }
}

export type MeaningOf = (key: string) => Meaning

function addNouns(
  definitions: readonly AttributeDefinition[],
  { nouns = {} }: Vocabulary,
  meaningOf: MeaningOf,
): void {
  const define = attributeLookup(definitions)
  const add = (key: string, phrase: string) => {
    const keys = (meaningOf(keyOfText(phrase)).nouns ??= [])
    if (!keys.includes(key)) keys.push(key)
  }
  // What is labelled so comes before what is only called so.
  for (const { key, unit = '' } of definitions) {
    add(key, define(key).label.replace(/,.*/, ''))
    if (/^[a-z]{3,}s$/.test(unit) || isOwnUnit(unit)) add(key, unit)
  }
  for (const { key } of definitions)
    for (const phrase of Object.hasOwn(nouns, key) ? nouns[key]! : []) add(key, phrase)
}

/** One that no scale of ours has: 'rpm', 'lm', 'ct' behind a figure names what is measured in it. */
const isOwnUnit = (unit: string) => /^\p{L}{2,}$/u.test(unit) && !dimensionOf(foldedUnit(unit))

async function addValues(
  columns: Columns,
  vocabulary: Vocabulary,
  meaningOf: MeaningOf,
  pause: () => Promise<unknown>,
): Promise<Map<string, Set<string>>> {
  const places = new Set(['productFamily', 'subFamily'])
  const inUse = new Map<string, Set<string>>()
  for (const [key, { lists }] of columns) {
    const texts = lists.flat().filter((value) => typeof value === 'string' && value.length > 1)
    if (texts.length && !places.has(key)) inUse.set(key, new Set(texts as string[]))
  }
  const add = (phrase: string, attribute: string, value: string, isPiece = false) => {
    if (!phrase || /^[\d.]+$/.test(phrase)) return
    const meaning = meaningOf(phrase)
    meaning.isPiece = isPiece && (meaning.isPiece ?? true)
    const values = (meaningOf(phrase).values ??= new Map<string, Set<string>>())
    const known = values.get(attribute)
    if (known) known.add(value)
    else values.set(attribute, new Set([value]))
  }
  // 'Tail for' of 'Tail for welding' is no name of it.
  const links = new Set(
    (['mention', 'to', 'and', 'or', 'stop'] as const)
      .flatMap((name) => vocabulary.words?.[name] ?? [])
      .map(keyOfText),
  )
  const isOpen = (phrase: string, whole: string) =>
    phrase !== whole && links.has(phrase.slice(phrase.lastIndexOf(' ') + 1))
  const spell = createSpeller(vocabulary)
  const denials = denialsOf(vocabulary)
  for (const [attribute, values] of inUse) {
    // What begins one value says nothing of others that only hold it: SC is not Hardened SC.
    const begins = new Set([...values].map((value) => firstWord(value)))
    for (const value of values) {
      await pause()
      const whole = keyOfText(value)
      // 'PM 980' is read with its abbreviation spelled out.
      const spelled = keyOfText(spell(`${value} x`)).slice(0, -2)
      if (spelled !== whole) add(spelled, attribute, value)
      // 'SMA' is SMA905, where no other begins so.
      const [, letters = ''] = /^(\p{Lu}{3,})\d+$/u.exec(value) ?? []
      if (letters && [...values].filter((one) => one.startsWith(letters)).length === 1)
        add(keyOfText(letters), attribute, value)
      const parts = new Set(value.split('/').map(keyOfText))
      for (const phrase of phrasesOf(value, begins, denials)) {
        if (phrase.includes(' ') && isOpen(phrase, whole)) continue
        // 'Fiber' begins a value here and there, but names what is counted.
        if (phrase === whole || !meaningOf(phrase).nouns)
          add(phrase, attribute, value, !isName(phrase, whole, value) && !parts.has(phrase))
      }
    }
  }
  for (const [attribute, said] of Object.entries(vocabulary.values ?? {})) {
    for (const [phrase, names] of Object.entries(said)) {
      // The 'Y' of a yes or no is no word, and may be said in others.
      const stated = new Set(columns.get(attribute)?.lists.flat() ?? [])
      const texts = [...stated].filter((value) => typeof value === 'string')
      const values = texts.filter((value) =>
        names.some(
          (name) => value === name || (name.endsWith('*') && value.startsWith(name.slice(0, -1))),
        ),
      )
      for (const value of values) add(keyOfText(phrase), attribute, value)
    }
  }
  return inUse
}
