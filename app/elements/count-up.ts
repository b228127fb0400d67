import * as locale from '#texts/locale.ts'

/** How long a figure takes to arrive, in milliseconds (SPECIFICATION §9). */
const duration = 600

/** Counts the figure in its first child up to `data-value` when it comes into view. */
export class CountUp extends HTMLElement {
  #observer: IntersectionObserver | undefined

  connectedCallback(): void {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    this.#observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      this.disconnectedCallback()
      this.#count()
    })
    this.#observer.observe(this)
  }

  disconnectedCallback(): void {
    this.#observer?.disconnect()
  }

  #count(): void {
    const text = this.firstElementChild!.firstChild as Text
    const final = text.data
    const value = Number(this.dataset.value)
    const format = (figure: number) => figure.toLocaleString(locale.locale)
    const start = performance.now()
    // Figures of one width while it counts, so that nothing trembles; the font's own at rest.
    this.style.fontVariantNumeric = 'tabular-nums'
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, now - start) / duration)
      const figure = Math.round(value * (1 - (1 - part) ** 3))
      text.data = final.replace(format(value), format(figure))
      if (part < 1) requestAnimationFrame(step)
      else this.style.fontVariantNumeric = ''
    }
    requestAnimationFrame(step)
  }
}
