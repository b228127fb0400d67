import { useEffect, useRef, useState } from 'react'
import { labelFromKey } from '#domain/catalogue/attribute.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { ListingFacet } from '../catalogue/listing-view.ts'
import type { ListNavigation } from './use-filtered-list.ts'
import { chosenText, isChosen } from './filter-changes.ts'
import styles from './filter-dropdown.module.css'
import type { AllValues } from './use-all-values.ts'
import { FilterValues, ValuesToCome } from './filter-values.tsx'

type Props = {
  facet: ListingFacet
  /** Its values already stand below the bar. */
  isOpenBelow: boolean
  onCloseBelow: () => void
  navigation: ListNavigation
  /** What its button says is chosen, by the text as well. */
  shown: Pick<ListNavigation, 'wanted'>
  /** Where the tab key stops in the bar. */
  tabIndex: number | undefined
  /** How the values of a filter that came without are asked for. */
  toCome: AllValues
}

/**
 * One filter of the bar: a popover, so that the scrolling bar never cuts it off and it opens
 * without JavaScript. Where its values did not come with the page, its button then submits the
 * form and the server answers with them.
 */
export function FilterDropdown(props: Props) {
  const { facet, isOpenBelow, onCloseBelow, navigation, shown, tabIndex, toCome } = props
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const hydrated = useHydrated()
  const [isOpen, setIsOpen] = useState(false)
  const { key, label = labelFromKey(key), values } = facet
  const id = `filter-${key}`
  // What came after it was opened is asked for its bounds, too.
  useEffect(() => focusField(panel.current, button.current), [values])
  const followToggle = (open: boolean) => {
    setIsOpen(open)
    button.current?.setAttribute('aria-expanded', String(open))
    if (open) toCome.load()
    focusField(panel.current, button.current)
  }
  // It may have been opened before this island woke.
  useEffect(() => {
    if (isShown(panel.current)) followToggle(true)
    // oxlint-disable-next-line react/exhaustive-deps -- once, as the island hydrates
  }, [])
  // A browser without popovers has the server show the values.
  const submits = hydrated ? !hasPopovers : isOpenBelow || !values

  return (
    <>
      <button
        ref={button}
        type={submits ? 'submit' : 'button'}
        name={submits && !isOpenBelow ? 'open' : undefined}
        value={submits && !isOpenBelow ? key : undefined}
        className={styles.button}
        data-chosen={isChosen(shown.wanted, key) || undefined}
        popoverTarget={submits || isOpenBelow ? undefined : id}
        aria-expanded={isOpenBelow || undefined}
        onClick={(event) => {
          if (!isOpenBelow) return
          // By the time the browser would act on it, the press is one that opens it here.
          event.preventDefault()
          onCloseBelow()
        }}
        tabIndex={tabIndex}
      >
        {label}
        {chosenText(facet, shown)}
      </button>
      {!submits && !isOpenBelow && (
        <div
          ref={panel}
          id={id}
          role="presentation"
          popover="auto"
          className={styles.panel}
          // A press on its words leaves the focus in the bar, whose order would change under the hand.
          tabIndex={isOpen ? -1 : undefined}
          // The browser does not always give the focus back once a value has been chosen.
          onKeyDown={({ key: pressed }) => pressed === 'Escape' && button.current?.focus()}
          onBeforeToggle={(event) => setIsOpen(event.newState === 'open')}
          onToggle={(event) => followToggle(event.newState === 'open')}
        >
          {/* Where no script runs the values must be there before they are asked for. */}
          {values && (isOpen || !hydrated) && (
            <FilterValues facet={facet} values={values} navigation={navigation} />
          )}
          {!values && (
            <ValuesToCome facetKey={key} navigation={navigation} failed={toCome.failed} />
          )}
        </div>
      )}
    </>
  )
}

const hasPopovers = import.meta.env.SSR || 'popover' in HTMLElement.prototype

const isShown = (panel: HTMLElement | null) => hasPopovers && panel?.matches(':popover-open')

/**
 * Whoever opens a number means to type one, unless a keyboard would cover the values; and nobody
 * loses the place where they are by then.
 */
function focusField(panel: HTMLElement | null, button: HTMLElement | null): void {
  const isThere = [button, document.body].includes(document.activeElement as HTMLElement)
  if (!isThere || !isShown(panel)) return
  if (matchMedia('(pointer: fine)').matches)
    panel!.querySelector<HTMLElement>('label > span > input')?.focus()
}
