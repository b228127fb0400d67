import type { Item } from './read-items.ts'
import { dimensionOf } from './units.ts'
import type { Vocabulary } from './vocabulary.ts'

/** The attributes that a word near a number names. */
export type NamedBy = {
  keys: string[]
  /** The place behind the word, where it stands behind the number. */
  end: number | undefined
  /** Nothing but a comparison stands between the word and the number behind it: 'speed over 2000'. */
  isBeside?: true
  /** Two words name them, each another. */
  isMixed?: boolean
}

type Figures = {
  /** Whether an attribute is a figure. */
  has: (key: string) => boolean
  isCounted: (key: string) => boolean
  unitName: (key: string) => string
}

/** The attribute that a word nearby names: behind the number within a few words, else before it. */
export function createNounReader(figures: Figures, { counts = {} }: Pick<Vocabulary, 'counts'>) {
  return nounNear

  function nounNear(
    items: readonly Item[],
    first: number,
    behind: number,
    unit: string | undefined,
    text: string,
  ): NamedBy | undefined {
    let behindKeys: NamedBy | undefined
    for (let at = behind, steps = 0; at < items.length && steps < 4; at++, steps++) {
      const item = items[at]!
      if (item.type === 'number' || item.type === 'break') break
      const word = item.meaning?.word
      const isNoun = fitting(item.meaning?.nouns, unit).length > 0
      if (word && word !== 'stop' && !isNoun && !isLimit(items, at, unit)) break
      // 'Twelve losses' counts them: without its unit a figure of a scale stands behind the word.
      const nouns = fitting(item.meaning?.nouns, unit).filter(
        (key) => unit || !dimensionOf(figures.unitName(key)),
      )
      // The fiber of '250 single-fiber splices' says of which kind the splices are.
      const isModifier = at > behind && text[item.from - 1] === '-'
      const next = fitting(items[at + 1]?.meaning?.nouns, unit)
      if (nouns.length && isModifier && next.length) continue
      if (nouns.length) {
        behindKeys = { keys: nouns, end: at + 1 }
        break
      }
    }
    if (!behindKeys && !unit) {
      const those = namedBefore(items, first, behind)
      if (those) return { keys: those, end: behind + 2 }
    }
    // 'Express cable 24 mm in diameter': both words say which, where a unit shows that both can.
    if (behindKeys && !unit) return behindKeys
    // '2,000 or more LC' as well.
    const limits = items.slice(behind).findIndex((_, at) => !isLimit(items, behind + at, unit))
    const counted = unit ? undefined : countedBy(items[behind + Math.max(0, limits)])
    if (counted) return { keys: counted, end: undefined }
    // 'Loss on 24 plugs': what stands behind the figure is counted, and the loss has none.
    if (!unit && first > 0 && isCountedNoun(items[behind])) return undefined
    for (let at = first - 1, steps = 0; at >= 0 && steps < 6; at--, steps++) {
      const item = items[at]!
      if (item.type === 'number' || (item.type === 'break' && (item.text !== ',' || !unit))) break
      // 'A power monitor at 532': a bare figure behind such a word is what something is used at.
      if (!unit && item.meaning?.word === 'mention') break
      // '900 mm width and 300 mm': the width is of the figure before it.
      if (item.meaning?.nouns && isFigure(figureBefore(items, at)) && steps > 0) break
      // 'Depth 300', 'loss of 0.3 dB'; what is counted stands behind its number, but in 'fiber count 96'.
      const nouns = fitting(item.meaning?.nouns, unit).filter(
        // 'Spare tray 24' names the tray, and counts none.
        (key) =>
          !figures.isCounted(key) || (steps === 0 && item.key.includes(' ') && !item.meaning?.kind),
      )
      if (nouns.length) {
        const isBeside = items.slice(at + 1, first).every(isComparing)
        const keys = both(behindKeys?.keys ?? [], nouns)
        return { ...keys, end: behindKeys?.end, ...(isBeside && { isBeside }) }
      }
    }
    return behindKeys
  }

  /** 'With plugs, at least 12 of them': what was counted last, or named to be. */
  function namedBefore(items: readonly Item[], first: number, behind: number) {
    if (!items[behind + 1]?.meaning?.isBack || items[behind]!.type === 'break') return undefined
    // 'We need 220 of them' speaks of the things themselves.
    const begin = items.slice(0, first).findLastIndex(endsSentence) + 1
    const last = items
      .slice(begin, first)
      .findLast(({ meaning }) => fitting(meaning?.nouns, undefined).some(figures.isCounted))
    return last && fitting(last.meaning!.nouns, undefined).filter(figures.isCounted)
  }

  /** '2,000 or more LC ports', '9 in max depth', '9 in in depth'. */
  function isLimit(items: readonly Item[], at: number, unit: string | undefined): boolean {
    const word = items[at]!.meaning?.word
    if (/^(?:or(?:More|Less|Better)|room)$/.test(word ?? '')) return true
    const isPassing = word === 'atMost' || word === 'atLeast' || word === 'mention'
    return (
      isPassing && unit !== undefined && fitting(items[at + 1]?.meaning?.nouns, unit).length > 0
    )
  }

  /** '24 LC' are 24 ports. */
  function countedBy(item: Item | undefined): string[] | undefined {
    if (!item?.meaning?.values || item.glued) return undefined
    return Object.entries(counts).find(([key]) => item.meaning!.values!.has(key))?.[1]
  }

  function fitting(nouns: readonly string[] | undefined, unit: string | undefined): string[] {
    return (nouns ?? []).filter(
      (key) =>
        figures.has(key) &&
        (unit ? dimensionOf(figures.unitName(key)) === dimensionOf(unit) : true),
    )
  }
}

const isComparing = ({ meaning }: Item) =>
  /^(?:atLeast|atMost|over|under|about|exactly|upTo)$/.test(meaning?.word ?? '')

/** A thing in the plural. */
const isCountedNoun = (item: Item | undefined) =>
  item?.type === 'phrase' &&
  Boolean(item.meaning?.kind ?? item.meaning?.nouns) &&
  /[^s]s$/.test(item.text)

const endsSentence = ({ type, text }: Item) => type === 'break' && text !== ','

/** What both words name, else what either does. */
function both(keys: readonly string[], others: readonly string[]) {
  const common = keys.filter((key) => others.includes(key))
  if (common.length) return { keys: common }
  return { keys: [...new Set([...keys, ...others])], isMixed: keys.length > 0 }
}

/** What a noun stands behind: '300 mm in depth' as well as '300 mm depth'. */
function figureBefore(items: readonly Item[], at: number): Item | undefined {
  const [before, first] = [items[at - 1], items[at - 2]]
  return before?.meaning?.word === 'mention' && isFigure(first) ? first : before
}

const isFigure = (item: Item | undefined) => item?.type === 'number' || item?.type === 'unit'
