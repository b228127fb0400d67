import {
  attributeLookup,
  type AttributeDefinition,
  type AttributeValue,
} from '#domain/catalogue/attribute.ts'
import type { LanguagePack, Operator } from './language-pack.ts'
import { dimensionOf, foldUnit } from './measure-units.ts'
import { statedOf, type SearchedProduct } from './product-facts.ts'
import type { Token } from './query-text.ts'
import type { SearchVocabulary } from './search-vocabulary.ts'

/** All that a phrase may mean. */
export type Meaning = {
  /** Places of the products that are called so. */
  kind?: Set<number>
  /** By attribute, the values that are called so. */
  values?: Map<string, Set<string>>
  /** The attributes that are called so. */
  attributes?: Set<string>
  operators?: Set<Operator>
  number?: number
  /** The symbol of a unit. */
  unit?: string
  isStopWord?: true
  /** The values only hold the word somewhere: it may mean something else. */
  isLoose?: true
  /** Products whose names end in the word, where it means nothing else. */
  suffixKind?: Set<number>
  /** Values that hold the word somewhere, where nothing else is called so. */
  inner?: Map<string, Set<string>>
}

export type Lexicon = {
  /** By the phrase's stems, joined with spaces. */
  meanings: ReadonlyMap<string, Meaning>
  /** Stems of phrases, each with the stems of the phrase that stands for it. */
  synonyms: ReadonlyMap<string, readonly string[]>
  /** Words of the longest phrase. */
  longest: number
  /** The attributes whose values are ratios, such as 1×32, each with the first numbers of these. */
  ratios: ReadonlyMap<string, ReadonlySet<string>>
  /** By attribute, what products state of it. */
  stated: ReadonlyMap<string, readonly StatedValues[]>
}

/** Values, and the places of the products that state them: products of a series state the same. */
export type StatedValues = { values: readonly AttributeValue[]; ids: number[] }

type Options = {
  products: readonly SearchedProduct[]
  definitions: readonly AttributeDefinition[]
  vocabulary: SearchVocabulary
  packs: readonly LanguagePack[]
  /** A written phrase as stems. */
  stemsOf: (text: string) => string[]
  tokensOf: (text: string) => Token[]
  /** Lets other work go on while records are read. */
  pause: () => Promise<unknown>
}

/** Text values longer than this are sentences and no names. */
const maxValueWords = 5

/** All phrases that the records, the company's vocabulary and the languages give a meaning. */
export async function createLexicon(options: Options): Promise<Lexicon> {
  const { products, definitions, vocabulary, packs, stemsOf, tokensOf, pause } = options
  const meanings = new Map<string, Meaning>()
  const stated = new Map<string, Map<readonly AttributeValue[], StatedValues>>()
  const define = attributeLookup(definitions)
  const meaningOf = (phrase: string): Meaning => {
    // 'At least' by its stems, '>=' as the sign that it is.
    const key = stemsOf(phrase).join(' ') || phrase
    const known = meanings.get(key)
    if (known) return known
    const made: Meaning = {}
    if (key) meanings.set(key, made)
    return made
  }
  const addKind = (phrase: string, ids: Iterable<number>, as: 'kind' | 'suffixKind' = 'kind') => {
    const meaning = meaningOf(phrase)
    const members = (meaning[as] ??= new Set())
    for (const id of ids) members.add(id)
  }
  const addValue = (
    phrase: string,
    key: string,
    value: string,
    as: 'values' | 'inner' = 'values',
  ) => {
    const meaning = meaningOf(phrase)
    const values = (meaning[as] ??= new Map<string, Set<string>>())
    values.set(key, new Set([...(values.get(key) ?? []), value]))
  }
  const addAttribute = (phrase: string, key: string) => {
    const meaning = meaningOf(phrase)
    meaning.attributes = new Set([...(meaning.attributes ?? []), key])
  }

  const valuesOf = new Map<string, Set<string>>()
  for (const [id, product] of products.entries()) {
    for (const [key, values] of statedOf(product)) {
      const ofKey = stated.get(key) ?? new Map<typeof values, StatedValues>()
      stated.set(key, ofKey)
      const known = ofKey.get(values)
      if (known) {
        known.ids.push(id)
        continue
      }
      ofKey.set(values, { values, ids: [id] })
      for (const value of values)
        // 'Y' and 'N' are no names.
        if (typeof value === 'string' && value.length > 1)
          valuesOf.set(key, (valuesOf.get(key) ?? new Set()).add(value))
    }
    const { sure, suffixes } = kindPhrasesOf(product, options)
    for (const phrase of sure) addKind(phrase, [id])
    for (const phrase of suffixes) addKind(phrase, [id], 'suffixKind')
    await pause()
  }
  for (const { words, types } of vocabulary.kindWords ?? []) {
    const ids = products.flatMap(({ subFamily, family }, id) =>
      types.includes(subFamily) || types.includes(family) ? [id] : [],
    )
    for (const phrase of words) addKind(phrase, ids)
    await pause()
  }
  for (const key of valuesOf.keys()) if (isSearchedByValue(key)) nameValues(key)
  for (const [key, words] of Object.entries(vocabulary.valueWords ?? {})) {
    for (const [said, wanted] of Object.entries(words))
      for (const value of valuesOf.get(key) ?? [])
        if (wanted.some((one) => isMeantBy(value, one))) addValue(said, key, value)
  }
  for (const { key } of definitions) if (stated.has(key)) nameAttribute(key)
  for (const { attributeWords = {} } of [...packs, vocabulary])
    for (const [key, words] of Object.entries(attributeWords))
      if (stated.has(key)) for (const word of words) addAttribute(word, key)
  for (const pack of packs) addPack(pack)
  const synonyms = new Map<string, readonly string[]>()
  for (const table of [...packs.map((pack) => pack.synonyms), vocabulary.synonyms])
    for (const [said, meant] of Object.entries(table ?? {}))
      synonyms.set(stemsOf(said).join(' '), stemsOf(meant))
  for (const meaning of meanings.values()) {
    includeSuffix(meaning)
    includeInner(meaning)
  }
  meanings.delete('')
  synonyms.delete('')
  const longest = [...meanings.keys(), ...synonyms.keys()].reduce(
    (most, key) => Math.max(most, key.split(' ').length),
    1,
  )
  const ratios = new Map(
    [...valuesOf].flatMap(([key, values]) => {
      const written = [...values].flatMap((value) => tokensOf(value).map(({ text }) => text))
      const firsts = written.filter(isRatio).map(firstOfRatio)
      return firsts.length ? [[key, new Set(firsts)] as const] : []
    }),
  )
  const grouped = new Map(Array.from(stated, ([key, ofKey]) => [key, [...ofKey.values()]]))
  return { meanings, synonyms, longest, stated: grouped, ratios }

  /** A value by its whole name, by its beginnings, and by single words where nothing else is called so. */
  function nameValues(key: string): void {
    for (const value of valuesOf.get(key)!) {
      const words = stemsOf(value)
      if (words.length === 0 || words.length > maxValueWords) continue
      addValue(words.join(' '), key, value)
      for (let length = 1; length < words.length; length++)
        addValue(words.slice(0, length).join(' '), key, value, 'inner')
      for (const word of words.slice(1))
        if (/\p{L}{2}|\d\p{L}/u.test(word)) addValue(word, key, value, 'inner')
    }
  }

  function nameAttribute(key: string): void {
    const { label, unit } = define(key)
    const name = label.split(',', 1)[0]!
    addAttribute(name, key)
    if (unit && dimensionOf(foldUnit(unit)) === undefined) addAttribute(unit, key)
  }

  function addPack({ operators = {}, numbers = {}, unitNames = {}, stopWords = [] }: LanguagePack) {
    for (const [operator, said] of Object.entries(operators)) {
      for (const phrase of said) {
        const meaning = meaningOf(phrase)
        meaning.operators = new Set([...(meaning.operators ?? []), operator as Operator])
      }
    }
    for (const [phrase, number] of Object.entries(numbers)) meaningOf(phrase).number = number
    for (const [phrase, unit] of Object.entries(unitNames)) meaningOf(phrase).unit = unit
    for (const word of stopWords) meaningOf(word).isStopWord = true
  }
}

/** 'Panel' of 'splice panel'; the 'fiber' of 'optogenetic fiber' is counted. */
function includeSuffix(meaning: Meaning): void {
  const { suffixKind, kind, attributes, operators, isStopWord, unit } = meaning
  delete meaning.suffixKind
  if (!suffixKind || operators || isStopWord || unit || (attributes && !kind)) return
  meaning.kind = new Set([...(kind ?? []), ...suffixKind])
}

/** 'LC' is 'LC duplex' as well; 'on' of 'On site' is a word before all else. */
function includeInner(meaning: Meaning): void {
  const { inner, kind, attributes, operators, isStopWord, values, unit } = meaning
  delete meaning.inner
  if (!inner || kind || attributes || operators || isStopWord || unit) return
  if (!values) {
    meaning.values = inner
    meaning.isLoose = true
  } else
    for (const [key, names] of inner)
      if (values.has(key)) values.set(key, new Set([...values.get(key)!, ...names]))
}

export const firstOfRatio = (word: string): string => word.split(/[x/]/)[0]!

export const isRatio = (word: string): boolean => /^\d+(?:x|\/)\d+$/.test(word)

/** Families and types are kinds. */
const isSearchedByValue = (key: string): boolean => !['productFamily', 'subFamily'].includes(key)

const isMeantBy = (value: string, wanted: string): boolean =>
  wanted.endsWith('*') ? value.startsWith(wanted.slice(0, -1)) : value === wanted

const isMeasure = ({ text, number }: Token): boolean =>
  number !== undefined || dimensionOf(text) !== undefined

/** 'Ball valve KV 40' is a ball valve: capitals and a number are of its series. */
const seriesEnding = / \p{Lu}{1,4}[ -]\d+$/u

/**
 * The phrases that a product is called by: of its type, its other names and the head of its name, each
 * also without its first words. 'X4 ball valve, 15 mm' is an 'X4 ball valve', a 'ball valve', a 'valve'.
 */
function kindPhrasesOf(
  { name, subFamily, family, aka }: SearchedProduct,
  { packs, tokensOf, stemsOf }: Pick<Options, 'packs' | 'tokensOf' | 'stemsOf'>,
): { sure: string[]; suffixes: string[] } {
  const breaks = new Set(packs.flatMap(({ nameBreaks = [] }) => nameBreaks))
  const headsOf = (text: string): string[] => {
    const called = text.split(',', 1)[0]!.replace(seriesEnding, '')
    const words = tokensOf(called).filter(({ text: word }) => /[\p{L}\d]/u.test(word))
    const end = words.findIndex(({ text: word }, at) => at > 0 && breaks.has(word))
    const head = end > 0 ? words.slice(0, end) : words
    // 'Gauge 80 mm' is no '80 mm'.
    while (head.length && isMeasure(head.at(-1)!)) head.pop()
    return head.map((_, at) =>
      head
        .slice(at)
        .map(({ text: word }) => word)
        .join(' '),
    )
  }
  const nameStems = stemsOf(name)
  const ofGroups = [subFamily, family].flatMap((group) => {
    const parts = group.split(/ (?:and|&) /)
    const heads = parts.flatMap(headsOf)
    // 'Trunks and harnesses': which of the two a product is, its name says.
    return parts.length > 1
      ? heads.filter((head) => nameStems.includes(stemsOf(head).at(-1)!))
      : heads
  })
  const ofNames = aka
    .filter((other) => !/-.*\d|\d.*-/.test(other))
    .flatMap((other) => [other, ...headsOf(other)])
  const all = [...headsOf(name), ...ofGroups, ...ofNames]
  const isSuffix = (phrase: string) =>
    !/\s/.test(phrase) && !aka.includes(phrase) && !ofGroups.includes(phrase)
  return { sure: all.filter((one) => !isSuffix(one)), suffixes: all.filter(isSuffix) }
}
