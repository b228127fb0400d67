const presses = ['pointerup', 'keydown', 'click'] as const

/**
 * Does what nobody sees once the present frame is shown; sooner where something is pressed, which
 * may lead elsewhere and must come after it.
 */
export function afterFrame(work: () => void): void {
  const done = new AbortController()
  const run = () => {
    if (done.signal.aborted) return
    done.abort()
    work()
  }
  requestAnimationFrame(() => setTimeout(run))
  for (const press of presses) addEventListener(press, run, { capture: true, signal: done.signal })
}
