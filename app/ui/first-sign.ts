const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/**
 * Whether an event tells nothing of a visitor who turns to this page: a pointer that rests, of which browsers tell
 * once a page is laid out below it, or the press of a link to another page, in whose way all would be that comes
 * at a first sign.
 */
export function isNoSign(event: Event): boolean {
  const { type, target } = event
  if (type === 'pointermove') {
    const { movementX, movementY } = event as PointerEvent
    return !movementX && !movementY
  }
  if (type === 'keydown' || !(target instanceof Element)) return false
  const link = target.closest<HTMLAnchorElement>('a[href]')
  return link !== null && link.pathname !== location.pathname
}

/**
 * Calls back at the first sign of a visitor, once; what it returns stops the waiting. A page that
 * is scrolled already was so by someone who did not wait for its scripts.
 */
export function onFirstSign(callback: () => void): () => void {
  let isWaiting = true
  const see = (event?: Event) => {
    if (!isWaiting || (event && isNoSign(event))) return
    stop()
    callback()
  }
  const stop = () => {
    isWaiting = false
    for (const sign of signs) removeEventListener(sign, see)
  }
  for (const sign of signs) addEventListener(sign, see, { passive: true })
  // Not at once: it would have a page laid out in the midst of its taking over.
  setTimeout(() => scrollY > 0 && see())
  return stop
}
