/**
 * Presses again what was pressed before scripts had come, if it waited for them: links that were held, and buttons that
 * do nothing without, so that no press counts twice. The document's first script keeps them
 * (scripts-after-paint.server.ts).
 */
export function pressedBefore(): void {
  const pressed = window.pressed ?? []
  delete window.pressed
  for (const target of pressed) {
    const held = target instanceof Element && target.closest<HTMLElement>('[data-held="1"]')
    if (held) held.click()
    const button = target instanceof Element && target.closest('button')
    if (!button || button.type !== 'button' || button.popoverTargetElement) continue
    if (button.isConnected) button.click()
  }
}

/**
 * Keeps where the focus is and what was typed there; returns what tells it again, as if it came now,
 * once scripts have taken the page over: they know of nothing that was before. Other fields are left
 * alone, for a browser fills in by itself what it remembers.
 */
export function typedBefore(): () => void {
  const focused = document.activeElement
  const typed = focused instanceof HTMLInputElement ? focused.value : undefined
  return () => {
    if (!focused || focused === document.body || focused !== document.activeElement) return
    focused.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    if (!(focused instanceof HTMLInputElement) || typed === focused.defaultValue) return
    // React hears of no value that it has seen: so it sees that of the page first.
    focused.value = focused.defaultValue
    Reflect.set(HTMLInputElement.prototype, 'value', typed, focused)
    focused.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
