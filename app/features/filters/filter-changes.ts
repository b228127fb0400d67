import { withRange, withValues, type ListingState } from '#domain/catalogue/listing-state.ts'
import type { Range } from '#domain/catalogue/range.ts'
import { lookup } from '#domain/lookup.ts'
import type { ListNavigation } from './use-filtered-list.ts'
import type { ListingFacet } from '#app/features/catalogue/listing-view.ts'

type Change = Pick<ListNavigation, 'change'>

type Choose = (chosen: string[]) => string[]

/** Chooses among the values of a filter, from those that are chosen. */
export function chooseValues({ change }: Change, key: string, choose: Choose): void {
  change(({ selection }) => ({
    selection: withValues(selection, key, choose(lookup(selection, key) ?? [])),
  }))
}

/** Asks a range of a filter, or none; `replace` where it goes on with the one before. */
export function askRange({ change }: Change, key: string, range?: Range, replace = false): void {
  change(({ ranges }) => ({ ranges: withRange(ranges, key, range) }), { replace })
}

/** The state without anything chosen in a filter. */
export function without({ selection, ranges, ...state }: ListingState, key: string): ListingState {
  return {
    ...state,
    page: 1,
    selection: withValues(selection, key, []),
    ranges: withRange(ranges, key),
  }
}

export function isChosen({ selection, ranges = {} }: ListingState, key: string): boolean {
  return lookup(selection, key) !== undefined || lookup(ranges, key) !== undefined
}

/** ' · LC', or how many are chosen; a range has its chip. */
export function chosenText(
  { key, values, chosen: labels }: ListingFacet,
  { wanted }: Pick<ListNavigation, 'wanted'>,
): string {
  const chosen = lookup(wanted.selection, key) ?? []
  const count = chosen.length + (lookup(wanted.ranges ?? {}, key) ? 1 : 0)
  if (count === 0) return ''
  const only = values?.find(({ value }) => value === chosen[0])?.label ?? labels?.[0] ?? chosen[0]
  return ` · ${count === 1 && chosen.length === 1 && only ? only : count}`
}
