import type { ChangedList } from '#domain/deciding/kept-list.ts'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/list.ts'
import * as uiTexts from '#texts/ui.ts'

const shownMilliseconds = 8000
/** What the note takes at the foot of a window, with the cookie notice below it, in CSS pixels. */
const room = { foot: 280, side: 540 }

/**
 * A note in `place` that says what was added to the list, and leads there as `way` does: that may be
 * out of sight.
 * @returns says a change that a press made at a place in the window
 */
export function createKeptNote(place: HTMLElement, way: HTMLAnchorElement) {
  const note = document.createElement('div')
  const status = document.createElement('p')
  const show = document.createElement('a')
  const close = document.createElement('button')
  let timer: ReturnType<typeof setTimeout>

  status.setAttribute('role', 'status')
  show.textContent = texts.showMine
  close.type = 'button'
  close.textContent = '✕'
  close.setAttribute('aria-label', uiTexts.close)
  close.addEventListener('click', hide)
  note.append(status)
  place.append(note)
  // The list itself says it all; a page that is left may come back as it was.
  place.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLAnchorElement) setTimeout(hide)
  })
  addEventListener('pagehide', hide)

  return (change: ChangedList, { bottom, left }: DOMRect) => {
    hide()
    // Never over what was pressed.
    note.toggleAttribute('data-high', bottom > innerHeight - room.foot && left < room.side)
    // A region that comes with its text is announced by nobody, nor is the same said again.
    timer = setTimeout(() => {
      status.textContent = saidOf(change)
      show.href = way.href
      note.append(show, close)
      note.toggleAttribute('data-shown', true)
      timer = setTimeout(hideUnused, shownMilliseconds)
    }, 100)
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
}

function saidOf({ quantity, partNumber: number, lines }: ChangedList): string {
  return quantity
    ? plural(lines, texts.added, { quantity, number })
    : plural(lines, texts.isFull, { number })
}
