import { useSyncExternalStore } from 'react'

export type Chosen = { slug: string; name: string }

/** What is chosen to be compared, in this window's storage: JSON of a list of `Chosen`. */
export const choiceKey = 'compare'
/** Told to the window when that has changed. */
export const choiceEvent = 'compare-choice'

/** As it is stored; empty where nothing is chosen, and on the server. */
export function useChoice(): string {
  return useSyncExternalStore(subscribe, stored, () => '')
}

function subscribe(changed: () => void) {
  addEventListener(choiceEvent, changed)
  return () => removeEventListener(choiceEvent, changed)
}

/** A browser may keep its storage closed: then links lead on. */
function stored(): string {
  try {
    return sessionStorage.getItem(choiceKey) ?? ''
  } catch {
    return ''
  }
}
