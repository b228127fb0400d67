const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/**
 * Whether an event is the press of a link to another page: what comes at a first sign would only
 * be in that page's way.
 */
export function isLeaving({ type, target }: Event): boolean {
  if (type === 'pointermove' || type === 'keydown' || !(target instanceof Element)) return false
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
    if (!isWaiting || (event && isLeaving(event))) return
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
