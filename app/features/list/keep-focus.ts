/**
 * Does what may take the focused element out of `part`: the focus goes to what comes to stand where
 * it stood, and the page does not scroll to it.
 */
export function keepFocus(part: HTMLElement, change: () => void): void {
  const focused = document.activeElement
  const place = focused instanceof HTMLElement && part.contains(focused) && placeOf(part, focused)
  change()
  if (place && !focused.isConnected) take(heirOf(part, place))
}

type Place = {
  kind: string
  text: string | null
  /** In the lines, from 0, and the number that heads it. */
  row: number
  number: string | undefined
  cell: number
  /** Of the section that it stands in. */
  heading: string | undefined
}

function placeOf(part: HTMLElement, focused: HTMLElement): Place {
  const row = focused.closest<HTMLTableRowElement>('tbody tr')
  return {
    kind: focused.localName,
    text: focused.textContent,
    row: row ? rowsOf(part).indexOf(row) : -1,
    number: row?.cells[0]?.textContent,
    cell: focused.closest<HTMLTableCellElement>('td, th')?.cellIndex ?? 0,
    heading: focused.closest('section')?.getAttribute('aria-labelledby') ?? undefined,
  }
}

function heirOf(part: HTMLElement, { kind, text, row, number, cell, heading }: Place) {
  if (row >= 0) {
    const rows = rowsOf(part)
    const same = rows.find(({ cells }) => cells[0]?.textContent === number)
    const heir = same ?? rows.slice(0, row + 1).at(-1)
    return heir?.cells[cell]?.querySelector<HTMLElement>(kind) ?? heir?.cells[0]
  }
  const same = [...part.querySelectorAll<HTMLElement>(kind)].find((one) => one.textContent === text)
  const title = heading && part.querySelector<HTMLElement>(`#${heading}`)
  return same ?? (title || part.querySelector('h2'))
}

const rowsOf = (part: HTMLElement) => [...part.querySelectorAll<HTMLTableRowElement>('tbody tr')]

function take(heir: HTMLElement | null | undefined): void {
  if (!heir) return
  if (heir.tabIndex < 0) heir.tabIndex = -1
  heir.focus({ preventScroll: true })
}
