import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { useLocation } from 'react-router'
import { PageLink } from '#app/framework/page-link.tsx'
import { paths } from '#app/lib/paths.ts'
import { CloseButton } from '#app/ui/close-button.tsx'
import { maxQuantity } from '#domain/deciding/list-items.ts'
import { readQuantities } from '#domain/deciding/written-quantity.ts'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/list.ts'
import { keepQuantity, type KeptNews } from './keep.ts'
import { quantityLabel } from './quantity-label.ts'
import { quantityFaults } from './quantity-faults.ts'
import { addLinks } from './to-add.ts'
import styles from './kept-status.module.css'

const shownMilliseconds = 8000
/** What the note takes at the foot of a window, with the cookie notice below it: never over what was pressed. */
const room = { foot: 280, side: 540 }

/**
 * Says what was added to the list, takes how many of it are wanted, and leads there: its count in
 * the header may be out of sight.
 */
export function KeptStatus({ news, kept }: { news: KeptNews & { at: DOMRect }; kept: string }) {
  const [said, setSaid] = useState('')
  const [isWrong, setWrong] = useState(false)
  const taken = useRef('')
  const note = useRef<HTMLDivElement>(null)
  const detour = useDetour(note, news)
  const { partNumber } = news
  const isOver = news.at.bottom > window.innerHeight - room.foot && news.at.left < room.side
  const isShown = said !== ''
  // There the list says it all, and has a field for each quantity; who comes from there has seen it.
  const isAtLines = [paths.list(), paths.quote()].includes(useLocation().pathname)
  if (isAtLines && isShown) setSaid('')
  useEffect(() => {
    // A region that comes with its text is announced by nobody, nor is the same said again.
    setSaid('')
    setWrong(false)
    taken.current = String(news.quantity)
    const say = setTimeout(() => setSaid(saidOf(news)), 100)
    const hide = setInterval(() => {
      if (!note.current?.matches(':hover, :focus-within')) setSaid('')
    }, shownMilliseconds)
    return () => {
      clearTimeout(say)
      clearInterval(hide)
    }
  }, [news])
  const take = (written: string) => {
    if (written === taken.current) return
    taken.current = written
    const quantity = readQuantities.quantityIn(written) ?? { fault: 'not whole' as const }
    const isQuantity = typeof quantity === 'number'
    setWrong(!isQuantity)
    setSaid(
      isQuantity
        ? saidOf(keepQuantity(partNumber, quantity))
        : `${partNumber}: ${quantityFaults[quantity.fault]}.`,
    )
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target } = event
    const field = target instanceof HTMLInputElement ? target : undefined
    if (key === 'Enter' && field) take(field.value)
    else if (key === 'Escape') {
      // What was begun is given up.
      if (field) field.value = taken.current
      detour.back()
      setSaid('')
    } else detour.onKeyDown(event)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- for the keys of what is in it
    <div
      ref={note}
      className={isShown ? `${styles.note} ${isOver ? styles.high : ''}` : undefined}
      onKeyDown={onKeyDown}
    >
      <p role="status">{isShown && said}</p>
      {isShown && news.quantity > 0 && (
        <label>
          {texts.quantity}
          <input
            aria-label={quantityLabel(partNumber)}
            defaultValue={news.quantity}
            inputMode="numeric"
            autoComplete="off"
            maxLength={String(maxQuantity).length + 1}
            aria-invalid={isWrong || undefined}
            onFocus={({ target }) => target.select()}
            onBlur={({ target }) => take(target.value)}
          />
        </label>
      )}
      {isShown && (
        <>
          <PageLink to={paths.listOf(kept)}>{texts.showMine}</PageLink>
          <CloseButton
            className={styles.close}
            // By keyboard Escape does the same.
            tabIndex={-1}
            onClick={() => {
              detour.back()
              setSaid('')
            }}
          />
        </>
      )}
    </div>
  )
}

function saidOf({ quantity, partNumber: number, lines }: KeptNews): string {
  return quantity
    ? plural(lines, texts.added, { quantity, number })
    : plural(lines, texts.isFull, { number })
}

const stops = 'a[href], input'

/**
 * Where the Tab key goes between what was pressed and a note that stands elsewhere in the page: from
 * the one into the other, and behind its last stop on from where it was pressed.
 */
function useDetour(note: RefObject<HTMLElement | null>, news: unknown) {
  const pressed = useRef<HTMLElement>(undefined)
  useEffect(() => {
    const { activeElement: link } = document
    if (!(link instanceof HTMLElement) || !link.matches(addLinks)) return
    pressed.current = link
    const enter = (event: globalThis.KeyboardEvent) => {
      const [first] = note.current?.querySelectorAll<HTMLElement>(stops) ?? []
      if (event.key !== 'Tab' || event.shiftKey || !first) return
      event.preventDefault()
      first.focus()
    }
    link.addEventListener('keydown', enter)
    return () => link.removeEventListener('keydown', enter)
  }, [note, news])

  const back = () => {
    if (pressed.current?.isConnected) pressed.current.focus({ preventScroll: true })
  }
  return {
    back,
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Tab' || !pressed.current?.isConnected) return
      const all = [...(note.current?.querySelectorAll<HTMLElement>(stops) ?? [])]
      if (document.activeElement !== all.at(event.shiftKey ? 0 : -1)) return
      // Ahead the browser goes on from there by itself.
      if (event.shiftKey) event.preventDefault()
      back()
    },
  }
}
