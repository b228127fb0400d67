import { useSyncExternalStore } from 'react'

/** Where this browser keeps its visitor's list, as it stands in an address. */
export const keptKey = 'pref-list'
/** Told to the window when that has changed. */
export const keptEvent = 'kept-list'

/** The list that this browser keeps; empty where there is none, and on the server. */
export function useKept(): string {
  return useSyncExternalStore(subscribe, kept, () => '')
}

/** For good where the visitor has allowed that, else while the window is open. */
export function kept(): string {
  try {
    return localStorage.getItem(keptKey) ?? sessionStorage.getItem(keptKey) ?? ''
  } catch {
    // A browser may keep its storage closed: then links lead on.
    return ''
  }
}

function subscribe(changed: () => void) {
  const events = [keptEvent, 'storage']
  for (const name of events) addEventListener(name, changed)
  return () => {
    for (const name of events) removeEventListener(name, changed)
  }
}
