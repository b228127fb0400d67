import { lookup } from '#domain/lookup.ts'
import type { ListingFacet } from '../catalogue/listing-view.ts'
import type { ListNavigation } from './use-filtered-list.ts'

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
