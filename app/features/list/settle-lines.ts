/**
 * Puts a list's HTML in the place of what is shown of it, row by row: what stays the same is left
 * alone, with the focus in it, and with `keeps` what was written into a field and not sent yet.
 */
export function settleLines(part: HTMLElement, html: string, keeps: boolean): void {
  const fresh = document.createElement('template')
  fresh.innerHTML = html
  const [from, to] = [fresh.content.querySelector('tbody'), part.querySelector('tbody')]
  if (!from || !to) {
    part.innerHTML = html
    return
  }
  settleRows(from, to, keeps)
  // The table stays, with its rows in it; what stands around it comes anew where it differs.
  const table = to.closest('table')!
  const isTable = (element: Element) => element.tagName === 'TABLE'
  const next = [...fresh.content.children]
  const at = next.findIndex(isTable)
  const shown = [...part.children]
  const shownAt = shown.findIndex(isTable)
  settleBeside(shown.slice(0, shownAt), next.slice(0, at), (missing) => table.before(...missing))
  settleBeside(shown.slice(shownAt + 1), next.slice(at + 1), (missing) => part.append(...missing))
}

function settleBeside(
  shown: readonly Element[],
  next: readonly Element[],
  place: (missing: Element[]) => void,
): void {
  if (
    shown.length === next.length &&
    shown.every((one, i) => one.outerHTML === next[i]!.outerHTML)
  ) {
    return
  }
  for (const one of shown) one.remove()
  place([...next])
}

function settleRows(from: Element, to: Element, keeps: boolean): void {
  const next = [...from.children]
  const names = new Set(next.map(nameOf))
  for (const row of to.querySelectorAll('tr')) if (!names.has(nameOf(row))) row.remove()
  const shown = new Map([...to.children].map((row) => [nameOf(row), row]))
  let place = to.firstElementChild
  for (const row of next) {
    const same = shown.get(nameOf(row))
    if (same) settleRow(row, same, keeps)
    if (same && same === place) place = same.nextElementSibling
    else to.insertBefore(same ?? row, place)
  }
}

/** By its number, of which a list has each once. */
const nameOf = (row: Element) => row.querySelector('th')?.textContent

function settleRow(from: Element, to: Element, keeps: boolean): void {
  to.className = from.className
  const cells = [...from.children]
  for (const [i, cell] of [...to.children].entries()) {
    const [next, field] = [cells[i], cell.querySelector('input')]
    const nextField = next?.querySelector('input')
    if (field && nextField) settleField(nextField, field, keeps)
    else if (next && next.outerHTML !== cell.outerHTML) cell.replaceWith(next)
  }
}

function settleField(from: HTMLInputElement, to: HTMLInputElement, keeps: boolean): void {
  const isWritten = to.value !== to.defaultValue
  to.name = from.name
  to.defaultValue = from.defaultValue
  if (!keeps || !isWritten) to.value = from.defaultValue
}
