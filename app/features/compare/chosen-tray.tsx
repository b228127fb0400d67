import { useEffect, useRef, useState, type RefObject } from 'react'
import { comparison } from '#app/islands/store.ts'
import { paths } from '#app/lib/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { writeChosen, type ChosenProduct } from '#domain/deciding/chosen-products.ts'
import { maxCompared } from '#domain/deciding/compare-state.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/compare.ts'
import styles from './chosen-tray.module.css'

/** What is chosen to be compared, at the foot of the window, and the way to the comparison. */
export function ChosenTray({ chosen }: { chosen: readonly ChosenProduct[] }) {
  const tray = useRef<HTMLElement>(null)
  const said = useOutcome(chosen)
  useRoomAtFoot(tray)
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
              <a href={paths.product(product.slug)}>{product.name}</a>
              <button
                type="button"
                aria-label={fillIn(texts.removeName, { name: product.name })}
                onClick={({ currentTarget }) => {
                  // The button goes with its product, and with the last one the tray.
                  const own = currentTarget.parentElement
                  const other = own?.nextElementSibling ?? own?.previousElementSibling
                  if (other) other.querySelector('a')?.focus()
                  else focusBehind(product)
                  comparison.write(writeChosen(chosen.filter((one) => one !== product)))
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
            comparison.write('')
          }}
        >
          {texts.clear}
        </button>
      </div>
    </section>
  )
}

/** To where a product was chosen, if that is on the page, else to the page. */
function focusBehind(product: ChosenProduct | undefined): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('main a')
  const address = product && paths.compare([product.slug])
  const chooser = [...links].find((link) => link.getAttribute('href') === address)
  const place = chooser ?? document.querySelector('main')
  place?.focus({ preventScroll: true })
}

/** What happened to the choice last; at first that which brought the tray. */
function useOutcome(chosen: readonly ChosenProduct[]): string {
  const [said, setSaid] = useState('')
  const before = useRef<readonly ChosenProduct[]>([])
  useEffect(() => {
    const removed = before.current.find((product) => !isAmong(chosen, product))
    const added = chosen.findLast((product) => !isAmong(before.current, product))
    before.current = chosen
    const text = removed
      ? fillIn(texts.removed, { name: removed.name, count: chosen.length })
      : added && fillIn(texts.added, { name: added.name, count: chosen.length, most: maxCompared })
    // A region that comes with its text is announced by nobody.
    if (text) setTimeout(() => setSaid(text), 100)
  }, [chosen])
  useEffect(() => {
    const refuse = (event: Event) => {
      const { detail: name } = event as CustomEvent<string | undefined>
      if (name) setSaid(fillIn(texts.mostChosen, { most: maxCompared, name }))
    }
    addEventListener(comparison.key, refuse)
    return () => removeEventListener(comparison.key, refuse)
  }, [])
  return said
}

const isAmong = (chosen: readonly ChosenProduct[], product: ChosenProduct) =>
  chosen.some(({ slug }) => slug === product.slug)

/** Says how high an element at the foot of the window is: the page leaves it room. */
function useRoomAtFoot(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    // Observers still tell of an element that has just left the page.
    const { current: shown } = element
    if (!shown) return
    const { style } = document.documentElement
    const sized = new ResizeObserver(() => style.setProperty('--tray', `${shown.offsetHeight}px`))
    sized.observe(shown)
    return () => {
      sized.disconnect()
      style.removeProperty('--tray')
    }
  }, [element])
}
