import { useEffect, useRef, useState, type RefObject } from 'react'
import { useLocation } from 'react-router'
import { PageLink } from '#app/framework/page-link.tsx'
import { paths } from '#app/lib/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { maxCompared } from '#domain/deciding/compare-state.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/compare.ts'
import { clearChoice, readChoice, toggle, namedBy, type Outcome } from './choose.ts'
import { choiceEvent, type Chosen } from './use-choice.ts'
import { compareLinks } from './use-compare-links.ts'
import styles from './compare-tray.module.css'

/** What is chosen to be compared, at the foot of the window, and the way to the comparison. */
export function CompareTray({ choice }: { choice: string }) {
  const chosen = readChoice(choice)
  const { pathname } = useLocation()
  const tray = useRef<HTMLElement>(null)
  const said = useOutcome(
    fillIn(texts.added, {
      name: chosen.at(-1)?.name ?? '',
      count: chosen.length,
      most: maxCompared,
    }),
  )
  const isShown = pathname !== paths.compare()
  useRoomAtFoot(tray, isShown)
  useCompareButtons(chosen)
  if (!isShown) return null
  return (
    <section ref={tray} className={`no-print ${styles.tray}`} aria-label={texts.compare}>
      <div className={`wrap ${styles.row}`}>
        {/* Seen where it says why no more can be chosen. */}
        <p role="status" className={chosen.length < maxCompared ? 'visually-hidden' : styles.full}>
          {said}
        </p>
        <ul className={styles.chosen}>
          {chosen.map((product) => (
            <li key={product.slug}>
              <PageLink to={paths.product(product.slug)}>{product.name}</PageLink>
              <button
                type="button"
                aria-label={fillIn(texts.removeName, { name: product.name })}
                onClick={({ currentTarget }) => {
                  // The button goes with its product, and with the last one the tray.
                  const own = currentTarget.parentElement
                  const other = own?.nextElementSibling ?? own?.previousElementSibling
                  if (other) other.querySelector('a')?.focus()
                  else focusBehind(product)
                  toggle(product)
                }}
              >
                ✕
              </button>
            </li>
          ))}
        </ul>
        {chosen.length < 2 ? (
          <p className="muted">{texts.chooseAnother}</p>
        ) : (
          <ButtonLink to={paths.compare(chosen.map(({ slug }) => slug))}>
            {fillIn(texts.compareChosen, { count: chosen.length })}
          </ButtonLink>
        )}
        <button
          type="button"
          className={styles.clear}
          onClick={() => {
            focusBehind(chosen[0])
            clearChoice()
          }}
        >
          {texts.clear}
        </button>
      </div>
    </section>
  )
}

/** To where a product was chosen, if that is on the page, else to the page. */
function focusBehind(product: Chosen | undefined): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('main a')
  const address = product && paths.compare([product.slug])
  const chooser = [...links].find((link) => link.getAttribute('href') === address)
  const place = chooser ?? document.querySelector('main')
  place?.focus({ preventScroll: true })
}

/** The last thing that happened to the choice; at first that which brought the tray. */
function useOutcome(first: string): string {
  const [said, setSaid] = useState('')
  useEffect(() => {
    // A region that comes with its text is announced by nobody.
    const timer = setTimeout(() => setSaid((before) => before || first), 100)
    const listen = (event: Event) => setSaid((event as CustomEvent<Outcome>).detail.text)
    addEventListener(choiceEvent, listen)
    return () => {
      clearTimeout(timer)
      removeEventListener(choiceEvent, listen)
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what brought the tray is said once; the rest comes as events
  }, [])
  return said
}

/**
 * Keeps what stands at the foot of the window clear of an element that is fixed there, above the
 * cookie notice where that is open: the page can be scrolled on, the focus stays in sight.
 */
function useRoomAtFoot(element: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    // Observers still tell of an element that has just left the page.
    const { current: shown } = element
    if (!isShown || !shown) return
    const { style: root } = document.documentElement
    const { style: body } = document.body
    const measure = () => {
      const notice = parseFloat(root.getPropertyValue('--notice')) || 0
      const room = `${notice + shown.offsetHeight}px`
      shown.style.bottom = `${notice}px`
      // The notice says so on the root; what stands in the page reads the nearest.
      if (body.getPropertyValue('--notice') !== room) body.setProperty('--notice', room)
      if (root.scrollPaddingBottom !== room) root.scrollPaddingBottom = room
    }
    const sized = new ResizeObserver(measure)
    sized.observe(shown)
    const noticed = new MutationObserver(measure)
    noticed.observe(document.documentElement, { attributeFilter: ['style'] })
    return () => {
      sized.disconnect()
      noticed.disconnect()
      body.removeProperty('--notice')
      root.removeProperty('scroll-padding-bottom')
    }
  }, [element, isShown])
}

/** Makes of every `CompareLink` a button that says whether its product is `chosen`. */
function useCompareButtons(chosen: readonly Chosen[]): void {
  useEffect(() => {
    const say = () => {
      for (const link of links()) {
        const { slug } = namedBy(link)
        link.role = 'button'
        link.ariaPressed = String(chosen.some((one) => one.slug === slug))
      }
    }
    say()
    // A list comes with new ones, some of them in HTML that no component holds.
    const observer = new MutationObserver(say)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  })
  useEffect(() => {
    document.addEventListener('keydown', pressBySpace)
    return () => {
      document.removeEventListener('keydown', pressBySpace)
      for (const link of links()) link.role = link.ariaPressed = null
    }
  }, [])
}

const links = () => document.querySelectorAll<HTMLAnchorElement>(compareLinks)

/** As a button is, and a link is not. */
function pressBySpace(event: KeyboardEvent): void {
  const { key, target } = event
  if (key !== ' ' || !(target instanceof HTMLElement) || !target.matches(compareLinks)) return
  event.preventDefault()
  target.click()
}
