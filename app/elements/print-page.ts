import { fetchDocument } from '#app/lib/fetch-document.ts'

/** A visitor who changes a list goes on changing it for a while, and prints afterwards. */
const restMilliseconds = 1500

/**
 * Around the button that prints the page. A page of a long list names in `whole` the address at which
 * all of it stands, and in `part` the id of what is printed from there. Browsers print at once,
 * so that is fetched beforehand; where it did not come, the page is printed as it is.
 */
export class PrintPage extends HTMLElement {
  static observedAttributes = ['whole']
  #timer: ReturnType<typeof setTimeout> | undefined
  #whole: Node[] = []
  #shown: Node[] = []

  connectedCallback(): void {
    this.addEventListener('click', this)
    addEventListener('beforeprint', this)
    addEventListener('afterprint', this)
  }

  disconnectedCallback(): void {
    clearTimeout(this.#timer)
    removeEventListener('beforeprint', this)
    removeEventListener('afterprint', this)
  }

  attributeChangedCallback(): void {
    clearTimeout(this.#timer)
    this.#whole = []
    this.#timer = setTimeout(() => void this.#load(), restMilliseconds)
  }

  handleEvent({ type }: Event): void {
    if (type === 'click') void this.#load().then(() => print())
    const part = document.getElementById(this.getAttribute('part') ?? '')
    if (type === 'beforeprint' && part && this.#whole.length) {
      this.#shown = [...part.childNodes]
      part.replaceChildren(...this.#whole)
    }
    if (type === 'afterprint' && part && this.#shown.length) {
      part.replaceChildren(...this.#shown)
      this.#shown = []
    }
  }

  async #load(): Promise<void> {
    const whole = this.getAttribute('whole')
    if (!whole || this.#whole.length) return
    try {
      const { page } = await fetchDocument(whole)
      const part = page.getElementById(this.getAttribute('part')!)
      // Meanwhile the list may have changed.
      if (part && whole === this.getAttribute('whole')) this.#whole = [...part.childNodes]
    } catch (error) {
      console.warn(error)
    }
  }
}
