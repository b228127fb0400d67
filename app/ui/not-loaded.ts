import * as texts from '#texts/ui.ts'

/**
 * Says at the foot of the window that code or a list did not come. Loading the page again asks for it,
 * in all browsers: those of before 2026 keep a module that failed for as long as a page is open. The
 * function that is returned takes it back.
 */
export function sayNotLoaded(): () => void {
  document.querySelector('.not-loaded')?.remove()
  const box = document.createElement('p')
  const again = document.createElement('button')
  box.className = 'not-loaded no-print'
  box.role = 'alert'
  again.type = 'button'
  again.textContent = texts.loadAgain
  again.addEventListener('click', () => location.reload())
  box.append(texts.notLoaded, again)
  // What is around an open dialog cannot be pressed.
  const place = document.querySelector('dialog[open]') ?? document.body
  place.append(box)
  return () => box.remove()
}
