const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/**
 * Calls back at the first sign of a visitor, once; what it returns stops the waiting. A page that
 * is scrolled already was so by someone who did not wait for its scripts.
 */
export function onFirstSign(callback: () => void): () => void {
  let isWaiting = true
  const see = () => {
    if (!isWaiting) return
    stop()
    callback()
  }
  const stop = () => {
    isWaiting = false
    for (const sign of signs) removeEventListener(sign, see)
  }
  for (const sign of signs) addEventListener(sign, see, { passive: true })
  if (scrollY > 0) queueMicrotask(see)
  return stop
}
