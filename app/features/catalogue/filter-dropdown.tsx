import { useRef } from 'react'
import type { Facet } from '#domain/catalogue/facets.ts'
import styles from './filter-dropdown.module.css'

type Props = { facet: Facet; onSelect: (values: string[]) => void }

/**
 * One filter: its term explained, its values with the number of products each would show.
 * A popover, so that it is never cut off by the scrolling bar and opens without JavaScript;
 * then its buttons submit the form.
 */
export function FilterDropdown({ facet, onSelect }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const { key, label, explain, values } = facet
  const id = `filter-${key}`
  const chosen = values.filter((value) => value.selected)
  const summary = chosen.length === 1 ? chosen[0]!.label : chosen.length || ''

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        data-chosen={chosen.length > 0 || undefined}
        popoverTarget={id}
      >
        {label}
        {summary !== '' && <b> · {summary}</b>}
      </button>
      <div
        id={id}
        popover="auto"
        className={styles.panel}
        onToggle={(event) => {
          const open = event.newState === 'open'
          button.current?.setAttribute('aria-expanded', String(open))
          if (open && button.current) placeBelow(event.currentTarget, button.current)
        }}
      >
        <fieldset>
          <legend className={styles.label}>{label}</legend>
          {explain && <p className={styles.explain}>{explain}</p>}
          <p className={styles.actions}>
            <button
              name="all"
              value={key}
              onClick={(event) => {
                event.preventDefault()
                onSelect(values.map(({ value }) => value))
              }}
            >
              Select All
            </button>
            <button
              name="none"
              value={key}
              onClick={(event) => {
                event.preventDefault()
                onSelect([])
              }}
            >
              Clear All
            </button>
          </p>
          <ul className={styles.values}>
            {values.map(({ value, label, count, selected }) => (
              <li key={value}>
                <label data-empty={count === 0 || undefined}>
                  <input
                    type="checkbox"
                    name={key}
                    value={value}
                    checked={selected}
                    onChange={(event) => {
                      const others = chosen.map((other) => other.value).filter((v) => v !== value)
                      onSelect(event.target.checked ? [...others, value] : others)
                    }}
                  />
                  {label} <small>{count}</small>
                </label>
              </li>
            ))}
          </ul>
          <noscript>
            <button className={styles.apply}>Apply</button>
          </noscript>
        </fieldset>
      </div>
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
