import { setImmediate } from 'node:timers/promises'

/** Lets requests that came in meanwhile be answered between two slices of long work. */
export const restForPages = (): Promise<void> => setImmediate()
