import { isNewPage } from './is-new-page.ts'

/**
 * Presses again what was pressed before scripts had come, if it waited for them: links that were held, and buttons that
 * do nothing without, so that no press counts twice. The document's first script keeps them
 * (scripts-after-paint.server.ts).
 */
export async function pressedBefore(): Promise<void> {
  const presses = (window.pressed ?? []).flatMap(pressOf)
  delete window.pressed
  addEventListener('click', keepDropped, true)
  await pressAgain(presses)
}

/** A press, and what its button said then. */
type Press = { waited: HTMLElement; said: string }

let dropped: Press[] = []

/**
 * React drops what is pressed in a part of the page whose code has not come: that is pressed again once it has
 * (`pressDropped`). What is HTML alone it never takes over, and hands a press on it to the element around.
 */
function keepDropped({ target }: Event): void {
  for (const press of pressOf(target))
    // By then React has taken over what it can.
    setTimeout(() => isTakenOver(press.waited) || dropped.push(press))
}

/** Once a part of the page has been taken over. */
export function pressDropped(): void {
  const presses = dropped.filter(({ waited }) => isTakenOver(waited))
  dropped = dropped.filter((press) => press.waited.isConnected && !presses.includes(press))
  void pressAgain(presses)
}

/** By the mark that React leaves. */
const isTakenOver = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith('__reactFiber$'))

function pressOf(target: EventTarget | null): Press[] {
  const waited = target instanceof Element && waitedFor(target)
  return waited ? [{ waited, said: saidBy(waited) }] : []
}

async function pressAgain(presses: Press[]): Promise<void> {
  for (const { waited, said } of presses) {
    // Who pressed twice what says something else after the first, "Play", has meant what it said.
    if (waited.isConnected && saidBy(waited) === said) waited.click()
    // The next finds what this one has come to: of two presses on an arrow the second leads on from the first.
    await new Promise((rendered) => setTimeout(rendered))
  }
}

function waitedFor(target: Element): HTMLElement | null {
  const held = target.closest<HTMLElement>('[data-held="1"]')
  const button = target.closest('button')
  if (held || !button) return held
  // The browser has sent the form by itself, or opened what there is to open.
  const isDone = (button.form && button.type !== 'button') || button.popoverTargetElement
  return isDone ? null : button
}

const saidBy = ({ textContent, ariaPressed, ariaExpanded }: Element) =>
  [textContent, ariaPressed, ariaExpanded].join()

type TextField = HTMLInputElement | HTMLTextAreaElement

const isTextField = (target: unknown): target is TextField =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !withoutText.test(target.type))

const withoutText = /^(?:checkbox|radio|file|hidden|button|submit|reset|image)$/

/**
 * Keeps where the focus is and what was typed there, in a page that is new whatever was typed or chosen, and
 * what is typed anywhere until scripts have taken the page over: they know of nothing that was before. Returns
 * what tells it them then, as if it came now. In a page that is not new the browser has filled in by itself what
 * it remembers.
 */
export function typedBefore(): () => void {
  const focused = document.activeElement
  const typed = new Map<TextField, string>()
  const chosen = new Map<HTMLSelectElement, Event | undefined>()
  const note = (target: EventTarget | null, event?: Event) => {
    // What nobody has typed may come to say something else as what was pressed is done.
    if (isTextField(target) && (event || target.value !== target.defaultValue))
      typed.set(target, target.value)
    if (target instanceof HTMLSelectElement && (event || isChanged(target)))
      chosen.set(target, event)
  }
  note(focused)
  if (isNewPage()) document.querySelectorAll('input, textarea, select').forEach((one) => note(one))
  const noted = new AbortController()
  const hear = (event: Event) => note(event.target, event)
  for (const name of ['input', 'change'])
    addEventListener(name, hear, { capture: true, signal: noted.signal })
  return () => {
    noted.abort()
    if (focused !== document.body && focused === document.activeElement)
      focused?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    for (const [field, text] of typed) if (text !== field.defaultValue) typeAgain(field, text)
    for (const [field, event] of chosen) {
      // One that has React take the page over at once is on its way to it.
      if (event && event.eventPhase !== event.NONE) continue
      field.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }
}

/** React hears of no value that it has seen: so it sees that of the page first. */
function typeAgain(field: TextField, text: string): void {
  field.value = field.defaultValue
  Reflect.set(Object.getPrototypeOf(field) as TextField, 'value', text, field)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  // It was left too.
  if (field !== document.activeElement)
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}

function isChanged({ options, selectedIndex }: HTMLSelectElement): boolean {
  const sent = [...options].findIndex(({ defaultSelected }) => defaultSelected)
  return selectedIndex !== Math.max(0, sent)
}
