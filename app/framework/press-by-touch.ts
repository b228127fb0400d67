import { renderedAhead } from './rendered-ahead.ts'

/** A finger that stays longer is asked what to do with the link. */
const longestMilliseconds = 300
/** Since the page has moved: a finger that stops it presses nothing. */
const restMilliseconds = 150
/** After a press and around it, where another is the second of a double one, for what stood there before. */
const doubleMilliseconds = 300
const doublePixels = 100

let scrolled = 0
let pressed: MouseEvent | undefined
let down: TouchEvent | undefined

/**
 * Presses a link whose page is rendered ahead as the finger leaves it, from now on; called again, as before. The
 * browser tells of such a press as one of a mouse as well, in seven events and two rounds of styles that come before
 * its click: a fifth of the time until that page is painted. Anything but a short touch in one place, by one finger,
 * of a page at rest is left to the browser.
 */
export function pressByTouch(): void {
  if (matchMedia('(hover: hover)').matches) return
  const quietly = { capture: true, passive: true }
  addEventListener('scroll', moved, quietly)
  addEventListener('touchstart', start, quietly)
  addEventListener('touchmove', forget, quietly)
  addEventListener('touchcancel', forget, quietly)
  addEventListener('touchend', end, { capture: true, passive: false })
  addEventListener('click', second, true)
}

function moved({ timeStamp }: Event): void {
  scrolled = timeStamp
}

function start(event: TouchEvent): void {
  const isOne = event.touches.length === 1 && visualViewport?.scale === 1
  down = isOne && event.timeStamp - scrolled > restMilliseconds ? event : undefined
}

function forget(): void {
  down = undefined
}

function end(event: TouchEvent): void {
  const from = down
  forget()
  if (!from || event.timeStamp - from.timeStamp > longestMilliseconds) return
  const link = linkOf(event)
  if (!link) return
  // No press of a mouse follows.
  event.preventDefault()
  focusOn(link)
  const { clientX, clientY } = event.changedTouches[0]!
  const place = { clientX, clientY, view: window, detail: 1 }
  pressed = new MouseEvent('click', { ...place, bubbles: true, cancelable: true })
  event.target!.dispatchEvent(pressed)
}

/** The browser takes it for a first one. */
function second(event: MouseEvent): void {
  if (!event.isTrusted || !pressed) return
  const { clientX, clientY, timeStamp } = pressed
  if (event.timeStamp - timeStamp > doubleMilliseconds) return
  if (Math.hypot(event.clientX - clientX, event.clientY - clientY) > doublePixels) return
  event.preventDefault()
  event.stopImmediatePropagation()
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
