import type { SearchRequest } from './request.ts'

export type SearchVerdict = {
  request: SearchRequest
  /** Where it was searched: 'list'. */
  box: string
  /** Slugs of the first results. */
  first: string[]
  /** Place of the first expected product among all results, 0 for the first; -1 where none is. */
  place: number
  milliseconds: number
}

const shown = 3

export function judgeSearch(
  request: SearchRequest,
  box: string,
  results: readonly string[],
  milliseconds: number,
): SearchVerdict {
  const place = results.findIndex((slug) => request.expect.includes(slug))
  return { request, box, first: results.slice(0, shown), place, milliseconds }
}
