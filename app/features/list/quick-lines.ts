import { quantityField } from '#domain/deciding/list-text.ts'
import { linesPerPage } from '#domain/deciding/list-pages.ts'
import type { QuickChange } from '#domain/deciding/quick-change.ts'
import * as texts from '#texts/list.ts'
import { keepPlace } from './keep-place.ts'
import type { ListView } from './list-view.ts'
import { unreadTables } from './unread-rows.tsx'
import { weightText } from './weight-text.ts'
import styles from './list-table.module.css'

export { quickChange } from '#domain/deciding/quick-change.ts'

/** What came of it: how many lines fewer need a look, and which is the first that is new. */
export type Shown = { settled: number; added: number | undefined }

type Show = (part: HTMLElement, change: QuickChange) => Shown

/**
 * Shows in the lines of a list what a change makes of them, by what stands there already: lines
 * that are new, or have another number, as not read yet.
 */
export function quickLines({ complies }: Pick<ListView, 'complies'>): Show {
  const tableOf = unreadTables(complies)
  return (part, { items, places, fresh }) => {
    const unread = (at: readonly number[]) =>
      tableOf(at.map((one) => ({ item: items[one - 1]!, at: one })))
    const open = new Set(fresh)
    const shown = new Set<number>()
    let settled = 0
    keepPlace(part, () => {
      for (const row of part.querySelectorAll('tbody tr')) {
        const field = row.querySelector('input')
        if (!field) continue
        const place = places[Number(field.name.slice(1)) - 1]
        const stays = place !== undefined && !shown.has(place)
        if (place !== undefined) shown.add(place)
        if (stays && !open.has(place)) {
          showRow(row, field, items[place - 1]!.quantity, place)
          continue
        }
        if (row.classList.contains(styles.marked!)) settled++
        if (stays) row.replaceWith(...unread([place]).tBodies[0]!.rows)
        else row.remove()
      }
      addRows(part, unread(addedTo(shown, fresh)))
    })
    return { settled, added: fresh.find((place) => !shown.has(place)) }
  }
}

/** Of those that are new, the ones of the first page that has some. */
function addedTo(shown: ReadonlySet<number>, fresh: readonly number[]): number[] {
  const added = fresh.filter((place) => !shown.has(place))
  const last = Math.ceil((added[0] ?? 0) / linesPerPage) * linesPerPage
  return added.filter((place) => place <= last)
}

function addRows(part: HTMLElement, table: HTMLTableElement): void {
  const { rows } = table.tBodies[0]!
  if (!rows.length) return
  const lines = part.querySelector('tbody')
  if (lines) lines.append(...rows)
  else part.append(table)
}

function showRow(row: Element, field: HTMLInputElement, quantity: number, place: number): void {
  const written = String(quantity)
  if (field.defaultValue !== written) showWeight(row, quantity)
  field.name = quantityField(place)
  field.defaultValue = written
  field.value = written
  for (const button of row.querySelectorAll('button')) {
    button.value = button.value.replace(/^\d+/, String(place))
  }
}

/** As `ListTable` says it. */
function showWeight(row: Element, quantity: number): void {
  const cell = row.querySelector<HTMLElement>('[data-each]')
  if (!cell) return
  const each = Number(cell.dataset.each)
  const both = (weight: number) => {
    const { metric, us } = weightText(weight)
    return bothUnitsNodes(metric, us)
  }
  const ofOne = document.createElement('small')
  ofOne.append(...both(each), ` ${texts.each}`)
  cell.replaceChildren(...both(each * quantity), ...(quantity > 1 ? [ofOne] : []))
}

/**
 * Has the browser look at each field's value while it is at rest: the first time it makes what matches the
 * field's pattern, half a millisecond each, and for fifty of them would do so in the press that sends the form.
 */
export function checkAtRest(form: HTMLFormElement): void {
  const fields = [...form.querySelectorAll('input')]
  const check = (rest: IdleDeadline) => {
    do fields.pop()?.checkValidity()
    while (rest.timeRemaining() > 1 && fields.length > 0)
    if (fields.length > 0) requestIdleCallback(check)
  }
  // A browser without it looks at them in the press.
  if ('requestIdleCallback' in window) requestIdleCallback(check)
}

/** What `BothUnits` shows, for whoever writes into a page's HTML. */
function bothUnitsNodes(metric: string, us: string | undefined): (string | Node)[] {
  return us === undefined ? [metric] : [span('metric-value', metric), ' ', span('us-value', us)]
}

function span(className: string, text: string): Node {
  const element = document.createElement('span')
  element.className = className
  element.textContent = text
  return element
}
