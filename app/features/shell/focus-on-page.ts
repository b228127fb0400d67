/** Leads the focus into the page: the next key goes on from there, and a phone's keyboard makes room. */
export function focusOnPage(): void {
  document.getElementById('main')?.focus({ preventScroll: true })
}
