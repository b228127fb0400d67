import type { Item } from './read-items.ts'
import { dimensionOf } from './units.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Words between 'for' and what a thing is to go into, with its size: 'for a wall cabinet 30 cm deep'. */
const reach = 6

/**
 * 'Panel for a cabinet 30 cm deep' asks for one that goes into it: of what holds things the size is
 * the room that there is, as in 'fits into a cabinet 30 cm deep'.
 */
export function withHousings(
  items: readonly Item[],
  { housings = [], having = [] }: Pick<Vocabulary, 'housings' | 'having'>,
): Item[] {
  const isHousing = ({ key }: Item) => housings.some((one) => ` ${key}`.endsWith(` ${one}`))
  return items.map((item, at) => {
    const { meaning } = item
    if (meaning?.word !== 'mention' || having.includes(item.text)) return item
    // Who names the cabinet first asks for it: 'cabinet for a wall'.
    if (!items.slice(0, at).some((one) => one.meaning?.kind && !isHousing(one))) return item
    const behind = items.slice(at + 1, at + 1 + reach)
    const end = behind.findIndex(
      ({ type, meaning: own }) => type === 'break' || (own?.word && own.word !== 'stop'),
    )
    const said = end < 0 ? behind : behind.slice(0, end)
    const isSized = said.some(
      ({ type, key }, i) =>
        said[i - 1]?.type === 'number' && type === 'unit' && dimensionOf(key) === 'length',
    )
    return isSized && said.some(isHousing)
      ? { ...item, meaning: { ...meaning, word: 'fitIn' } }
      : item
  })
}
