import type { Lexicon } from './lexicon.ts'
import type { Item } from './read-items.ts'
import { dimensionOf } from './units.ts'

/** Items back to a figure with its unit, in one sentence: '400 mm wide and at the very most 300 deep'. */
const reach = 12
/** Words between a figure and the one that names it: '300 in depth', 'deeper than 300'. */
const nearby = 2

/**
 * '400 mm wide, 300 deep' and 'down to -60 dBm and up to 10': a figure without a unit is in the one
 * that was written last, where a word that names such a measure stands by it, or nothing else does.
 */
export function withCarriedUnits(
  items: readonly Item[],
  { scales }: Pick<Lexicon, 'scales'>,
): Item[] {
  const measures = ({ meaning }: Item, dimension: string) =>
    meaning?.nouns?.some((key) => scales.get(key) === dimension) === true
  return items.flatMap((item, at): Item[] => {
    const unit = item.type === 'number' ? unitBefore(items, at) : undefined
    if (!unit) return [item]
    const dimension = dimensionOf(unit.item.key)!
    const isNamed =
      behind(items, at).some((one) => measures(one, dimension)) ||
      (isLast(items, at) && before(items, at).some((one) => measures(one, dimension)))
    // A sign or a comma may be left of '10 dBm, +20'.
    const isEnd = isLast(items, at) && endsRange(items.slice(unit.at + 1, at))
    if (!isNamed && !isEnd && !(isLast(items, at) && isJoined(items.slice(unit.at + 1, at))))
      return [item]
    const { to } = item
    return [
      item,
      { type: 'unit', text: unit.item.text, key: unit.item.key, glued: true, from: to, to },
    ]
  })
}

/** The last unit before a figure that has none, where no sentence ends between them. */
function unitBefore(items: readonly Item[], at: number): { item: Item; at: number } | undefined {
  const next = items[at + 1]
  if (next?.type === 'unit' || (next?.glued && next.type !== 'break')) return undefined
  for (let before = at - 1; before >= Math.max(0, at - reach); before--) {
    const item = items[before]!
    if (item.type === 'break' && item.text !== ',') return undefined
    if (item.type === 'unit') return dimensionOf(item.key) ? { item, at: before } : undefined
  }
  return undefined
}

/** What stands right behind a figure, over words that only link. */
function behind(items: readonly Item[], at: number): Item[] {
  const [first, second] = items.slice(at + 1, at + 1 + nearby)
  if (!first || first.type !== 'phrase') return []
  const isLink = first.meaning?.word !== undefined && !first.meaning.nouns
  return isLink && second?.type === 'phrase' ? [first, second] : [first]
}

function before(items: readonly Item[], at: number): Item[] {
  const all = items.slice(Math.max(0, at - nearby), at)
  return all.slice(all.findLastIndex(({ type }) => type !== 'phrase') + 1)
}

/** Nothing that it could count stands behind it. */
function isLast(items: readonly Item[], at: number): boolean {
  const next = items[at + 1]
  if (!next || next.type === 'break') return true
  return next.meaning?.word === 'and' || next.meaning?.word === 'or'
}

/** '3 m to 5'. */
const endsRange = (between: readonly Item[]) =>
  between.length === 1 && between[0]!.meaning?.word === 'to'

/** 'And up to', ', at most': a comparison and what joins it to the figure before. */
function isJoined(between: readonly Item[]): boolean {
  const isLink = ({ type, text, meaning }: Item) =>
    type === 'sign' || text === ',' || (type === 'phrase' && meaning?.word !== undefined)
  return (
    between.every(isLink) &&
    between.some(({ meaning }) => comparing.has(meaning?.word ?? '')) &&
    !between.some(({ meaning }) => meaning?.kind ?? meaning?.values)
  )
}

const comparing = new Set(['atLeast', 'atMost', 'over', 'under', 'upTo', 'about'])
