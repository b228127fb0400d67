import { trusted } from '#app/lib/trusted.ts'
import { keepPlace } from './keep-place.ts'
import styles from './list-table.module.css'

/**
 * Puts a list's HTML in the place of what is shown of it, row by row: what stays the same is left
 * alone, with the focus in it, and with `keeps` what was written into a field and not sent yet.
 */
export function settleLines(part: HTMLElement, html: string, keeps: boolean): void {
  const fresh = document.createElement('template')
  fresh.innerHTML = trusted(html)
  keepPlace(part, () => settle(part, fresh.content, keeps))
}

function settle(part: HTMLElement, fresh: DocumentFragment, keeps: boolean): void {
  const [from, to] = [fresh.querySelector('tbody'), part.querySelector('tbody')]
  if (!from || !to) {
    part.replaceChildren(fresh)
    return
  }
  settleRows(from, to, keeps)
  // The table stays, with its rows in it; what stands around it comes anew where it differs.
  const table = to.closest('table')!
  const isTable = (element: Element) => element.tagName === 'TABLE'
  const next = [...fresh.children]
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
  const shown = new Map([...to.children].map((row) => [nameOf(row), row]))
  // A line that nobody had read may come to have another number.
  const unread = new Map(
    [...to.querySelectorAll(`.${styles.unread}`)].map((row) => [placeOf(row), row]),
  )
  const names = new Set(next.map(nameOf))
  const pairs = next.map((row) => {
    const before = unread.get(placeOf(row))
    const isRenamed = before && !shown.has(nameOf(row)) && !names.has(nameOf(before))
    return { row, same: shown.get(nameOf(row)) ?? (isRenamed ? before : undefined) }
  })
  const stay = new Set(pairs.map(({ same }) => same))
  for (const row of to.querySelectorAll('tr')) if (!stay.has(row)) row.remove()
  let place = to.firstElementChild
  for (const { row, same } of pairs) {
    if (same) settleRow(row, same, keeps)
    if (same && same === place) place = same.nextElementSibling
    else to.insertBefore(same ?? row, place)
  }
}

/** By its number, of which a list has each once. */
const nameOf = (row: Element) => row.querySelector('th')?.textContent
const placeOf = (row: Element) => row.querySelector('input')?.name

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
  to.ariaLabel = from.ariaLabel
  to.defaultValue = from.defaultValue
  if (!keeps || !isWritten) to.value = from.defaultValue
}
