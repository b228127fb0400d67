import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and in the first rendering of the browser, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
