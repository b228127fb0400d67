import { plainPress } from '#app/lib/plain-press.ts'
import { BothUnits } from '#app/ui/both-units.tsx'
import * as texts from '#texts/listing.ts'
import type { ListingFacet } from '../catalogue/listing-view.ts'
import { chosenChips } from './chosen-chips.ts'
import { useFocusAfter } from './use-focus-after.ts'
import type { ListNavigation } from './use-filtered-list.ts'

type Props = { facets: readonly ListingFacet[]; navigation: ListNavigation }

/** What is chosen, each with a way to take it back. */
export function ChosenFilters({ facets, navigation: { place, wanted, change } }: Props) {
  const chips = chosenChips(wanted, facets)
  const [list, moveFocusAfter] = useFocusAfter(chips.length)
  if (chips.length === 0) return null
  return (
    // The class alone makes it a list without bullets.
    <ul className="chips" aria-label={texts.chosenFilters} ref={list}>
      {chips.map(({ key, name, says, saysUs, without }) => (
        <li key={key}>
          <a
            href={place.to({ ...wanted, page: 1, ...without(wanted) }) + place.anchor}
            onClick={(event) => {
              if (!plainPress(event.nativeEvent)) return
              event.preventDefault()
              moveFocusAfter()
              change(without)
            }}
          >
            {name}: <b>{saysUs === undefined ? says : <BothUnits metric={says} us={saysUs} />}</b>{' '}
            <span aria-hidden="true">✕</span>
            <span className="visually-hidden">{texts.remove}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
