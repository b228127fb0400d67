import * as texts from '#texts/ui.ts'

/**
 * Says at the foot of the window that code did not come; a press asks for it again. Browsers of before
 * 2026 keep a module that failed for as long as a page is open: there only loading it again helps. The
 * function that is returned takes it back.
 */
export function sayNotLoaded(tryAgain: () => void): () => void {
  document.querySelector('.not-loaded')?.remove()
  const focused = document.activeElement
  const box = document.createElement('p')
  box.className = 'not-loaded no-print'
  box.role = 'alert'
  const again = buttonOf(texts.tryAgain, () => {
    box.remove()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
    tryAgain()
  })
  box.append(
    texts.notLoaded,
    again,
    buttonOf(texts.loadAgain, () => location.reload()),
  )
  // What is around an open dialog cannot be pressed.
  const place = document.querySelector('dialog[open]') ?? document.body
  place.append(box)
  return () => box.remove()
}

function buttonOf(text: string, press: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = text
  button.addEventListener('click', press)
  return button
}
