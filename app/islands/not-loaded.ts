import * as texts from '#texts/ui.ts'

/** Says at the foot of the window that code did not come; a press asks for it again. */
export function sayNotLoaded(tryAgain: () => void): void {
  if (document.querySelector('.not-loaded')) return
  const box = document.createElement('p')
  box.className = 'not-loaded'
  box.role = 'alert'
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = texts.tryAgain
  button.addEventListener('click', () => {
    box.remove()
    tryAgain()
  })
  box.append(`${texts.notLoaded} `, button)
  document.body.append(box)
}
