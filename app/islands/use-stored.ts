import { useSyncExternalStore } from 'react'
import type { Stored } from './store.ts'

/** The text as it is kept now; empty on the server and while a page hydrates. */
export const useStored = ({ subscribe, read }: Stored): string =>
  useSyncExternalStore(subscribe, read, () => '')
