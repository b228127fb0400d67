import { plainPress } from '#app/lib/plain-press.ts'
import { comparison } from '#app/islands/store.ts'
import { readChosen, toggleChosen, writeChosen } from '#domain/deciding/chosen-products.ts'

/**
 * Around a link that compares one product, `slug`: a press adds the product to the choice, or removes
 * it. While anything is chosen, the link is a button that says whether its product is. Where the
 * browser keeps its storage closed, the link leads on.
 */
export class CompareButton extends HTMLElement {
  static observedAttributes = ['slug']
  #unsubscribe = () => {}

  connectedCallback() {
    this.addEventListener('click', this.#press)
    this.addEventListener('keydown', this.#pressBySpace)
    this.#unsubscribe = comparison.subscribe(this.#show)
    this.#show()
  }

  disconnectedCallback() {
    this.#unsubscribe()
  }

  attributeChangedCallback() {
    this.#show()
  }

  #show = () => {
    const link = this.querySelector('a')
    const chosen = readChosen(comparison.read())
    if (chosen.length === 0) {
      link?.removeAttribute('role')
      link?.removeAttribute('aria-pressed')
      return
    }
    const isChosen = chosen.some(({ slug }) => slug === this.getAttribute('slug'))
    link?.setAttribute('role', 'button')
    link?.setAttribute('aria-pressed', String(isChosen))
  }

  #press = (event: MouseEvent) => {
    const link = plainPress(event)
    if (!link) return
    event.preventDefault()
    // The second press of a double one would take back the first.
    if (event.detail > 1) return
    const name = link.lastElementChild!.textContent.trim()
    const product = { slug: this.getAttribute('slug')!, name }
    const chosen = toggleChosen(readChosen(comparison.read()), product)
    if (!chosen) dispatchEvent(new CustomEvent(comparison.key, { detail: name }))
    else if (!comparison.write(writeChosen(chosen))) location.assign(link.href)
  }

  /** As a button is pressed, and a link is not. */
  #pressBySpace = (event: KeyboardEvent) => {
    const { key, target } = event
    if (key !== ' ' || !(target instanceof HTMLElement) || !target.matches('[role=button]')) return
    event.preventDefault()
    target.click()
  }
}
