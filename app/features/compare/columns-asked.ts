import { parseCompareState, withAdded } from '#domain/deciding/compare-state.ts'

/** The columns of a comparison that is on its way, what is being added to it with them. */
export const columnsAsked = (asked: URLSearchParams): string[] =>
  withAdded(parseCompareState(asked), asked.get('add') ?? '')
