import { readPattern } from '#domain/catalogue/number-pattern.ts'
import { readNumber } from '#domain/catalogue/part-number.ts'
import { createPatternIndex } from '#domain/catalogue/pattern-index.ts'
import type { Product, ProductSummary } from '#domain/catalogue/product.ts'
import { bare } from '#domain/catalogue/search.ts'
import { variantNumbers } from '#domain/catalogue/variant-numbers.ts'
import { createNearKeys } from './near-keys.ts'

export type NumberHit = {
  id: number
  /** The very number, one that its pattern makes, a piece of it, or one with a slip. */
  match: 'exact' | 'built' | 'piece' | 'near'
  partNumber: string
  /** As it stands in the text; a hyphen may be a space there. */
  written: string
  /** Other numbers of the same product that stand there as well: each is a part to order. */
  others?: NumberHit[]
}

/** Written as numbers are: with a hyphen, or in capitals with a digit. */
const isSpelled = (word: string) => word.includes('-') || /^[A-Z]{2,}\d+[A-Z\d]*$/.test(word)

const isSure = (match: NumberHit['match']) => match === 'exact' || match === 'built'

const startsSo = (partNumber: string, written: string) =>
  partNumber.toUpperCase().startsWith(`${written.trim().toUpperCase()}-`)

/** Shorter pieces begin many a word that is no number. */
const minPieceLength = 4
/** Each is compared with every number of the catalogue. */
const maxUnsure = 12
const maxNear = 6

/** By a few letters at the end, the places of the numbers that end so, in their order. */
function createEnds(keys: readonly string[]): (asked: string) => Iterable<number> {
  const endOf = (number: string) => number.slice(-minPieceLength)
  /** The first that ends so, and behind each the next one, both counted from 1. */
  const first = new Map<string, number>()
  const next = new Uint32Array(keys.length)
  for (let at = keys.length - 1; at >= 0; at--) {
    const end = endOf(keys[at]!)
    next[at] = first.get(end) ?? 0
    first.set(end, at + 1)
  }
  return function* (asked) {
    for (let place = first.get(endOf(asked)) ?? 0; place > 0; place = next[place - 1]!)
      yield place - 1
  }
}

/** Part numbers of products and variants, whole, in pieces, with slips, and those that patterns make. */
export async function createPartNumbers(
  products: readonly (ProductSummary & Partial<Product>)[],
  pause: () => Promise<unknown>,
) {
  const all: { id: number; partNumber: string }[] = []
  /** By number without hyphens, its place among all. */
  const byNumber = new Map<string, number>()
  const own: { id: number; partNumber: string; bare: string }[] = []
  /** Read when asked for, for their slots say much. */
  const patterns = createPatternIndex((id) => products[id]!.ordering)
  for (const [id, { partNumber, variants, aka }] of products.entries()) {
    if (id % 50 === 49) await pause()
    const former = aka.filter((name) => /\d/.test(name) && /-/.test(name) && !/\s/.test(name))
    for (const number of [...variantNumbers(variants), ...former]) {
      const key = bare(number)
      if (!byNumber.has(key)) byNumber.set(key, all.push({ id, partNumber: number }) - 1)
    }
    patterns.add(id)
    if (!partNumber) continue
    own.push({ id, partNumber, bare: bare(partNumber) })
  }
  // A product's own number goes before a variant's or a former one that reads the same.
  for (const { id, partNumber, bare: key } of own) {
    const place = byNumber.get(key)
    if (place === undefined) byNumber.set(key, all.push({ id, partNumber }) - 1)
    else all[place] = { id, partNumber }
  }
  byNumber.delete('')
  const placesWhere = (isMeant: (number: string) => boolean): number[] =>
    own.flatMap((one, at) => (isMeant(one.bare) ? at : []))
  const ownPlaces = Map.groupBy(own.keys(), (at) => own[at]!.bare)
  /** The numbers that a longer one begins with. */
  const beginningsOf = (asked: string): number[] =>
    Array.from(asked, (_, at) => ownPlaces.get(asked.slice(0, Math.max(at + 1, 6))) ?? []).flat()
  await pause()
  const keys = [...byNumber.keys()]
  const nearKeys = await createNearKeys(keys, pause)
  const endingLike = createEnds(keys)
  const places = Uint32Array.from(byNumber.values())
  const starts = new Set(own.map((one) => one.bare.slice(0, 2)))

  /** The numbers that a written one may be, best first. */
  const find = (written: string): NumberHit[] => {
    const sure = findSure(written)
    return sure.length ? sure : findUnsure(written)
  }

  const findSure = (written: string): NumberHit[] => {
    const asked = bare(written)
    const exact = asked.length > 4 || /\d/.test(asked) ? byNumber.get(asked) : undefined
    if (exact !== undefined) return [{ ...all[exact]!, match: 'exact', written }]
    if (asked.length < 2 || !/\d/.test(asked) || !/[a-z]/.test(asked)) return []
    const number = written.trim().replace(/\s+/g, '-')
    const built = patterns.mayMake(number).find((id) => {
      const { pattern } = readPattern(products[id]!.ordering)
      return pattern && readNumber(pattern, number)
    })
    return built === undefined
      ? []
      : [{ id: built, match: 'built', partNumber: number.toUpperCase(), written }]
  }

  const findUnsure = (written: string): NumberHit[] => {
    const asked = bare(written)
    if (!/\d/.test(asked) || !/[a-z]/.test(asked)) return []
    if (asked.length < minPieceLength) return []
    const found = [...placesWhere((number) => number.startsWith(asked)), ...beginningsOf(asked)]
    // 'T-25L' is written as a number is; '144 LC' counts something.
    if (found.length === 0 && (asked.length > 5 || /^[a-z]\S*$/i.test(written.trim())))
      found.push(...placesWhere((number) => number.includes(asked)))
    const pieces: { id: number; partNumber: string }[] = [...new Set(found)]
      .toSorted((a, b) => a - b)
      .map((at) => own[at]!)
    // Of a variant's number, what tells it from others stands at its end.
    if (pieces.length === 0 && asked.length > 5)
      for (const at of endingLike(asked))
        if (keys[at]!.endsWith(asked)) pieces.push(all[places[at]!]!)
    // 'VP1' begins 'VP1-24', and not 'VP-132' where some begin so.
    const alike = pieces.filter(({ partNumber }) => startsSo(partNumber, written))
    const those = alike.length ? alike : pieces
    if (those.length)
      return those.map(({ id, partNumber }) => ({ id, partNumber, match: 'piece', written }))
    return starts.has(asked.slice(0, 2)) ? near(asked, written) : []
  }

  /** One slip in a short number, two in a long one; O and 0, I and 1 are the usual ones. */
  const near = (asked: string, written: string): NumberHit[] => {
    if (asked.length < 6) return []
    const best: NumberHit[] = []
    for (const at of nearKeys(asked, asked.length < 10 ? 1 : 2)) {
      const { id, partNumber } = all[places[at]!]!
      if (best.every((hit) => hit.id !== id)) best.push({ id, partNumber, match: 'near', written })
      if (best.length === maxNear) break
    }
    return best
  }
  /** The whole text as one number, then each of its words; a piece counts where it is the text. */
  const findIn = (text: string): NumberHit[] => {
    const words = text.split(/[\s,;?!()]+/).map((word) => word.replace(/[.:]+$/, ''))
    const sures = words.filter((word) => word.includes('-') && findSure(word).length).length
    const whole = text.trim().length <= 40 && sures < 2 ? find(text) : []
    // 'LP-200 weight' begins with a number, and is no piece of one.
    const isIts = whole[0]?.match === 'piece' && sures > 0
    if (whole.length && whole[0]!.match !== 'near' && !isIts) return whole
    const apart = words.flatMap((word, i) =>
      /^[A-Z]{2,}\d*$/.test(word) &&
      /^\d/.test(words[i + 1] ?? '') &&
      text.includes(`${word} ${words[i + 1]}`)
        ? [`${word}-${words[i + 1]}`]
        : [],
    )
    const written = words.filter((word) => /[a-z]/i.test(word) && /[\d-]/.test(word))
    let unsure = 0
    const named = [...new Set([...apart, ...written])].flatMap((word) => {
      const sure = findSure(word)
      if (sure.length || !isSpelled(word) || ++unsure > maxUnsure) return sure
      return findUnsure(word)
    })
    const sure = named.filter(({ match }) => match !== 'near')
    const hits = sure.length ? sure : [...named, ...whole]
    return [...Map.groupBy(hits, ({ id }) => id).values()].map(([first, ...rest]) => {
      const numbers = new Set([first!.partNumber])
      const others = rest.filter(
        ({ match, partNumber }) =>
          isSure(match) && !numbers.has(partNumber) && numbers.add(partNumber),
      )
      return isSure(first!.match) && others.length ? { ...first!, others } : first!
    })
  }
  return { find, findIn }
}

/** A text with blanks in place of part numbers: their pieces are no words. */
export function withoutNumbers(text: string, names: readonly { written: string }[]): string {
  return names.reduce((left, { written }) => {
    const name = written.toLowerCase()
    return left.replaceAll(name, ' '.repeat(name.length))
  }, text)
}
