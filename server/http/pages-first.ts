import { setImmediate } from 'node:timers/promises'
import { createPrecedence } from './precedence.ts'

/** Longer than a page takes: an hour without a gap between pages delays other work, eightfold at most. */
const longest = 60

const pages = createPrecedence(longest)
let begun = 0

/** Makes a page, ahead of what is done behind visitors' backs in the process's one thread. */
export function asPage<T>(task: () => Promise<T>): Promise<T> {
  begun++
  return pages.first(task)
}

/** What a page waits for while it needs no thread: other work goes on, for it may be what is waited for. */
export const whilePageWaits = pages.aside

/** How many pages have been begun since the process began. */
export const pagesBegun = () => begun

/**
 * Between two slices of work that can wait: whoever came in meanwhile goes first, to the end. A page is made
 * in several turns of the event loop, and a slice in between each would be longer than the page.
 */
export async function restForPages(): Promise<void> {
  await setImmediate()
  await pages.untilNone()
}
