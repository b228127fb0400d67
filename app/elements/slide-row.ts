import { arrowStep } from '#app/lib/arrow-step.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/ui.ts'
import { isIn } from './moving-element.ts'

/**
 * Leads through a row of slides that scrolls by itself, `[data-track]`: `[data-step]` and arrow keys
 * by one slide, `[data-place]` to a place. A row rests at as many places as it has slides, less those
 * beside the first. With `data-wraps` it goes on from the last place to the first.
 */
export class SlideRow extends HTMLElement {
  #connected = new AbortController()
  /** Where a scrolling that has not ended leads: a quick second press counts on from there. */
  #aim: number | undefined

  connectedCallback(): void {
    this.#connected = new AbortController()
    const { signal } = this.#connected
    const track = this.#track
    const update = () => this.#update()
    track.addEventListener('scroll', update, { passive: true, signal })
    track.addEventListener(
      'scrollend',
      () => {
        // Also where the visitor's own scrolling took over on the way.
        this.#aim = undefined
        update()
      },
      { signal },
    )
    // Tells of its first size too, once the page is laid out.
    const observer = new ResizeObserver(update)
    observer.observe(track)
    signal.addEventListener('abort', () => observer.disconnect())
    this.addEventListener('click', ({ target }) => this.#choose(target), { signal })
    this.addEventListener(
      'keydown',
      (event) => {
        const step = arrowStep(event)
        if (!step) return
        event.preventDefault()
        this.#step(step)
      },
      { signal },
    )
  }

  disconnectedCallback(): void {
    this.#connected.abort()
  }

  get #track(): HTMLElement {
    return this.querySelector('[data-track]')!
  }

  get #wraps(): boolean {
    return this.hasAttribute('data-wraps')
  }

  #choose(target: EventTarget | null): void {
    const { step, place } = isIn('[data-step], [data-place]', target)?.dataset ?? {}
    if (step) this.#step(Number(step))
    else if (place) this.#show(Number(place))
  }

  #step(by: number): void {
    this.#show((this.#aim ?? measure(this.#track).index) + by)
  }

  #show(place: number): void {
    const track = this.#track
    const { slide, places } = measure(track)
    const last = places - 1
    const bounded = Math.min(Math.max(place, 0), last)
    this.#aim = this.#wraps ? (place + places) % places : bounded
    // The end itself, for fractional widths.
    const way = this.#aim === last ? track.scrollWidth : this.#aim * slide
    // From right to left places are counted below zero.
    track.scrollTo({ left: document.dir === 'rtl' ? -way : way })
  }

  #update(): void {
    const { index, places } = measure(this.#track)
    if (index === this.#aim) this.#aim = undefined
    for (const dot of this.querySelectorAll<HTMLElement>('[data-place]')) {
      const place = Number(dot.dataset.place)
      dot.hidden = place >= places
      if (dot.hidden) continue
      dot.ariaLabel = fillIn(texts.showPlace, { place: place + 1, places })
      if (place === index) dot.setAttribute('aria-current', 'true')
      else dot.removeAttribute('aria-current')
    }
    if (!this.#wraps) this.#disableAtEnds(index, places)
  }

  /** A disabled button loses the focus and with it the arrow keys: the other one takes it over. */
  #disableAtEnds(index: number, places: number): void {
    const buttons = [...this.querySelectorAll<HTMLButtonElement>('[data-step]')]
    const focused = buttons.find((button) => button === document.activeElement)
    for (const button of buttons) {
      button.disabled = index === (button.dataset.step === '1' ? places - 1 : 0)
    }
    if (focused?.disabled) buttons.find(({ disabled }) => !disabled)?.focus()
  }
}

/** How wide a slide is, how many places the row can rest at, and the one it is at or nearest to. */
function measure(track: HTMLElement) {
  const slide = track.firstElementChild?.getBoundingClientRect().width || track.clientWidth
  const room = track.scrollWidth - track.clientWidth
  const places = 1 + Math.max(0, Math.round(room / slide))
  const left = Math.abs(track.scrollLeft)
  // A pixel of play for fractional widths.
  const index = left >= room - 2 ? places - 1 : Math.min(Math.round(left / slide), places - 1)
  return { slide, index, places }
}
