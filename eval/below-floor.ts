import { lookup } from '#domain/lookup.ts'
import type { AssistantFigures, Figures, SearchFigures } from './summary.ts'

/** What an author's requests may not fall below, with who set it and when. */
export type Floor = {
  author: string
  by: string
  /** As YYYY-MM-DD. */
  on: string
  search?: Record<string, Omit<SearchFigures, 'requests'>>
  assistant: Omit<AssistantFigures, 'requests'>
}

/** Shares may not fall below their floor; of what is counted, there may not be more. */
const counted = new Set(['violations', 'dropped', 'invented', 'refusedWrong'])

/** Every figure that is worse than its floor, and every floor without figures, in words. */
export function belowFloor(
  figures: ReadonlyMap<string, Figures>,
  floors: readonly Floor[],
): string[] {
  return floors.flatMap(({ author, by, on, search, assistant }) => {
    const now = figures.get(author)
    const set = `set on ${on} by ${by}`
    return [
      ...Object.entries(search ?? {}).flatMap(([box, floor]) =>
        worse(`${author}, ${box}`, now?.search && lookup(now.search, box), floor, set),
      ),
      ...worse(`${author}, assistant`, now?.assistant, assistant, set),
    ]
  })
}

function worse(where: string, now: object | undefined, floor: object, set: string): string[] {
  const figures = new Map<string, number>(Object.entries(now ?? {}))
  return Object.entries(floor as Record<string, number>).flatMap(([name, limit]) => {
    const figure = figures.get(name)
    if (figure === undefined) return [`${where}: ${name} was not measured`]
    if (counted.has(name))
      return figure > limit ? [`${where}: ${name} ${figure}, at most ${limit} (${set})`] : []
    return figure < limit ? [`${where}: ${name} ${figure}, at least ${limit} (${set})`] : []
  })
}
