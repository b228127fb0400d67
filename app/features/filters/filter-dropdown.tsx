import { useRef, useState } from 'react'
import { labelFromKey } from '#domain/catalogue/attribute.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import styles from './filter-dropdown.module.css'
import { FilterValues } from './filter-values.tsx'
import type { ListingFacet } from './listing-view.ts'

type Props = {
  facet: ListingFacet
  /** Its values already stand below the bar. */
  isOpenBelow: boolean
  /** Asks for the values of a filter that came without. */
  onLoad: () => void
  /** Values that are chosen, or about to be. */
  chosen: string[]
  onSelect: (choose: (chosen: string[]) => string[]) => void
}

/**
 * One filter of the bar: a popover, so that the scrolling bar never cuts it off and it opens
 * without JavaScript. Where its values did not come with the page, its button then submits the
 * form and the server answers with them.
 */
export function FilterDropdown({ facet, isOpenBelow, onLoad, chosen, onSelect }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const hydrated = useHydrated()
  const [isOpen, setIsOpen] = useState(false)
  const { key, label = labelFromKey(key), values } = facet
  const id = `filter-${key}`
  const only =
    chosen.length === 1
      ? (values?.find(({ value }) => value === chosen[0])?.label ?? facet.only)
      : undefined
  const submits = isOpenBelow || (!hydrated && !values)

  return (
    <>
      <button
        ref={button}
        type={submits ? 'submit' : 'button'}
        name={submits && !isOpenBelow ? 'open' : undefined}
        value={submits && !isOpenBelow ? key : undefined}
        className={styles.button}
        data-chosen={chosen.length > 0 || undefined}
        popoverTarget={submits ? undefined : id}
      >
        {label}
        {chosen.length > 0 && <> · {only ?? chosen.length}</>}
      </button>
      {!submits && (
        <div
          id={id}
          role="presentation"
          popover="auto"
          className={styles.panel}
          // The browser does not always give the focus back once a value has been chosen.
          onKeyDown={({ key }) => key === 'Escape' && button.current?.focus()}
          onBeforeToggle={(event) => setIsOpen(event.newState === 'open')}
          onToggle={(event) => {
            const open = event.newState === 'open'
            button.current?.setAttribute('aria-expanded', String(open))
            if (open && button.current) placeBelow(event.currentTarget, button.current)
            if (open && !values) onLoad()
          }}
        >
          {/* Where no script runs the values must be there before they are asked for. */}
          {values && (isOpen || !hydrated) && (
            <FilterValues facet={facet} values={values} chosen={chosen} onSelect={onSelect} />
          )}
          {!values && <p role="status">Loading values</p>}
        </div>
      )}
    </>
  )
}

/** Under its button, and inside the window. */
function placeBelow(panel: HTMLElement, button: HTMLElement): void {
  const { left, bottom } = button.getBoundingClientRect()
  const room = document.documentElement.clientWidth - panel.offsetWidth - 8
  panel.style.left = `${Math.max(8, Math.min(left, room))}px`
  panel.style.top = `${bottom + 4}px`
  panel.style.maxHeight = `${Math.max(240, innerHeight - bottom - 16)}px`
}
