import type { Item } from './read-items.ts'
import { dimensionOf } from './units.ts'

export type Comparison =
  | 'atLeast'
  | 'atMost'
  | 'over'
  | 'under'
  | 'about'
  | 'exactly'
  | 'better'
  | 'room'
  | 'upTo'
const comparisons: readonly string[] = [
  'atLeast',
  'atMost',
  'over',
  'under',
  'about',
  'exactly',
  'room',
  'upTo',
]

/** 'At least 3', not 'about 3' or 3 alone. */
export const isBound = (comparison: Comparison | undefined): boolean =>
  comparison !== undefined && comparison !== 'about' && comparison !== 'exactly'

/** Words between a comparison and its figure: 'at most one single 9', 'no more than about 9'. */
const maxDistance = 4

/**
 * How a number is meant, by the words before and behind it. `first` and `last` are the places of
 * the figure with its unit, `noun` the place behind the word that names it.
 */
export function comparisonAt(
  items: readonly Item[],
  first: number,
  last: number,
  noun: number | undefined,
): Comparison | undefined {
  const before = comparisonBefore(items, first)
  return before && before !== 'about' && before !== 'room'
    ? before
    : (comparisonBehind(items, last, noun) ?? before ?? carriedOn(items, first))
}

/** 'At most 650 mm wide and 350 mm deep': of two sizes that an 'and' joins the bound is of both. */
function carriedOn(items: readonly Item[], first: number): Comparison | undefined {
  const unit = items[first + 1]
  if (items[first - 1]?.meaning?.word !== 'and' || unit?.type !== 'unit') return undefined
  if (dimensionOf(unit.key) !== dimensionOf('mm')) return undefined
  const before = items.slice(0, first - 1).findLastIndex(({ type }) => type === 'number')
  const between = items.slice(before + 1, first - 1)
  if (before < 0 || between[0]?.key !== unit.key) return undefined
  if (!between.slice(1).every(({ type, meaning }) => type === 'phrase' && meaning?.nouns))
    return undefined
  const bound = comparisonBefore(items, before)
  return bound === 'atMost' || bound === 'under' ? bound : undefined
}

/** The nearest, but 'about', which only softens another: 'no more than about 9'. */
function comparisonBefore(items: readonly Item[], first: number): Comparison | undefined {
  let soft: Comparison | undefined
  for (let at = first - 1; at >= 0 && at >= first - maxDistance; at--) {
    const item = items[at]!
    if (item.type === 'number' || item.type === 'break') break
    const said = item.meaning?.word
    // 'Six ports minimum and 5 kg': what stands before the 'and' is of another figure.
    if (said === 'and') break
    // 'Loss better than 0.3 dB', 'no worse than 0.3'.
    if (said === 'orBetter') return 'better'
    const word = said === 'fitIn' ? 'room' : said
    if (!word || !comparisons.includes(word)) continue
    if (word !== 'about') return word as Comparison
    soft = 'about'
  }
  return soft
}

function comparisonBehind(
  items: readonly Item[],
  last: number,
  noun = last + 1,
): Comparison | undefined {
  for (let at = last + 1; at < noun + 2; at++) {
    const item = items[at]
    if (!item || item.type === 'number' || item.type === 'break') return undefined
    const word = item.meaning?.word
    // 'At 1540 nm and can be 5 in tall': what stands behind the 'and' is of the next figure.
    if (word === 'and') return undefined
    if (word === 'orBetter') return 'better'
    if (word === 'orMore') return 'atLeast'
    if (word === 'orLess') return 'atMost'
    if (word === 'room') return 'room'
    // '11 in between the rail and the door'
    if (word === 'between' && items[at + 1]?.type !== 'number') return 'room'
    // 'Max 0.5 dB' behind another number is of that one.
    if ((word === 'atLeast' || word === 'atMost') && items[at + 1]?.type !== 'number') return word
  }
  return undefined
}
