import type { Place } from './places.ts'
import type { Item } from './read-items.ts'
import type { Requirement } from './requirement.ts'

/**
 * What is only wished for: 'black if there is one', 'ideally with a lid'. The nearest that was asked
 * in the same part of the sentence is meant, and leaves nothing out.
 */
export function wishedOf(
  requirements: readonly Requirement[],
  items: readonly Item[],
  places: readonly Place[],
): Set<Requirement> {
  const clauseOf = ({ from }: Requirement) =>
    places[items.findIndex((item) => item.from >= from)]?.clause
  return new Set(
    items.flatMap(({ meaning, from, to }, at) => {
      const word = meaning?.word
      if (word !== 'wish' && word !== 'wished') return []
      const own = requirements.filter((one) => clauseOf(one) === places[at]!.clause)
      const meant =
        word === 'wish'
          ? own.filter((one) => one.from >= to).toSorted((a, b) => a.from - b.from)
          : own.filter((one) => one.to <= from).toSorted((a, b) => b.to - a.to)
      return meant.slice(0, 1)
    }),
  )
}
