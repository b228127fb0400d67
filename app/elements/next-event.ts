import { dayIn } from '#domain/texts/days.ts'

/**
 * Marks the next of the events that it contains by the visitor's clock, for the page may be days old,
 * but by the day in `data-time-zone`: the first whose `data-end` has not passed gets `data-next` and
 * `data-label` before its date.
 */
export class NextEvent extends HTMLElement {
  #observer: IntersectionObserver | undefined

  connectedCallback(): void {
    // A phone takes a tenth of a second to make ready the days of a time zone.
    this.#observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        this.disconnectedCallback()
        this.#mark()
      },
      { rootMargin: '200px' },
    )
    this.#observer.observe(this)
  }

  disconnectedCallback(): void {
    this.#observer?.disconnect()
  }

  #mark(): void {
    const { timeZone = 'UTC', label = '' } = this.dataset
    const today = dayIn(timeZone, new Date())
    const events = [...this.querySelectorAll<HTMLElement>('[data-end]')]
    const next = events.find(({ dataset }) => dataset.end! >= today)
    if (!next || next.hasAttribute('data-next')) return
    next.toggleAttribute('data-next', true)
    next.querySelector('dd')?.prepend(`${label} `)
  }
}
