import { renderedAhead } from './rendered-ahead.ts'

/** A finger that stays longer is asked what to do with the link. */
const longestMilliseconds = 300
/** Since the page has moved: a finger that stops it presses nothing. */
const restMilliseconds = 150
/** After a press, in which another is the second of a double one, for what stood there before. */
const doubleMilliseconds = 300

/**
 * Presses a link whose page is rendered ahead as the finger leaves it, from now on. The browser tells of such a
 * press as one of a mouse as well, in seven events and two rounds of styles that come before its click: a fifth of
 * the time until that page is painted. Anything but a short touch in one place, by one finger, of a page at rest
 * is left to the browser.
 */
export function pressByTouch(): void {
  let scrolled = -restMilliseconds
  let pressed = -doubleMilliseconds
  let down: TouchEvent | undefined
  const start = (event: TouchEvent) => {
    const isOne = event.touches.length === 1 && visualViewport?.scale === 1
    down = isOne && event.timeStamp - scrolled > restMilliseconds ? event : undefined
  }
  const end = (event: TouchEvent) => {
    const from = down
    down = undefined
    if (!from || event.timeStamp - from.timeStamp > longestMilliseconds) return
    const link = linkOf(event)
    if (!link) return
    // No press of a mouse follows.
    event.preventDefault()
    pressed = event.timeStamp
    focusOn(link)
    const { clientX, clientY } = event.changedTouches[0]!
    const place = { clientX, clientY, view: window, detail: 1 }
    const click = new MouseEvent('click', { ...place, bubbles: true, cancelable: true })
    event.target!.dispatchEvent(click)
  }
  /** The browser takes it for a first one. */
  const second = (event: MouseEvent) => {
    if (!event.isTrusted || event.timeStamp - pressed > doubleMilliseconds) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const quietly = { capture: true, passive: true }
  addEventListener('scroll', ({ timeStamp }) => (scrolled = timeStamp), quietly)
  addEventListener('touchstart', start, quietly)
  for (const moved of ['touchmove', 'touchcancel'] as const)
    addEventListener(moved, () => (down = undefined), quietly)
  addEventListener('touchend', end, { capture: true, passive: false })
  addEventListener('click', second, true)
}

/** One that is followed in this window, to a page that can be shown at once. */
function linkOf({ target, metaKey, ctrlKey, shiftKey, altKey }: TouchEvent) {
  const link = (target as Element).closest('a')
  if (!link || link.target || metaKey || ctrlKey || shiftKey || altKey) return
  const { origin, pathname, search, dataset } = link
  const isAhead = renderedAhead.has(pathname + (dataset.query ?? search))
  if (isAhead && origin === location.origin) return link
}

/** At once where a field has to be left, or a menu shut; else once the press is painted, for it costs a round of styles. */
function focusOn(link: HTMLElement): void {
  const focus = () => link.focus({ preventScroll: true })
  if (document.activeElement === document.body) requestAnimationFrame(() => setTimeout(focus))
  else focus()
}
