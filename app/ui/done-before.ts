import { flushSync } from 'react-dom'
import { isNewPage } from '#app/framework/is-new-page.ts'

/**
 * What a visitor has done so far in HTML whose code has only come now: which button was pressed,
 * where the focus is, what is open, how far the bar was scrolled and what was typed or ticked. `typed` are fields known to be
 * touched; of a page that was there before others do not count, for a browser fills in by itself what it
 * remembers. Call it before the HTML is replaced; what it returns does the same in what replaced it.
 */
export function doneBefore(
  sent: Element,
  typed: ReadonlySet<unknown>,
  pressed: HTMLElement | undefined,
): (live: Element) => void {
  const { activeElement } = document
  const focused = sent.contains(activeElement) ? activeElement : null
  const open = [...sent.querySelectorAll<HTMLElement>(':popover-open')]
  const folds = [...sent.querySelectorAll('details')].filter((fold) => fold.open)
  const left = sent.querySelector('ul')?.scrollLeft ?? 0
  const isNew = isNewPage()
  const changed = [...sent.querySelectorAll('input')].filter(
    (field) =>
      (field.value !== field.defaultValue || field.checked !== field.defaultChecked) &&
      (isNew || field === focused || typed.has(field)),
  )
  return (live) => {
    live.querySelector('ul')?.scrollTo(left, 0)
    for (const panel of open) {
      const own = panelIn(live, panel)
      if (own) flushSync(() => own.showPopover())
    }
    for (const fold of folds) twinOf(fold, sent, live)?.setAttribute('open', '')
    if (focused instanceof HTMLElement) twinOf(focused, sent, live)?.focus({ preventScroll: true })
    for (const field of changed) {
      const panel = field.closest<HTMLElement>('[popover]')
      // What a closed panel holds is there only while it is open.
      const closed = panel && !open.includes(panel) ? panelIn(live, panel) : undefined
      if (closed) flushSync(() => closed.showPopover())
      const twin = twinOf(field, sent, live)
      if (twin && field.checked !== twin.checked) twin.click()
      else if (twin && field.value !== twin.value) type(twin, field.value)
      closed?.hidePopover()
    }
    if (pressed) twinOf(pressed, sent, live)?.click()
  }
}

function panelIn(live: Element, panel: HTMLElement): HTMLElement | undefined {
  return [...live.querySelectorAll<HTMLElement>('[popover]')].find(({ id }) => id === panel.id)
}

/** A button by its id or words, a box by its value, all else by its place within its panel. */
function twinOf<Kind extends HTMLElement>(
  one: Kind,
  sent: Element,
  live: Element,
): Kind | undefined {
  const panel = one.closest<HTMLElement>('[popover]')
  const within = panel ? panelIn(live, panel) : live
  const alike = (of: Element) =>
    [...of.querySelectorAll<Kind>(one.localName)].filter(
      (other) => typeOf(other) === typeOf(one) && (panel || !other.closest('[popover]')),
    )
  if (!within) return undefined
  const name = nameOf(one)
  if (name !== undefined) return alike(within).find((other) => nameOf(other) === name)
  return alike(within)[alike(panel ?? sent).indexOf(one)]
}

const typeOf = (one: Element) => (one instanceof HTMLInputElement ? one.type : undefined)

function nameOf(one: Element): string | undefined {
  if (one instanceof HTMLInputElement && one.type === 'checkbox')
    return JSON.stringify([one.name, one.value])
  // Its text may say another number by now.
  return one.localName === 'button' ? one.id || (one.textContent ?? '') : undefined
}

/** As a visitor would; a field that is not in use afterwards is left. */
function type(field: HTMLInputElement, text: string): void {
  // React hears of no value that was set by a script through the field itself.
  Reflect.set(HTMLInputElement.prototype, 'value', text, field)
  flushSync(() => field.dispatchEvent(new Event('input', { bubbles: true })))
  if (field !== document.activeElement)
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}
