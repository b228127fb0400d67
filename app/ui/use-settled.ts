import { startTransition, useEffect, useReducer } from 'react'

/** What something awaited came to: neither until it has come. */
type Settled<T> = { known?: T; failed?: true }

/** For who comes back to what was awaited once. */
const settled = new WeakMap<object, Settled<unknown>>()

/**
 * What may have to be awaited, for a page that shows the rest of itself meanwhile. React's own way, by
 * Suspense, holds back for 300 ms what follows a placeholder, and builds anew what stood there.
 */
export function useSettled<T extends object | string | undefined>(
  awaited: T | Promise<T>,
): Settled<T> {
  const [, showAgain] = useReducer((times: number) => times + 1, 0)
  const isAwaited = awaited instanceof Promise
  if (isAwaited && !settled.has(awaited)) {
    settled.set(awaited, {})
    awaited.then(
      (known) => settled.set(awaited, { known }),
      () => settled.set(awaited, { failed: true }),
    )
  }
  useEffect(() => {
    let current = isAwaited
    const show = () => current && startTransition(showAgain)
    if (isAwaited) awaited.then(show, show)
    return () => {
      current = false
    }
  }, [awaited, isAwaited])
  return isAwaited ? (settled.get(awaited) as Settled<T>) : { known: awaited }
}
