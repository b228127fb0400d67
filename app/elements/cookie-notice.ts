import { consent, type CookieChoice } from '#app/islands/store.ts'

/**
 * Asks once whether choices may be remembered, and again where a button with
 * `data-cookie-settings` is pressed. Its buttons have the choices as their values.
 */
export class CookieNotice extends HTMLElement {
  /** The button that has opened it. */
  #opener: HTMLElement | undefined
  #connected = new AbortController()
  // Whatever else stands at the foot of the window makes room, and the page scrolls clear of it.
  #sized = new ResizeObserver(() =>
    document.documentElement.style.setProperty('--notice', `${this.offsetHeight}px`),
  )

  connectedCallback(): void {
    this.#connected = new AbortController()
    const { signal } = this.#connected
    this.#showUnlessChosen()
    this.#sized.observe(this)
    this.addEventListener('click', (event) => this.#choose(event), { signal })
    document.addEventListener('click', (event) => this.#reopen(event), { signal })
    // Another page may have asked since this one was left.
    signal.addEventListener('abort', consent.subscribe(this.#showUnlessChosen))
  }

  disconnectedCallback(): void {
    this.#connected.abort()
    this.#sized.disconnect()
  }

  #showUnlessChosen = () => {
    this.hidden = consent.read() !== undefined
  }

  #reopen({ target }: Event): void {
    const opener =
      target instanceof Element && target.closest<HTMLElement>('[data-cookie-settings]')
    if (!opener) return
    this.#opener = opener
    this.hidden = false
    this.focus({ preventScroll: true })
  }

  #choose({ target }: Event): void {
    const button = target instanceof Element && target.closest('button')
    if (!button) return
    consent.write(button.value as CookieChoice)
    const next = this.#opener ?? document.querySelector('main')
    next?.focus({ preventScroll: true })
    this.#opener = undefined
  }
}
