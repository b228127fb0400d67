import type { Item } from './read-items.ts'
import { convert } from './units.ts'

/** Numbers that are read as one, by their places among the items. */
export type Group = {
  ats: number[]
  numbers: number[]
  form: 'one' | 'range' | 'list'
  tolerance?: number
  /** What it counts stands behind its first figure, too. */
  isNamed?: true
}

/** '1260-1650', '10 to 20', 'between 10 and 20', '1310/1550', '1550 ± 10' are read as one. */
export function groupAt(items: readonly Item[], at: number, text: string): Group {
  const first = items[at]!
  const unit = items[at + 1]?.type === 'unit' ? 1 : 0
  const link = items[at + 1 + unit]
  const linked = items[at + 2 + unit]
  const next = items[at + 1]
  if (next?.type === 'number' && !next.glued) {
    const between = text.slice(first.to, next.from).trim()
    if (between === '-')
      return { ats: [at, at + 1], numbers: [first.number!, Math.abs(next.number!)], form: 'range' }
  }
  if (linked?.type === 'number' && link) {
    const ats = [at, at + 2 + unit]
    if (link.text === '±')
      return { ats, numbers: [first.number!], form: 'one', tolerance: linked.number! }
    const isBetween = items[at - 1]?.meaning?.word === 'between'
    if (link.meaning?.word === 'to' || (isBetween && link.meaning?.word === 'and')) {
      // '-20 °F to 65 °C'
      const own = unit
        ? convert(first.number!, items[at + 1]!.key, items[at + 4]?.key ?? '')
        : undefined
      return { ats, numbers: [own ?? first.number!, linked.number!], form: 'range' }
    }
  }
  const end = namedEnd(items, at)
  if (end !== undefined)
    return {
      ats: [at, end],
      numbers: [first.number!, items[end]!.number!],
      form: 'range',
      isNamed: true,
    }
  const chain = chainFrom(items, at, text)
  if (chain.length > 1)
    return { ats: chain, numbers: chain.map((one) => items[one]!.number!), form: 'list' }
  const most = boundBehind(items, at)
  if (most !== undefined)
    return { ats: [at, most], numbers: [first.number!, items[most]!.number!], form: 'range' }
  return { ats: [at], numbers: [first.number!], form: 'one' }
}

/** '24 ports to 48 ports', 'between 24 ports and 48': the place of the figure that ends what this begins. */
function namedEnd(items: readonly Item[], at: number): number | undefined {
  const [noun, link, last, behind] = items.slice(at + 1, at + 5)
  const nouns = noun?.meaning?.nouns
  if (!nouns || last?.type !== 'number' || last.number! <= items[at]!.number!) return undefined
  const isBetween = items[at - 1]?.meaning?.word === 'between'
  const word = link?.meaning?.word
  if (word !== 'to' && !(isBetween && word === 'and')) return undefined
  // 'From 2 plugs to 12 sockets' tells of two.
  const isOfOther = behind?.type === 'unit' || (behind?.meaning?.nouns ?? []).length > 0
  const isOfSame = behind?.meaning?.nouns?.some((key) => nouns.includes(key))
  return isOfOther && !isOfSame ? undefined : at + 3
}

/**
 * The places of figures that share a unit, '850, 1310 and 1550 nm', or stand between slashes,
 * '1310/1490/1550'.
 */
function chainFrom(items: readonly Item[], at: number, text: string): number[] {
  const ats = [at]
  let isSlashed = true
  for (let last = at; ;) {
    const link = items[last + 1]
    if (link?.type === 'number' && text.slice(items[last]!.to, link.from).trim() === '/') {
      ats.push((last += 1))
      continue
    }
    // 'And', and 'as well as'.
    const word = link?.meaning?.word
    const isLink = link && (link.text === ',' || word === 'and' || word === 'besides')
    const step = isLink && link.text === ',' && items[last + 2]?.meaning?.word === 'and' ? 3 : 2
    if (!isLink || items[last + step]?.type !== 'number') break
    // 'At 1310 and 1550, 3.6 dB': what a comma parts and is of another size is another figure.
    if (link.text === ',' && !isAlike(items[last]!.number!, items[last + step]!.number!)) break
    isSlashed = false
    ats.push((last += step))
  }
  return isSlashed || items[ats.at(-1)! + 1]?.type === 'unit' ? ats : [at]
}

/** So many times as large is of another measure. */
const maxRatio = 50

const isAlike = (a: number, b: number) =>
  Math.max(Math.abs(a), Math.abs(b)) <= maxRatio * Math.min(Math.abs(a), Math.abs(b))

/**
 * 'At least 12 but no more than 24 ports': the place of the figure that ends what this begins. 'At
 * least 8 ports, at most 1 RU' are two.
 */
function boundBehind(items: readonly Item[], at: number): number | undefined {
  const wordAt = (place: number) => items[place]?.meaning?.word
  const isLeast = [at - 1, at - 2].some((place) => wordAt(place) === 'atLeast')
  const most = [at + 1, at + 2].find((place) => wordAt(place) === 'atMost')
  if (!isLeast || most === undefined) return undefined
  const [first, last] = [items[at]!, items[most + 1]]
  if (last?.type !== 'number' || last.number! <= first.number!) return undefined
  const between = items.slice(at + 1, most)
  if (!between.every(({ type }) => type === 'phrase')) return undefined
  const nouns = between.flatMap(({ meaning }) => meaning?.nouns ?? [])
  const behind = items[most + 2]
  const isOfOther = behind?.type === 'unit' || (behind?.meaning?.nouns ?? []).length > 0
  const isOfSame = behind?.meaning?.nouns?.some((key) => nouns.includes(key))
  return nouns.length > 0 && isOfOther && !isOfSame ? undefined : most + 1
}
