import { plainPress } from '#app/lib/plain-press.ts'
import { BothUnits } from '#app/ui/both-units.tsx'
import * as texts from '#texts/listing.ts'
import type { ListingFacet } from '../catalogue/listing-view.ts'
import { useFocusAfter } from './use-focus-after.ts'
import type { ListNavigation } from './use-filtered-list.ts'
import { labelFromKey } from '#domain/catalogue/attribute.ts'
import { withRange, withValues, type ListingState } from '#domain/catalogue/listing-state.ts'
import { lookup } from '#domain/lookup.ts'
import { plural } from '#domain/texts/plural.ts'
import { sayRange } from './range-words.ts'

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

/** What is chosen of a filter, and what is left of a state without it. */
type Chip = {
  key: string
  name: string
  says: string
  /** The same in the units of the U.S., where they differ. */
  saysUs?: string
  without: (state: ListingState) => Partial<ListingState>
}

/** More than so many of one filter, as after Select All, are one chip. */
const maxSingle = 6

function chosenChips(
  { selection, ranges = {} }: ListingState,
  facets: readonly ListingFacet[],
): Chip[] {
  return facets.flatMap(({ key, label = labelFromKey(key), figures, values, chosen }): Chip[] => {
    const own = lookup(selection, key) ?? []
    const range = lookup(ranges, key)
    const name = label.replace(/,.*/, '')
    const chips: Chip[] = []
    if (range && figures) {
      const says = sayRange(range, figures, 'metric')
      const saysUs = sayRange(range, figures, 'us')
      chips.push({
        key: `${key} range`,
        name,
        says,
        ...(saysUs !== says && { saysUs }),
        without: (state) => ({ ranges: withRange(state.ranges, key) }),
      })
    }
    if (own.length > maxSingle) {
      chips.push({
        key: `${key} all`,
        name,
        says: plural(own.length, texts.valueCount),
        without: (state) => ({ selection: withValues(state.selection, key, []) }),
      })
      return chips
    }
    const single = own.map((value, i) => ({
      key: `${key} ${value}`,
      name,
      says: values?.find((one) => one.value === value)?.label ?? chosen?.[i] ?? value,
      without: (state: ListingState) => {
        const others = (lookup(state.selection, key) ?? []).filter((other) => other !== value)
        return { selection: withValues(state.selection, key, others) }
      },
    }))
    return [...chips, ...single]
  })
}
