import type { ListingState } from '#domain/catalogue/listing-state.ts'
import type { ProductSummary } from '#domain/catalogue/product.ts'
import type { Range } from '#domain/catalogue/range.ts'
import type { Requirement } from '#domain/finding/requirement.ts'
import { lookup } from '#domain/lookup.ts'
import type { Reading } from './reading-view.ts'

/** What a filter asks, in the place of a requirement. */
export type AsFilter = { key: string; range?: Range; values?: string[] }

/**
 * The filter that a requirement is: where it is sure, and of one attribute, or of one that all that
 * was `found` meets it by. A size that was said roundly is none: a filter takes figures at their word.
 */
export function asFilter(
  { test, isGuess, not, aside }: Requirement,
  found: readonly Pick<ProductSummary, 'attributes'>[] = [],
): AsFilter | undefined {
  if (isGuess || not || aside) return undefined
  if (test.type === 'values') {
    const all = [...test.values]
    const [[key, values] = ['', []]] = all.length > 1 ? all.filter(isOfAll) : all
    return key ? { key, values: [...values] } : undefined
  }
  const [bound, ...others] = test.bounds
  if (!bound || others.length || test.notBasis?.length) return undefined
  const { key, low, high } = bound
  const isRound = [low, high].every((side) => side === undefined || isPlain(side))
  const isPoint = low === undefined || high === undefined || low === high
  if (!isRound || !isPoint) return undefined
  return { key, range: { ...(low !== undefined && { low }), ...(high !== undefined && { high }) } }

  /** 'LC' at either end is LC at the first, where nothing has it at the other alone. */
  function isOfAll([key, values]: [string, ReadonlySet<string>]): boolean {
    const has = (own: ProductSummary['attributes']) =>
      lookup(own, key)?.some((value) => typeof value === 'string' && values.has(value))
    return found.length > 0 && found.every(({ attributes }) => has(attributes))
  }
}

/** Whether the filters ask it already. */
export function isAsked({ key, range, values }: AsFilter, state: ListingState): boolean {
  const chosen = state.ranges?.[key]
  if (range) return chosen?.low === range.low && chosen?.high === range.high
  const own = state.selection[key] ?? []
  return own.length > 0 && own.every((value) => values!.includes(value))
}

/** A state with these filters set, and what is left of its text. */
export function withFilters(
  state: ListingState,
  filters: readonly AsFilter[],
  query: string,
): ListingState {
  const selection = { ...state.selection }
  const ranges = { ...state.ranges }
  for (const { key, range, values } of filters) {
    if (range) ranges[key] = range
    else selection[key] = values!
  }
  return { ...state, query, selection, ranges, page: 1 }
}

/** The state in which what is sure of a text is chosen in the filters: the filters show this one. */
export function readState(state: ListingState, reading: Reading | undefined): ListingState {
  const { filters } = reading ?? {}
  return filters ? withFilters(state, filters.set, filters.query) : state
}

/** 'More than 5' is no figure that a field shows. */
const isPlain = (side: number) => Number(side.toPrecision(6)) === side
