import type { Lexicon } from './lexicon.ts'
import type { Item } from './read-items.ts'

/**
 * 'E2000' beside a kind or a value, and '1x128' where the records know other ratios of one; '24/7' is
 * none, and the X16 of 'our X16 room' is nobody's demand.
 */
export function unknownCodes(
  items: readonly Item[],
  isStrange: (item: Item) => boolean,
  { meanings }: Lexicon,
): string[] {
  const isBesideTelling = (at: number, step: 1 | -1): boolean => {
    const next = items[at + step]
    if (next?.meaning?.kind || next?.meaning?.values) return true
    const isLink = next && (next.type === 'sign' || next.meaning?.word !== undefined)
    const behind = items[at + 2 * step]?.meaning
    return Boolean(isLink && (behind?.kind ?? behind?.values))
  }
  return items.flatMap((item, at) => {
    if (!isStrange(item)) return []
    const [, first] = /^(\d+x)\d+$/.exec(item.key) ?? []
    const isRatio = first && meanings.keys().some((known) => known.startsWith(first))
    // 'C37 to C44' are several of something.
    const isRange = [items[at - 1], items[at + 1]].some((one) => one?.meaning?.word === 'to')
    const isCode = /^[a-z]+\d/.test(item.key) && !isRange
    // '24 E2000 ports' asks for ports of that code.
    const isCounted = items[at - 1]?.type === 'number' && items[at + 1]?.meaning?.nouns
    const isBeside = isBesideTelling(at, 1) || isBesideTelling(at, -1) || isCounted
    return isRatio || (isCode && isBeside) ? [item.key] : []
  })
}
