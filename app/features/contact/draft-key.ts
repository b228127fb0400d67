/** Where the tab keeps what is being written into a form of the page that it shows. */
export const draftKey = (form: string) => `draft:${form}:${location.pathname}`

/** Whether there is something to put back, before the code that does it has come. */
export function hasDraft(form: string): boolean {
  try {
    return draftKey(form) in sessionStorage
  } catch {
    // A browser may keep its storage closed.
    return false
  }
}
