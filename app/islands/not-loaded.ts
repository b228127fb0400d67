import * as texts from '#texts/ui.ts'

/**
 * Says at the foot of the window that code did not come; a press asks for it again. Browsers of before
 * 2026 keep a module that failed for as long as a page is open: there only loading it again helps.
 */
export function sayNotLoaded(tryAgain: () => void): void {
  if (document.querySelector('.not-loaded')) return
  const box = document.createElement('p')
  box.className = 'not-loaded'
  box.role = 'alert'
  const again = buttonOf(texts.tryAgain, () => {
    box.remove()
    tryAgain()
  })
  box.append(
    texts.notLoaded,
    again,
    buttonOf(texts.loadAgain, () => location.reload()),
  )
  document.body.append(box)
}

function buttonOf(text: string, press: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = text
  button.addEventListener('click', press)
  return button
}
