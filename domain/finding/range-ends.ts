import type { Meaning } from './lexicon.ts'
import type { Item } from './read-items.ts'
import { keyOfText } from './tokens.ts'
import { dimensionOf, ratioOf } from './units.ts'

/** As it was written in two words: with a hyphen, or as one, it is a name. */
const wordAndFigure = /^(.*[^\s-])\s+(\d+(?:\.\d+)?)$/

/**
 * 'Stage 4' is a value's name, but not in 'a stage 4 m away'; nor is the 'to 5' of '3 m to 5 m' the can of
 * that name. Its number is a figure of its own where a unit stands behind it, or where it ends a range.
 */
export function withRangeEnds(
  items: readonly Item[],
  look: (key: string) => [string, Meaning] | undefined,
  scales: ReadonlyMap<string, string>,
): Item[] {
  return items.flatMap((item, at): Item[] => {
    const { type, meaning, from, to } = item
    const [, word, figure] = wordAndFigure.exec(item.text) ?? []
    if (type !== 'phrase' || !meaning?.values || meaning.kind || !word || !figure) return [item]
    const known = look(keyOfText(word))
    if (!known) return [item]
    const [key, own] = known
    const isEnd = own.word === 'to' && endsRange(items, at, Number(figure), scales)
    if (!isEnd && !isMeasured(items[at + 1], own.word === 'to')) return [item]
    const [end, begin] = [from + word.length, to - figure.length]
    return [
      { type: 'phrase', text: word, key, meaning: own, glued: item.glued, from, to: end },
      {
        type: 'number',
        text: figure,
        key: figure,
        number: Number(figure),
        glued: false,
        from: begin,
        to,
      },
    ]
  })
}

/** 'In' may be a place, and a thing that is called by a figure of light is called so with its unit, too. */
function isMeasured(next: Item | undefined, isLink: boolean): boolean {
  if (next?.type !== 'unit' || next.key === 'in') return false
  return isLink || (ratioOf(next.key, 'um') ?? 1) >= 1
}

function endsRange(
  items: readonly Item[],
  at: number,
  figure: number,
  scales: ReadonlyMap<string, string>,
): boolean {
  const unit = items[at - 1]?.type === 'unit' ? items[at - 1] : undefined
  const begin = unit ? at - 2 : at - 1
  const first = items[begin]
  if (first?.type !== 'number') return false
  const next = items[at + 1]
  if (next?.type === 'unit') return true
  if (first.number! >= figure) return false
  // A figure with nothing behind it but that is the beginning of what goes on: '2 to 5 plugs'.
  if (!unit || opening.has(items[begin - 1]?.meaning?.word ?? '')) return true
  // 'Cord 3 m to 5': no thing that bears such a name is measured by the meter.
  if (!next || next.type === 'break') return (ratioOf(unit.key, 'm') ?? 0) >= leastOfRoom
  // '3 mm to 5 thick', but a '1 mm TO 5 can'.
  const dimension = dimensionOf(unit.key)
  return next?.meaning?.nouns?.some((key) => scales.get(key) === dimension) === true
}

/** In meters: the units that rooms and cables are measured in, feet and longer. */
const leastOfRoom = 0.3

/** 'Between', and 'from', which is 'at least' as well. */
const opening = new Set(['between', 'atLeast'])
