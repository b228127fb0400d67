import { Link } from 'react-router'
import { labelFromKey } from '#domain/catalogue/attribute.ts'
import { withRange, withValues } from '#domain/catalogue/listing-state.ts'
import { lookup } from '#domain/lookup.ts'
import type { ListingState } from '#domain/catalogue/listing-state.ts'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/listing.ts'
import { LateStyles } from '../../framework/late-styles.tsx'
import type { ListingFacet } from '../catalogue/listing-view.ts'
import type { ListingNavigation } from '../catalogue/use-listing-navigation.ts'
import styles from './chosen-filters.module.css'
import { hasUnits, sayRange } from './range-words.ts'
import { useFocusAfter } from './use-focus-after.ts'
import { useUnits } from './use-units.ts'

type Props = {
  state: ListingState
  facets: readonly ListingFacet[]
  /** Each way leads from what was asked for last: of two in quick succession both count. */
  navigation: Pick<ListingNavigation, 'place' | 'wanted'>
}

/** More than so many of one filter, as after Select All, are one chip. */
const maxSingle = 6

/** What is chosen, each with a way to take it back. */
export function ChosenFilters({ state, facets, navigation: { place, wanted } }: Props) {
  const ranges = state.ranges ?? {}
  const [units] = useUnits(
    facets.some(({ key, figures }) => figures && lookup(ranges, key) && hasUnits(figures)),
  )
  const chips = facets.flatMap(({ key, label = labelFromKey(key), figures, values, chosen }) => {
    const own = lookup(state.selection, key) ?? []
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
  const focused = useFocusAfter(chips.length)
  if (chips.length === 0) return null
  return (
    <>
      <LateStyles of="chosen-filters" />
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- notes presses of its links */}
      <ul className={styles.chips} aria-label={texts.chosenFilters} {...focused}>
        {chips.map(({ key, name, says, to }) => (
          <li key={key}>
            <Link to={to} preventScrollReset>
              {name}: <b>{says}</b> <span aria-hidden="true">✕</span>
              <span className="visually-hidden">{texts.remove}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
