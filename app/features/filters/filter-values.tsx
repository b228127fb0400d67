import { useState } from 'react'
import type { FacetValue } from '#domain/catalogue/facets.ts'
import { lookup } from '#domain/lookup.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/listing.ts'
import type { ListingFacet } from '../catalogue/listing-view.ts'
import type { ListNavigation } from './use-filtered-list.ts'
import { askRange, chooseValues } from './filter-changes.ts'
import styles from './filter-values.module.css'
import { RangeFields } from './range-fields.tsx'
import { withOpen } from './all-filters.ts'

type Props = {
  facet: ListingFacet
  values: FacetValue[]
  navigation: ListNavigation
  /** Its name and its Apply button stand elsewhere. */
  isPart?: boolean
}

/**
 * A filter's term explained, fields for its numbers, and its values with the number of products
 * each would show; those without any are folded away.
 */
export function FilterValues({ facet, values, navigation, isPart = false }: Props) {
  const hydrated = useHydrated()
  const { key, label, explain, figures, more = 0 } = facet
  const { selection, ranges } = navigation.wanted
  const chosen = lookup(selection, key) ?? []
  // As it stands when it is shown: what is cleared must not fold under the hand.
  const [startsOpen] = useState(chosen.length > 0)
  const isEmpty = ({ value, count }: FacetValue) => count === 0 && !chosen.includes(value)
  const empty = values.filter(isEmpty)
  const choices = (
    <>
      <p className={styles.actions}>
        <button
          name="all"
          value={key}
          onClick={(event) => {
            event.preventDefault()
            chooseValues(navigation, key, (others) => [
              ...new Set([...others, ...values.map(({ value }) => value)]),
            ])
          }}
        >
          {texts.selectAll}
        </button>
        <button
          name="none"
          value={key}
          onClick={(event) => {
            event.preventDefault()
            askRange(navigation, key)
            chooseValues(navigation, key, () => [])
          }}
        >
          {texts.clearAll}
        </button>
      </p>
      <ul>{values.filter((value) => !isEmpty(value)).map(toItem)}</ul>
      {more > 0 && (
        // Leads to the page that has them all.
        <button name="open" value={key}>
          {plural(values.length + more, texts.allValues)}
        </button>
      )}
      {empty.length > 0 && (
        <details open={empty.length === values.length}>
          <summary>{plural(empty.length, texts.withoutProducts)}</summary>
          <ul>{empty.map(toItem)}</ul>
        </details>
      )}
    </>
  )
  return (
    <fieldset className={styles.values}>
      <legend className={isPart ? 'visually-hidden' : undefined}>{label}</legend>
      {explain && <p className={styles.explain}>{explain}</p>}
      {figures ? (
        <>
          <RangeFields
            name={key}
            figures={figures}
            range={lookup(ranges ?? {}, key)}
            latest={() => lookup(navigation.latest().ranges ?? {}, key)}
            onRange={(range, replace) => askRange(navigation, key, range, replace)}
          />
          {values.length > 0 && (
            <details open={startsOpen}>
              <summary>{texts.values}</summary>
              {choices}
            </details>
          )}
        </>
      ) : (
        choices
      )}
      {!hydrated && !isPart && <button className={styles.apply}>{texts.apply}</button>}
    </fieldset>
  )

  function toItem({ value, label: shown, count }: FacetValue) {
    const isTicked = chosen.includes(value)
    return (
      <li key={value}>
        <label data-empty={count === 0 || undefined}>
          <input
            type="checkbox"
            name={key}
            value={value}
            defaultChecked={isTicked}
            autoComplete="off"
            // Not React's to hold: what was ticked before this island woke stays until it is taken over.
            ref={(box) => {
              if (box && hydrated) box.checked = isTicked
            }}
            onChange={({ target: { checked } }) =>
              chooseValues(navigation, key, (others) => [
                ...others.filter((one) => one !== value),
                ...(checked ? [value] : []),
              ])
            }
          />
          {shown} <small>{count}</small>
        </label>
      </li>
    )
  }
}

type ValuesToComeProps = { facetKey: string; navigation: ListNavigation; failed: boolean }

/** In place of a filter's values, until they are there; or the way to where the server shows them. */
export function ValuesToCome({
  facetKey,
  navigation: { place, wanted },
  failed,
}: ValuesToComeProps) {
  if (!failed) return <p role="status">{texts.loadingValues}</p>
  return (
    <p role="alert">
      {texts.valuesNotLoaded} <a href={withOpen(place.to(wanted), facetKey)}>{texts.showValues}</a>
    </p>
  )
}
