/**
 * Does what may remove the focused element of `part`. Then the focus goes to the same kind of control in
 * the row that has come to its place, else to `fallback`.
 */
export function keepFocus(part: Element, fallback: HTMLElement, change: () => void): void {
  const focused = document.activeElement
  const isInPart = focused && part.contains(focused)
  const cell = focused?.closest<HTMLTableCellElement>('td, th')
  const row = focused?.closest('tr')?.sectionRowIndex
  const column = cell?.cellIndex
  change()
  if (!isInPart || focused.isConnected) return
  const rows = part.querySelector('tbody')?.rows
  const heir = row !== undefined && rows?.[Math.min(row, rows.length - 1)]
  const control =
    heir &&
    (heir.cells[column!]?.querySelector<HTMLElement>(focused.localName) ??
      heir.querySelector<HTMLElement>('a, input'))
  ;(control || fallback).focus({ preventScroll: true })
}
