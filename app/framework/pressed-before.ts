/**
 * Presses again what was pressed before scripts had come, if it waited for them: buttons that do
 * nothing without, so that no press counts twice. The document's first script keeps them
 * (scripts-after-paint.server.ts).
 */
export function pressedBefore(): void {
  const pressed = window.pressed ?? []
  delete window.pressed
  for (const target of pressed) {
    const button = target instanceof Element && target.closest('button')
    if (!button || button.type !== 'button' || button.popoverTargetElement) continue
    if (button.isConnected) button.click()
  }
}
