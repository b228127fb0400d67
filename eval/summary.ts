import { isAnswerable, isToRefuse, type ReplyVerdict } from './judge-reply.ts'
import type { SearchVerdict } from './judge-search.ts'

export type SearchFigures = { requests: number; hitAt1: number; hitAt3: number }

export type AssistantFigures = {
  requests: number
  /** Share of replies without a fault. */
  sound: number
  /** Products named as meeting that do not. */
  violations: number
  /** Replies that say 'meets' and pass over a figure. */
  dropped: number
  /** Names and part numbers that no record holds. */
  invented: number
  /** Share of the requests to be refused for which nothing is recommended. */
  refusedRight: number
  /** Requests with an answer for which no product is named. */
  refusedWrong: number
}

/** Of searches by the box that was asked. */
export type Figures = { search?: Record<string, SearchFigures>; assistant?: AssistantFigures }

export function searchFigures(verdicts: readonly SearchVerdict[]): Record<string, SearchFigures> {
  const boxes = Map.groupBy(verdicts, ({ box }) => box)
  return Object.fromEntries(
    [...boxes].map(([box, list]) => [
      box,
      {
        requests: list.length,
        hitAt1: share(list, ({ place }) => place === 0),
        hitAt3: share(list, ({ place }) => place >= 0 && place < 3),
      },
    ]),
  )
}

export function assistantFigures(verdicts: readonly ReplyVerdict[]): AssistantFigures {
  const toRefuse = verdicts.filter(({ request }) => isToRefuse(request))
  const answerable = verdicts.filter(({ request }) => isAnswerable(request))
  return {
    requests: verdicts.length,
    sound: share(verdicts, ({ faults }) => faults.length === 0),
    violations: verdicts.reduce((sum, { violations }) => sum + violations.length, 0),
    dropped: verdicts.filter(({ dropped }) => dropped.length > 0).length,
    invented: verdicts.reduce((sum, { invented }) => sum + invented.length, 0),
    refusedRight: share(toRefuse, ({ recommended }) => recommended.length === 0),
    refusedWrong: answerable.filter(({ named }) => named.length === 0).length,
  }
}

/** The figures of each author, in the order of the alphabet. */
export function byAuthor(
  search: readonly SearchVerdict[],
  assistant: readonly ReplyVerdict[],
): Map<string, Figures> {
  const authors = new Set([...search, ...assistant].map(({ request }) => request.author))
  return new Map(
    [...authors].sort().map((author) => {
      const asked = search.filter(({ request }) => request.author === author)
      const answered = assistant.filter(({ request }) => request.author === author)
      return [
        author,
        {
          ...(asked.length > 0 && { search: searchFigures(asked) }),
          ...(answered.length > 0 && { assistant: assistantFigures(answered) }),
        },
      ]
    }),
  )
}

function share<T>(list: readonly T[], is: (item: T) => boolean): number {
  return list.length === 0 ? 1 : Number((list.filter(is).length / list.length).toFixed(3))
}
