import type { ListingState } from '#domain/catalogue/listing-state.ts'
import type { ProductSummary } from '#domain/catalogue/product.ts'
import type { Range } from '#domain/catalogue/range.ts'
import { lookup } from '#domain/lookup.ts'
import type { Constraint } from '#domain/search/constraint.ts'
import type { Match } from '#domain/search/product-search.ts'
import type { Reading } from './reading-view.ts'

/** What a filter asks, in the place of a constraint. */
export type AsFilter = { key: string; range?: Range; values?: string[] }

/**
 * The filter that a constraint is: where it is sure, the records of all that fits meet it, and it is of one
 * attribute, or of one by which all that fits meets it. A size that was said roundly is none: a filter takes
 * figures at their word.
 */
export function asFilter(
  constraint: Constraint,
  fits: readonly Pick<Match<Pick<ProductSummary, 'attributes'>>, 'product' | 'checks'>[],
): AsFilter | undefined {
  const { test, isGuess, isNegated } = constraint
  if (isGuess || isNegated) return undefined
  const isMetByAll = fits.every(({ checks }) =>
    checks.every((check) => check.constraint !== constraint || check.result === 'met'),
  )
  if (!isMetByAll) return undefined
  if (test.type === 'values') {
    const all = [...test.values]
    const [[key, values] = ['', []]] = all.length > 1 ? all.filter(isOfAll) : all
    return key ? { key, values: [...values] } : undefined
  }
  const [bound, ...others] = test.bounds
  if (!bound || others.length) return undefined
  const { key, low, high } = bound
  const isRound = [low, high].every((side) => side === undefined || isPlain(side))
  const isPoint = low === undefined || high === undefined || low === high
  if (!isRound || !isPoint) return undefined
  return { key, range: { ...(low !== undefined && { low }), ...(high !== undefined && { high }) } }

  /** 'LC' at either end is LC at the first, where nothing has it at the other alone. */
  function isOfAll([key, values]: [string, ReadonlySet<string>]): boolean {
    const has = (stated: ProductSummary['attributes']) =>
      lookup(stated, key)?.some((value) => typeof value === 'string' && values.has(value))
    return fits.length > 0 && fits.every(({ product }) => has(product.attributes))
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
