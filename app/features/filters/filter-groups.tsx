import { attributeGroups, attributes } from '#content/attributes.ts'
import { attributeLookup } from '#domain/catalogue/attribute.ts'
import type { FacetValue } from '#domain/catalogue/facets.ts'
import * as texts from '#texts/listing.ts'
import type { ListingFacet } from '../catalogue/listing-view.ts'
import type { ListNavigation } from './use-filtered-list.ts'
import { chosenText } from './filter-changes.ts'
import { FilterValues, ValuesToCome } from './filter-values.tsx'
import styles from './filter-values.module.css'
import { useState, type ReactNode } from 'react'

type Props = {
  facets: readonly ListingFacet[]
  navigation: ListNavigation
  /** Values that did not come with the page cannot be had. */
  failed: boolean
  /** Of what was looked for: those stand open, with the values that were meant. */
  found?: ReadonlyMap<string, readonly FacetValue[] | undefined>
}

const define = attributeLookup(attributes)
const order = new Map(attributes.map(({ key }, i) => [key, i]))

/** All filters under the headings of their definitions, in their order. */
export function FilterGroups({ facets, navigation, failed, found }: Props) {
  const shown = found ? facets.filter(({ key }) => found.has(key)) : facets
  const groups = Map.groupBy(
    shown.toSorted((a, b) => place(a.key) - place(b.key)),
    ({ key }) => define(key).group ?? '',
  )
  return [...groups]
    .toSorted(([a], [b]) => groupPlace(a) - groupPlace(b))
    .map(([group, own]) => (
      <section key={group} className={styles.group}>
        {(groups.size > 1 || group) && <h3>{group || texts.other}</h3>}
        {own.map((facet) => (
          <Fold
            // What is looked for opens by itself, and closes with the search.
            key={found ? `${facet.key} found` : facet.key}
            startsOpen={found !== undefined && found.size <= maxOpen}
            summary={
              <>
                {facet.label ?? define(facet.key).label}
                <b>{chosenText(facet, navigation)}</b>
              </>
            }
          >
            {() => {
              const values = found?.get(facet.key) ?? facet.values
              return values ? (
                <FilterValues facet={facet} values={[...values]} navigation={navigation} isPart />
              ) : (
                <ValuesToCome facetKey={facet.key} navigation={navigation} failed={failed} />
              )
            }}
          </Fold>
        ))}
      </section>
    ))
}

/** More than this are not looked through at once. */
const maxOpen = 6

const place = (key: string) => order.get(key) ?? order.size

function groupPlace(group: string): number {
  const at = attributeGroups.indexOf(group)
  return at < 0 ? attributeGroups.length + Number(group === '') : at
}

type FoldProps = { summary: ReactNode; startsOpen: boolean; children: () => ReactNode }

/**
 * What stands below a summary is made while it is open: of all filters hundreds of values would
 * be made anew with every press.
 */
function Fold({ summary, startsOpen, children }: FoldProps) {
  const [isOpen, setOpen] = useState(startsOpen)
  return (
    <details
      open={startsOpen}
      onToggle={({ currentTarget, target }) => {
        // Those within tell of themselves here, too.
        if (target !== currentTarget) return
        setOpen(currentTarget.open)
        // What was opened at the foot has its values below it: they come into sight.
        if (currentTarget.open && !startsOpen) currentTarget.scrollIntoView({ block: 'nearest' })
      }}
    >
      {/* With the press, not after the first frame of what it opens. */}
      <summary onClick={() => setOpen(true)}>{summary}</summary>
      {(isOpen || startsOpen) && children()}
    </details>
  )
}
