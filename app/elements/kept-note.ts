import { keptList } from '#app/islands/store.ts'
import { addItem, setQuantity, type ChangedList } from '#domain/deciding/kept-list.ts'
import { maxQuantity, readItems } from '#domain/deciding/list-items.ts'
import { quantityFaults } from '#domain/deciding/quantity-faults.ts'
import { quantityLabel } from '#domain/deciding/quantity-label.ts'
import { readQuantities } from '#domain/deciding/written-quantity.ts'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/list.ts'
import * as uiTexts from '#texts/ui.ts'

const shownMilliseconds = 8000
/** What the note takes at the foot of a window, with the cookie notice below it, in CSS pixels. */
const room = { foot: 280, side: 540 }

/**
 * A note in `place` that says what was added to the list, takes how many of it are wanted, and leads
 * there, as `way` does: that may be out of sight.
 * @returns adds the part that a link of `AddToList` names; throws where storage is closed
 */
export function createKeptNote(place: HTMLElement, way: HTMLAnchorElement) {
  const note = document.createElement('div')
  const status = document.createElement('p')
  const label = document.createElement('label')
  const field = document.createElement('input')
  const show = document.createElement('a')
  const close = document.createElement('button')
  /** The link that was pressed last, and the part that it named. */
  let pressed: HTMLAnchorElement | undefined
  let partNumber = ''
  let timer: ReturnType<typeof setTimeout>

  status.setAttribute('role', 'status')
  label.append(texts.quantity, field)
  field.inputMode = 'numeric'
  field.autocomplete = 'off'
  field.maxLength = String(maxQuantity).length + 1
  show.textContent = texts.showMine
  close.type = 'button'
  close.textContent = '✕'
  close.setAttribute('aria-label', uiTexts.close)
  // By keyboard Escape does the same.
  close.tabIndex = -1
  note.append(status)
  place.append(note)

  field.addEventListener('focus', () => field.select())
  field.addEventListener('blur', take)
  note.addEventListener('keydown', onKeyDown)
  close.addEventListener('click', giveUp)
  // The list itself says it all; a page that is left may come back as it was.
  place.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLAnchorElement) setTimeout(hide)
  })
  addEventListener('pagehide', hide)
  document.addEventListener('keydown', enter)

  return (link: HTMLAnchorElement) => {
    const [added] = readItems(new URL(link.href).searchParams.get('items') ?? '')
    if (!added) throw new Error(`No part to add is named by ${link.href}`)
    const { bottom, left } = link.getBoundingClientRect()
    const change = keep(addItem(keptList.read(), added))
    pressed = link
    partNumber = change.partNumber
    hide()
    field.value = field.defaultValue = String(change.quantity)
    field.setAttribute('aria-label', quantityLabel(partNumber))
    // Never over what was pressed.
    note.toggleAttribute('data-high', bottom > innerHeight - room.foot && left < room.side)
    // A region that comes with its text is announced by nobody, nor is the same said again.
    timer = setTimeout(() => {
      say(saidOf(change))
      note.append(...(change.quantity ? [label] : []), show, close)
      note.toggleAttribute('data-shown', true)
    }, 100)
  }

  function say(text: string, isWrong = false) {
    status.textContent = text
    show.href = way.href
    if (isWrong) field.setAttribute('aria-invalid', 'true')
    else field.removeAttribute('aria-invalid')
    clearTimeout(timer)
    timer = setTimeout(hideUnused, shownMilliseconds)
  }

  function hideUnused() {
    if (note.matches(':hover, :focus-within')) timer = setTimeout(hideUnused, shownMilliseconds)
    else hide()
  }

  function hide() {
    clearTimeout(timer)
    status.textContent = ''
    note.replaceChildren(status)
    note.toggleAttribute('data-shown', false)
  }

  /** What was begun is given up. */
  function giveUp() {
    field.value = field.defaultValue
    focusPressed()
    hide()
  }

  function take() {
    const written = field.value
    if (written === field.defaultValue || !field.isConnected) return
    field.defaultValue = written
    const quantity = readQuantities.quantityIn(written) ?? { fault: 'not whole' as const }
    if (typeof quantity === 'number') {
      say(saidOf(keep(setQuantity(keptList.read(), { partNumber, quantity }))))
    } else say(`${partNumber}: ${quantityFaults[quantity.fault]}.`, true)
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, target, shiftKey } = event
    if (key === 'Enter' && target === field) take()
    if (key === 'Escape') giveUp()
    if (key !== 'Tab' || !pressed?.isConnected) return
    const first = label.isConnected ? field : show
    if (target !== (shiftKey ? first : show)) return
    // Ahead the browser goes on from there by itself.
    if (shiftKey) event.preventDefault()
    focusPressed()
  }

  /** The Tab key goes from what was pressed into the note, which stands elsewhere in the page. */
  function enter(event: KeyboardEvent) {
    if (event.key !== 'Tab' || event.shiftKey || event.target !== pressed || !show.isConnected)
      return
    event.preventDefault()
    if (label.isConnected) field.focus()
    else show.focus()
  }

  function focusPressed() {
    if (pressed?.isConnected) pressed.focus({ preventScroll: true })
  }
}

function keep(change: ChangedList): ChangedList {
  if (!keptList.write(change.kept)) throw new Error('The browser keeps its storage closed')
  return change
}

function saidOf({ quantity, partNumber: number, lines }: ChangedList): string {
  return quantity
    ? plural(lines, texts.added, { quantity, number })
    : plural(lines, texts.isFull, { number })
}
