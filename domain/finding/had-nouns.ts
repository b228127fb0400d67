import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/reading.ts'
import type { Place } from './places.ts'
import type { Item } from './read-items.ts'
import type { Requirement } from './requirement.ts'
import { keyOfText } from './tokens.ts'

/** More than none of what is counted. */
const some = 1e-9
/** Words between a 'with' and what it is with: 'with all the trays'. */
const reach = 3

/**
 * 'With the splices in the same housing', 'including trays': what states no such count has none of
 * them. Behind another thing that is only spoken of, they are that thing's.
 */
export function createHadNounReader(having: readonly string[], counted: ReadonlySet<string>) {
  const isHaving = new Set(having.map(keyOfText))

  return (items: readonly Item[], places: readonly Place[]): Requirement[] => {
    if (isHaving.size === 0) return []
    return items.flatMap((item, at): Requirement[] => {
      const { nouns = [], word, kind, values } = item.meaning ?? {}
      const keys = nouns.filter((key) => counted.has(key))
      if (
        keys.length < Math.max(1, nouns.length) ||
        (word ?? kind ?? values) ||
        places[at]!.isExcluded
      )
        return []
      const before = withBefore(items, at)
      if (before === undefined || isFigured(items, before, at) || isOfOther(items, places, before))
        return []
      return [
        {
          test: { type: 'number', bounds: keys.map((key) => ({ key, low: some })), wanted: 1 },
          isGuess: false,
          not: false,
          says: fillIn(texts.having, { what: item.text }),
          from: item.from,
          to: item.to,
        },
      ]
    })
  }

  function withBefore(items: readonly Item[], at: number): number | undefined {
    for (let before = at - 1; before >= Math.max(0, at - reach); before--) {
      if (isHaving.has(items[before]!.key)) return before
      if (items[before]!.type === 'break') return undefined
    }
    return undefined
  }
}

/** A figure says how many. */
function isFigured(items: readonly Item[], first: number, at: number): boolean {
  return items.slice(first, at + 3).some(({ type }) => type === 'number')
}

function isOfOther(items: readonly Item[], places: readonly Place[], before: number): boolean {
  return items.some(
    ({ meaning }, at) =>
      at < before &&
      meaning?.kind !== undefined &&
      places[at]!.isMentioned &&
      places[at]!.clause === places[before]!.clause,
  )
}
