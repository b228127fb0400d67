import { labelFromKey } from '#domain/catalogue/attribute.ts'
import { withRange, withValues, type ListingState } from '#domain/catalogue/listing-state.ts'
import { lookup } from '#domain/lookup.ts'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/listing.ts'
import type { ListingFacet } from '../catalogue/listing-view.ts'
import type { ListingNavigation } from '../catalogue/use-listing-navigation.ts'
import { sayRange, type Units } from './range-words.ts'

/** What is chosen of a filter, and the address without it. */
export type Chip = { key: string; name: string; says: string; to: string }

/** More than so many of one filter, as after Select All, are one chip. */
const maxSingle = 6

/** `wanted` is what was asked for last: each chip leads from there. */
export function chosenChips(
  { selection, ranges = {} }: ListingState,
  facets: readonly ListingFacet[],
  { place, wanted }: Pick<ListingNavigation, 'place' | 'wanted'>,
  units: Units,
): Chip[] {
  return facets.flatMap(({ key, label = labelFromKey(key), figures, values, chosen }) => {
    const own = lookup(selection, key) ?? []
    const range = lookup(ranges, key)
    const labels = own.map(
      (value, i) => values?.find((one) => one.value === value)?.label ?? chosen?.[i] ?? value,
    )
    const name = label.replace(/,.*/, '')
    const chip = (says: string, left: Partial<ListingState>) => ({
      key: `${key} ${says}`,
      name,
      says,
      to: place.to({ ...wanted, page: 1, ...left }),
    })
    return [
      ...(range && figures
        ? [chip(sayRange(range, figures, units), { ranges: withRange(wanted.ranges, key) })]
        : []),
      ...(own.length > maxSingle
        ? [
            chip(plural(own.length, texts.valueCount), {
              selection: withValues(wanted.selection, key, []),
            }),
          ]
        : own.map((value, i) => {
            const others = (lookup(wanted.selection, key) ?? []).filter((one) => one !== value)
            return chip(labels[i]!, { selection: withValues(wanted.selection, key, others) })
          })),
    ]
  })
}
