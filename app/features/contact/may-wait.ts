/**
 * Where forms wait: a database of the browser's, there as soon as one has waited. In `localStorage` it is
 * the key of a note that some do.
 */
export const waitingName = 'waiting-forms'

/** Whether a form may wait in this browser, before the code that knows has come. */
export async function mayWait(): Promise<boolean> {
  try {
    // Not in all browsers.
    if (!('databases' in indexedDB)) return true
    return (await indexedDB.databases()).some(({ name }) => name === waitingName)
  } catch {
    // A browser may keep its storage closed.
    return false
  }
}
