import { Link } from 'react-router'
import { lookup } from '#domain/lookup.ts'
import type { ListingState } from '#domain/catalogue/listing-state.ts'
import * as texts from '#texts/listing.ts'
import { LateStyles } from '../../framework/late-styles.tsx'
import type { ListingFacet } from '../catalogue/listing-view.ts'
import type { ListingNavigation } from '../catalogue/use-listing-navigation.ts'
import styles from './chosen-filters.module.css'
import { chosenChips } from './chosen-chips.ts'
import { hasUnits } from './range-words.ts'
import { useFocusAfter } from './use-focus-after.ts'
import { useUnits } from './use-units.ts'

type Props = {
  state: ListingState
  facets: readonly ListingFacet[]
  /** Each way leads from what was asked for last: of two in quick succession both count. */
  navigation: Pick<ListingNavigation, 'place' | 'wanted'>
}

/** What is chosen, each with a way to take it back. */
export function ChosenFilters({ state, facets, navigation }: Props) {
  const ranges = state.ranges ?? {}
  const [units] = useUnits(
    facets.some(({ key, figures }) => figures && lookup(ranges, key) && hasUnits(figures)),
  )
  const chips = chosenChips(state, facets, navigation, units)
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
