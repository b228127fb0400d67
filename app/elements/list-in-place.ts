import { plainPress } from '#app/lib/plain-press.ts'
import { keptList } from '#app/islands/store.ts'
import { fetchDocument } from '#app/lib/fetch-document.ts'
import { patchContent } from '#app/lib/patch-content.ts'
import { followKept } from './follow-kept.ts'

/** Servers and proxies take so much in one line; a longer query is posted. */
const maxQuery = 7000

type TextField = HTMLInputElement | HTMLTextAreaElement
/** A button that sends the form; `undefined` for a quantity that was left. */
type Press = HTMLElement | undefined
type Answer = Awaited<ReturnType<typeof fetchDocument>>

/**
 * Sends the form of `region` as the browser would, and shows in place what the answer has. Presses are
 * sent one after the other, each with the list that the one before has led to. One that could not be
 * sent waits until it is tried again, and those behind it with it.
 */
export function changeInPlace(region: HTMLElement): void {
  const content = region.querySelector<HTMLElement>('[data-content]')!
  const status = region.querySelector<HTMLElement>(':scope > [role=status]')!
  const failure = region.querySelector<HTMLElement>(':scope > [role=alert]')!
  const presses: Press[] = []
  /** A link or button that waits for what is being sent. */
  let held: HTMLElement | undefined
  let isSending = false
  let fetching = new AbortController()
  let shown = location.search

  const form = () => content.querySelector('form')!
  const paste = () => form().querySelector('textarea')!
  const quantities = () => [...form().querySelectorAll<HTMLInputElement>('td input')]
  const items = () => region.getAttribute('items')!

  region.addEventListener('submit', (event) => {
    event.preventDefault()
    take(event.submitter ?? undefined)
  })
  region.addEventListener('focusout', ({ target }) => {
    if (quantities().some((field) => field === target && isChanged(field))) take(undefined)
  })
  failure.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLButtonElement) void send()
  })
  addEventListener('online', () => void send())
  addEventListener('popstate', () => {
    if (location.search !== shown) void open(location.href, 'replaceState')
  })
  // What is pressed next is of the list as it is then.
  document.addEventListener('click', hold, true)
  const showKept = followKept(region, open)
  // Written before this code had come.
  if (quantities().some((field) => isChanged(field) && !isFocused(field))) take(undefined)

  function take(press: Press): void {
    // What is no quantity is told once a button sends the form.
    if (!press && form().matches(':invalid')) return
    presses.push(press)
    void send()
  }

  async function send(): Promise<void> {
    if (isSending || !presses.length) return
    isSending = true
    content.ariaBusy = 'true'
    const { signal } = (fetching = new AbortController())
    try {
      for (; presses.length; presses.shift()) await sendPress(presses[0], signal)
      if (!failure.hidden) status.focus({ preventScroll: true })
      failure.hidden = true
    } catch (error) {
      held = undefined
      if (!signal.aborted) fail(error)
    }
    isSending = false
    content.ariaBusy = null
    held?.click()
    held = undefined
  }

  async function sendPress(press: Press, signal: AbortSignal): Promise<void> {
    // Pressed twice, it may be gone.
    if (press && !press.isConnected) return
    // What is being written waits for its own press.
    const waiting: TextField[] = press ? [] : [paste(), ...quantities().filter(isFocused)]
    const fields = [...quantities(), paste()].filter((field) => !waiting.includes(field))
    if (!press?.hasAttribute('value') && !fields.some(isChanged)) return
    const query = new URLSearchParams()
    for (const [name, value] of new FormData(form(), press))
      if (typeof value === 'string') query.set(name, value)
    for (const { name, defaultValue } of waiting) query.set(name, defaultValue)
    const sent = new Map(fields.map((field) => [field, field.value]))
    const isPasted = press !== undefined && isChanged(paste())
    const { action } = form()
    const answer =
      String(query).length > maxQuery
        ? await fetchDocument(action, { method: 'POST', body: query, signal })
        : await fetchDocument(`${action}?${query}`, { signal })
    const kept = keptList.read()
    const isOwn = !kept || kept === items()
    show(answer, 'pushState', sent)
    // The field is below all lines: what came of a paste is said above them.
    if (isPasted) status.focus()
    if (isOwn && !keptList.write(items()))
      console.warn('The list is not kept: this browser’s storage is closed.')
    showKept()
  }

  function fail(error: unknown): void {
    console.warn(error)
    const status = error instanceof Error ? Number(error.cause) : 0
    // The server says what is wrong with it: the browser shows that.
    if (status >= 400 && status < 500) form().submit()
    else failure.hidden = false
  }

  /** Opens another list; where it does not come, the browser says why. */
  async function open(to: string, change: 'pushState' | 'replaceState'): Promise<void> {
    presses.length = 0
    fetching.abort()
    const { signal } = (fetching = new AbortController())
    try {
      show(await fetchDocument(to, { signal }), change)
      showKept()
    } catch {
      if (!signal.aborted) location.assign(to)
    }
  }

  function show(
    { page, address }: Answer,
    change: 'pushState' | 'replaceState',
    sent?: Sent,
  ): void {
    const fresh = page.querySelector('parts-list')
    if (!fresh) throw new Error(`${address} is no list`)
    if (address !== location.href) history[change](null, '', address)
    shown = location.search
    region.setAttribute('items', fresh.getAttribute('items')!)
    const settled = [...quantities(), paste()].filter(
      (field) => !isChanged(field) || field.value === sent?.get(field),
    )
    keepFocus(content, status, () => patchContent(content, fresh.querySelector('[data-content]')!))
    for (const field of settled) field.value = field.defaultValue
    const said = fresh.querySelector(':scope > [role=status]')!.textContent
    if (status.textContent !== said) status.textContent = said
  }

  function hold(event: MouseEvent): void {
    if (!isSending) return
    const { target } = event
    const button = target instanceof Element && target.closest<HTMLElement>('[type=button]')
    const pressed = plainPress(event) ?? (button && content.contains(button) ? button : undefined)
    if (!pressed) return
    event.preventDefault()
    event.stopPropagation()
    held = pressed
  }
}

type Sent = ReadonlyMap<TextField, string>

const isFocused = (field: TextField) => field === document.activeElement
const isChanged = ({ value, defaultValue }: TextField) => value !== defaultValue

/**
 * Does what may remove the focused element of `part`. Then the focus goes to the same kind of control in
 * the row that has come to its place, else to `fallback`.
 */
function keepFocus(part: Element, fallback: HTMLElement, change: () => void): void {
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
