import { isKeptPage } from '#app/features/offline/cache-names.ts'
import type { KeepControls } from '#app/features/offline/keep-controls.ts'

const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'] as const

/**
 * `<keep-offline>` shows its button where the browser can keep pages. The code behind it comes on
 * first interaction, and by itself where something is kept already, which the button then says.
 */
export class KeepOffline extends HTMLElement {
  #controls: Promise<KeepControls> | undefined
  #leaving: AbortController | undefined

  connectedCallback(): void {
    if (!('serviceWorker' in navigator && 'caches' in window)) return
    this.#leaving = new AbortController()
    const { signal } = this.#leaving
    const bring = () => void this.#bring(signal).catch(() => undefined)
    this.hidden = false
    this.querySelector('button')?.addEventListener('click', () => this.#press(signal), { signal })
    for (const sign of signs) addEventListener(sign, bring, { once: true, passive: true, signal })
    caches.keys().then(
      (names) => names.some(isKeptPage) && bring(),
      // A browser may keep its storage closed: then nothing can be kept.
      () => (this.hidden = true),
    )
  }

  disconnectedCallback(): void {
    this.#leaving?.abort()
    this.#controls = undefined
  }

  #bring(signal: AbortSignal): Promise<KeepControls> {
    this.#controls ??= import('#app/features/offline/keep-controls.ts').then(({ keepControls }) =>
      keepControls(this, signal),
    )
    // The next press asks again for code that did not come.
    return this.#controls.catch((error: unknown) => {
      this.#controls = undefined
      throw error
    })
  }

  #press(signal: AbortSignal): void {
    void this.#bring(signal).then(({ press }) => press(), console.warn)
  }
}
