import { listWords } from '#content/list-words.ts'
import { bothUnitsNodes } from '#app/ui/both-units-nodes.ts'
import { quantityField } from '#domain/deciding/list-change.ts'
import type { QuickChange } from '#domain/deciding/quick-change.ts'
import styles from './list-table.module.css'
import { weightText } from './weight-text.ts'

export { quickChange } from '#domain/deciding/quick-change.ts'

/**
 * Shows in the lines of a list what quantities and removals leave of them, by what stands there
 * already. Says how many of those that need a look were removed.
 */
export function showQuickly(part: HTMLElement, { items, places }: QuickChange): number {
  let markedRemoved = 0
  for (const row of part.querySelectorAll('tbody tr')) {
    const field = row.querySelector('input')
    if (!field) continue
    const at = Number(field.name.slice(1))
    const place = places[at - 1]
    if (place === undefined) {
      if (row.classList.contains(styles.marked!)) markedRemoved++
      row.remove()
      continue
    }
    if (place !== at) move(row, field, place)
    const { quantity } = items[place - 1]!
    const written = String(quantity)
    if (field.defaultValue !== written) showWeight(row, quantity)
    field.defaultValue = written
    field.value = written
  }
  return markedRemoved
}

function move(row: Element, field: HTMLInputElement, place: number): void {
  field.name = quantityField(place)
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
  ofOne.append(...both(each), ` ${listWords.each}`)
  cell.replaceChildren(...both(each * quantity), ...(quantity > 1 ? [ofOne] : []))
}
