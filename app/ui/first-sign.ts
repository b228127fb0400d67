const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/** Calls back at the first sign of a visitor, once; what it returns stops the waiting. */
export function onFirstSign(callback: () => void): () => void {
  const see = () => {
    stop()
    callback()
  }
  const stop = () => signs.forEach((sign) => removeEventListener(sign, see))
  for (const sign of signs) addEventListener(sign, see, { passive: true })
  return stop
}
