import {
  useContext,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
} from 'react'
import { menus } from '#content/navigation.ts'
import { BrowserCatalogueContext } from '#app/features/catalogue/browser-catalogue.ts'
import { arrowStep } from '#app/lib/arrow-step.ts'
import * as texts from '#texts/shell.ts'
import { useAsSent } from '../../framework/as-sent.ts'
import styles from './desktop-menus.module.css'
import { MenuLinks } from './menu-links.tsx'
import linkStyles from './menu-links.module.css'
import { reserveScrollBar } from './reserve-scroll-bar.ts'
import { useClosedByNavigation } from './use-closed-by-navigation.ts'

const closeDelay = 150
/** A click this soon after the pointer came in means the same as the hover that opened the menu. */
const hoverClick = 1000

/**
 * The mega-menus. Popovers open by click and close by Escape without JavaScript; with it they
 * also open on hover, and arrow keys move through buttons and links.
 */
export function DesktopMenus() {
  const [labels] = useState(labelsOfMenus)
  return (
    <nav className={styles.nav} aria-label={texts.main}>
      <ul className={styles.bar}>
        {labels.map((label, at) => (
          <DesktopMenu key={label} label={label} at={at} />
        ))}
      </ul>
    </nav>
  )
}

/** In the browser those that were sent: what the menus hold does not travel again. */
const labelsOfMenus = () =>
  import.meta.env.SSR
    ? menus.map(({ label }) => label)
    : [...document.querySelectorAll(`.${styles.button}`)].map(({ textContent }) => textContent)

function DesktopMenu({ label, at }: { label: string; at: number }) {
  const id = `menu-${label.toLowerCase()}`
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const closing = useRef<number>(undefined)
  const hoveredAt = useRef(-hoverClick)
  const store = useContext(BrowserCatalogueContext)
  const close = () => panel.current?.hidePopover()
  const links = useAsSent({
    id,
    children: import.meta.env.SSR && (
      <div className="wrap">
        <MenuLinks menu={menus[at]!} />
      </div>
    ),
    styles: [linkStyles.columns],
    pressed: 'a',
    onPress: close,
  })
  const open = () => {
    // Through the button, so that focus order and expanded state follow it.
    if (!isOpen(panel.current)) button.current?.click()
  }
  useClosedByNavigation(panel)
  useEffect(() => () => clearTimeout(closing.current), [])

  const enter = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    clearTimeout(closing.current)
    open()
    hoveredAt.current = event.timeStamp
  }
  const leave = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    closing.current = window.setTimeout(close, closeDelay)
  }

  return (
    <li
      onPointerEnter={enter}
      onPointerLeave={leave}
      onKeyDown={(event) => moveFocus(event, open)}
      onBlur={(event) => {
        // Tab or an arrow has led out of this menu: an open panel would cover what has the focus.
        const { currentTarget, relatedTarget } = event
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        popoverTarget={id}
        onClick={(event) => {
          const isHover =
            event.nativeEvent.isTrusted && event.timeStamp - hoveredAt.current < hoverClick
          if (isHover && isOpen(panel.current)) event.preventDefault()
        }}
      >
        {label}
      </button>
      <div
        ref={panel}
        popover="auto"
        className={styles.panel}
        data-locks-scroll
        onBeforeToggle={(event) => {
          if (event.newState !== 'open') return
          reserveScrollBar()
          // What comes while the panel is open would move links from under the pointer.
          store?.atHand()?.showTypes(panel.current!)
        }}
        onToggle={(event) => {
          button.current?.setAttribute('aria-expanded', String(event.newState === 'open'))
        }}
        {...links}
      />
    </li>
  )
}

function isOpen(panel: HTMLElement | null): boolean {
  return panel?.matches(':popover-open') ?? false
}

/** Left and right move along the bar; down enters an open panel or opens it; up and down move inside. */
function moveFocus(event: KeyboardEvent<HTMLLIElement>, open: () => void): void {
  const item = event.currentTarget
  const button = item.querySelector('button')
  const links = [...item.querySelectorAll('a')]
  const at = links.indexOf(document.activeElement as HTMLAnchorElement)
  let target: HTMLElement | null | undefined
  if (event.key === 'ArrowDown') {
    if (at < 0) open()
    target = links[at + 1]
  } else if (event.key === 'ArrowUp') {
    target = at > 0 ? links[at - 1] : button
  } else {
    const by = arrowStep(event)
    const neighbor = by && (by > 0 ? item.nextElementSibling : item.previousElementSibling)
    if (neighbor) target = neighbor.querySelector('button')
  }
  if (!target) return
  event.preventDefault()
  target.focus()
}
