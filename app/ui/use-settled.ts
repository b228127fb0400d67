import { startTransition, useEffect, useReducer } from 'react'

/** What something awaited came to: neither until it has come. */
type Settled<T> = { known?: T; failed?: true }

/** For who comes back to what was awaited once. */
const settled = new WeakMap<object, Settled<unknown>>()

/** Watches what is awaited ahead of its use: the first rendering that needs it has it then. A failure is told there. */
export function settle(awaited: Promise<unknown>): void {
  if (settled.has(awaited)) return
  settled.set(awaited, {})
  awaited.then(
    (known) => settled.set(awaited, { known }),
    () => settled.set(awaited, { failed: true }),
  )
}

/**
 * What may have to be awaited, for a page that shows the rest of itself meanwhile. React's own way, by
 * Suspense, holds back for 300 ms what follows a placeholder, and builds anew what stood there.
 */
export function useSettled<T extends object | string | undefined>(
  awaited: T | Promise<T>,
): Settled<T> {
  const [, showAgain] = useReducer((times: number) => times + 1, 0)
  const isAwaited = awaited instanceof Promise
  if (isAwaited) settle(awaited)
  const now = isAwaited ? (settled.get(awaited) as Settled<T>) : { known: awaited }
  const isOnItsWay = !('known' in now || 'failed' in now)
  useEffect(() => {
    let current = isOnItsWay
    const show = () => current && startTransition(showAgain)
    if (isOnItsWay) (awaited as Promise<T>).then(show, show)
    return () => {
      current = false
    }
  }, [awaited, isOnItsWay])
  return now
}
