import type { ProductSummary } from '#domain/catalogue/product.ts'
import { keyOf, normalize, tokensOf, keyOfText } from './tokens.ts'
import { unitOf } from './units.ts'
import type { Vocabulary } from './vocabulary.ts'

/** What follows tells what a thing is for, not what it is. */
const behind = /^(?:for|with|of|in|at|to|per|after)$/

/**
 * The phrases that name kinds of product, each with the ids of the products of that kind: types,
 * heads of names ('Series 4 ball valve, 15 mm' is a ball valve and a valve), other names.
 */
export async function kindPhrases(
  products: readonly ProductSummary[],
  kinds: NonNullable<Vocabulary['kinds']>,
  pause: () => Promise<unknown>,
  /** Whether words say a value that a product states: what only describes it is no name. */
  states: (product: ProductSummary, words: string) => boolean = () => false,
): Promise<Map<string, Set<number>>> {
  const phrases = new Map<string, Set<number>>()
  const add = (phrase: string, id: number) => {
    const known = phrases.get(phrase)
    if (known) known.add(id)
    else phrases.set(phrase, new Set([id]))
  }
  // The 'APC jumper' of 'LC/APC jumper' is each jumper that is APC, where none is called just so.
  const described: [string, number][] = []
  // Many products are of one type, and of one name but for a size behind it.
  const heads = remember((name: string) => headPhrases(name))
  const ofTypes = remember((type: string) => typePhrases(type))
  const types = remember((subFamily: string) => subFamily.split(/ and | & /))
  const ofType = Map.groupBy(products.keys(), (id) => products[id]!.subFamily)
  const ofFamily = Map.groupBy(products.keys(), (id) => products[id]!.family)
  for (const [id, product] of products.entries()) {
    if (id % 50 === 49) await pause()
    const { name, family, subFamily, aka } = product
    const isName = (phrase: string, at: number) => {
      const words = phrase.split(' ')
      const isDescribed = (last: number) => states(product, words.slice(0, last).join(' '))
      if (at === 0 || !words.some((_, last) => last > 0 && isDescribed(last))) return true
      described.push([phrase, id])
      return false
    }
    const said = new Set(heads(headOf(name)).filter(isName))
    const parts = types(subFamily)
    const words = parts.length > 1 ? keyOfText(name).split(' ') : undefined
    for (const phrase of parts.flatMap(ofTypes)) {
      // 'Trunks and harnesses': which of the two a product is, its name says.
      if (words?.includes(phrase.split(' ').at(-1)!) ?? true) said.add(phrase)
    }
    if (!/ & | and /.test(family)) for (const phrase of ofTypes(family)) said.add(phrase)
    // A number among the other names is a former part number, and found as one.
    for (const other of aka) {
      if (/-.*\d|\d.*-/.test(other)) continue
      said.add(keyOfText(other))
      for (const phrase of heads(headOf(other)).filter(isName)) said.add(phrase)
    }
    for (const phrase of said) add(phrase, id)
  }
  for (const [phrase, id] of described) phrases.get(phrase)?.add(id)
  // A 'gate-globe valve' is called by what its hyphen joins, too, where anything is.
  for (const [id, { name }] of products.entries()) {
    if (id % 50 === 49) await pause()
    for (const phrase of beforeHyphen(headOf(name))) phrases.get(phrase)?.add(id)
  }
  for (const { said, types: meant } of kinds) {
    const members = new Set(
      meant.flatMap((type) => [...(ofType.get(type) ?? []), ...(ofFamily.get(type) ?? [])]),
    )
    const ordered = [...members].toSorted((a, b) => a - b)
    for (const key of said.map(keyOfText)) for (const id of ordered) add(key, id)
    await pause()
  }
  phrases.delete('')
  return phrases
}

/** Kept while the phrases are made, and no longer. */
function remember<T>(make: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const made = make(text)
    known.set(text, made)
    return made
  }
}

const headOf = (name: string) => name.split(',', 1)[0]!

/** 'Ball valve KV 40' is a ball valve: letters in capitals and a number are of its series. */
const withoutSeries = (name: string) => name.replace(/ \p{Lu}{1,4}[ -]\d+$/u, '')

/** Of 'brass gate-globe valve': 'brass gate'. */
function beforeHyphen(name: string): string[] {
  const parts = name.split(/(?<=\p{L}{3})-(?=\p{L}{3})/u)
  return parts.slice(1).flatMap((_, at) => {
    const key = keyOfText(parts.slice(0, at + 1).join('-'))
    return key.includes(' ') ? [key] : []
  })
}

/** Of 'X4 ball valve, 15 mm': 'x4 ball valve', 'ball valve', 'valve'. */
function headPhrases(name: string): string[] {
  const own = headWords(name)
  return own.map((_, at) => keyOf(own.slice(at)))
}

/** Those of a type's name, also with its last word in the singular: of 'Tischlampen', 'tischlampe'. */
function typePhrases(type: string): string[] {
  const own = headWords(type)
  const last = own.at(-1)
  if (!last) return []
  const ways = [own, ...singularsOf(last.text).map((text) => [...own.slice(0, -1), { text }])]
  return ways.flatMap((words) => words.map((_, at) => keyOf(words.slice(at))))
}

/** What a word with an ending that makes plurals in German and Dutch may be the plural of. */
function singularsOf(word: string): string[] {
  return ['n', 'en', 'nen', 'e', 'er']
    .filter((ending) => word.endsWith(ending))
    .map((ending) => word.slice(0, -ending.length))
    .filter((single) => single.length >= minSingular)
}

/** What is left of a shorter word is often another: 'Tape' is no plural of 'tap'. */
const minSingular = 4

function headWords(name: string): { text: string }[] {
  const words = tokensOf(normalize(withoutSeries(headOf(name)))).filter(({ text }) =>
    /[\p{L}\d]/u.test(text),
  )
  const first = words.findIndex(({ text }, at) => at > 0 && behind.test(text) && text !== 'to')
  const own = first > 0 ? words.slice(0, first) : words
  // 'Gauge 100 mm' is a gauge: '100 mm' and 'mm' are figures, of whatever.
  if (own.at(-2)?.number !== undefined && unitOf(own.at(-1)!.text)) own.splice(-2)
  return own.length === 0 || own.at(-1)!.number !== undefined ? [] : own
}
