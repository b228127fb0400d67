import type { Item } from './read-items.ts'
import type { WordClass } from './vocabulary.ts'

const opposite: Partial<Record<WordClass, WordClass>> = {
  over: 'atMost',
  under: 'atLeast',
  atLeast: 'under',
  atMost: 'over',
}
const passing = /^(?:stop|about|to|ask)$/
/** Words between the 'not' and its comparison: 'must not ever stick out more than'. */
const maxDistance = 4
/** Of these so many may be any words: what is done or had. */
const maxPlainWords = 2

/**
 * 'No deeper than 9 in', 'cannot stand taller than 15 in' and 'nothing under 96 ports' turn a
 * comparison round, and leave nothing out.
 */
export function withNegatedComparisons(items: readonly Item[]): Item[] {
  const result = [...items]
  items.forEach((item, at) => {
    if (item.meaning?.word !== 'not') return
    const compared = comparedBy(items, at)
    if (compared === undefined) return
    const { meaning } = items[compared]!
    result[at] = { ...item, meaning: { word: 'stop' } }
    result[compared] = {
      ...items[compared]!,
      meaning: { ...meaning, word: opposite[meaning!.word!]! },
    }
  })
  return result
}

/** The comparison that a 'not' turns round, where a figure follows it. */
function comparedBy(items: readonly Item[], not: number): number | undefined {
  let plain = 0
  for (let at = not + 1; at <= not + maxDistance + 1; at++) {
    const item = items[at]
    if (!item || (item.type !== 'phrase' && item.type !== 'unknown')) return undefined
    const { word, kind, values } = item.meaning ?? {}
    if (word && opposite[word]) {
      // 'Not wireless under 20 dB' denies the word, 'not stick out more than' the figure.
      const isOwn = plain === 0 || word === 'over'
      return isOwn && isBeforeFigure(items, at) ? at : undefined
    }
    if (word ? !passing.test(word) : kind || values) return undefined
    if (!word && ++plain > maxPlainWords) return undefined
  }
  return undefined
}

function isBeforeFigure(items: readonly Item[], at: number): boolean {
  const next = items.slice(at + 1, at + 4)
  const figure = next.findIndex(({ type }) => type === 'number')
  const passes = ({ type, meaning }: Item) =>
    type !== 'break' && (!meaning?.word || passing.test(meaning.word))
  return figure >= 0 && next.slice(0, figure).every(passes)
}
