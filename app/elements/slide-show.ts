import { arrowStep } from '#app/lib/arrow-step.ts'
import { isIn, MovingElement, playFilm } from './moving-element.ts'

/** How far a finger has to go sideways, in pixels. */
const minSwipePixels = 40

/**
 * Shows one of several slides at a time, the next after `data-interval` milliseconds. Slides are
 * the children of `[data-slides]`; the shown one has `data-current`, and those that are shown next
 * or were shown have `data-near`: their pictures are fetched. `[data-step]` leads on or back,
 * `[data-place]` to the slide of that index, `[data-count]` says which one is shown. With
 * `data-settles` a choice of the visitor stops the rotation until Play.
 */
export class SlideShow extends MovingElement {
  #timer: ReturnType<typeof setTimeout> | undefined
  /** A visitor who points at it or has the focus in it is reading. */
  #isPointed = false
  #isFocused = false

  override connectedCallback(): void {
    super.connectedCallback()
    const { signal } = this
    const hold = (reading: { isPointed?: boolean; isFocused?: boolean }) => {
      this.#isPointed = reading.isPointed ?? this.#isPointed
      this.#isFocused = reading.isFocused ?? this.#isFocused
      this.update()
    }
    const { activeElement } = document
    hold({
      isPointed: matchMedia('(hover: hover)').matches && this.matches(':hover'),
      isFocused: this.contains(activeElement) && isReading(activeElement!),
    })
    // A finger is gone after its tap.
    this.addEventListener('pointerenter', (e) => hold({ isPointed: e.pointerType !== 'touch' }), {
      signal,
    })
    this.addEventListener('pointerleave', () => hold({ isPointed: false }), { signal })
    this.addEventListener('focusin', (e) => hold({ isFocused: isReading(e.target as Element) }), {
      signal,
    })
    this.addEventListener('focusout', () => hold({ isFocused: false }), { signal })
    this.addEventListener('click', (event) => this.#choose(event), { signal })
    this.addEventListener(
      'keydown',
      (event) => {
        const step = arrowStep(event)
        if (!step || this.#slides.length < 2 || isInDialog(event)) return
        event.preventDefault()
        this.#show(this.#index + step)
      },
      { signal },
    )
    this.#followSwipes()
  }

  get #slides(): Element[] {
    return [...(this.querySelector('[data-slides]')?.children ?? [])]
  }

  get #index(): number {
    return this.#slides.findIndex((slide) => slide.hasAttribute('data-current'))
  }

  #choose(event: MouseEvent): void {
    const chosen = isIn('[data-step], [data-place]', event.target)
    if (!chosen || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const { step, place } = chosen.dataset
    this.#show(step ? this.#index + Number(step) : Number(place))
  }

  /** Shows the slide that the visitor asks for. */
  #show(place: number): void {
    if (this.hasAttribute('data-settles')) this.isMoving = false
    this.#turnTo(place)
  }

  /** Counts on from either end. */
  #turnTo(place: number): void {
    const slides = this.#slides
    const index = (place + slides.length) % slides.length
    const focused = isIn('[data-slides], [data-place]', document.activeElement)
    for (const [i, slide] of slides.entries()) slide.toggleAttribute('data-current', i === index)
    for (const chooser of this.querySelectorAll<HTMLElement>('[data-place]')) {
      if (Number(chooser.dataset.place) === index) this.#mark(chooser, focused)
      else chooser.removeAttribute('aria-current')
    }
    const count = this.querySelector('[data-count]')
    if (count) count.textContent = `${index + 1} / ${slides.length}`
    // The slide that leaves takes the focus with it.
    if (focused?.matches('[data-slides]')) {
      const link = slides[index]!.querySelector('a') ?? this.querySelector('a[aria-current]')
      if (link instanceof HTMLElement) link.focus({ preventScroll: true })
    }
    this.update()
  }

  #mark(chooser: HTMLElement, focused: Element | null): void {
    chooser.setAttribute('aria-current', 'true')
    if (focused?.matches('[data-place]')) chooser.focus({ preventScroll: true })
    const row = chooser.closest('ul')
    if (!row) return
    const [place, room] = [chooser.getBoundingClientRect(), row.getBoundingClientRect()]
    const before = Math.min(0, place.left - room.left)
    row.scrollBy({ left: before || Math.max(0, place.right - room.right) })
  }

  protected override toggle(): void {
    // Whoever presses Play wants to see it move, though the pointer or focus is still here.
    if (!this.isMoving) this.#isPointed = this.#isFocused = false
    super.toggle()
  }

  protected update(): void {
    const slides = this.#slides
    const index = this.#index
    const isHeld = this.#isPointed || this.#isFocused
    const isRunning = this.isPlaying && !isHeld && slides.length > 1
    const next = this.isPlaying ? (index + 1) % slides.length : index
    for (const [i, slide] of slides.entries()) {
      if (i === index || i === next) slide.toggleAttribute('data-near', true)
      playFilm(slide.querySelector('video'), this.isPlaying && i === index)
    }
    this.toggleAttribute('data-running', isRunning)
    this.querySelector('[aria-live]')?.setAttribute('aria-live', isRunning ? 'off' : 'polite')
    clearTimeout(this.#timer)
    if (!isRunning) return
    this.#timer = setTimeout(() => this.#turnTo(index + 1), Number(this.dataset.interval))
  }

  /** One finger that goes sideways leads on, from where one reads on, or back. */
  #followSwipes(): void {
    const { signal } = this
    let start: PointerEvent | undefined
    const begin = (event: PointerEvent) => {
      start = isSwipe(event) ? event : undefined
    }
    const end = (event: PointerEvent) => {
      if (!start) return
      const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY]
      start = undefined
      if (Math.abs(x) < Math.max(minSwipePixels, 2 * Math.abs(y))) return
      this.#show(this.#index + (x < 0 === (document.dir !== 'rtl') ? 1 : -1))
    }
    this.addEventListener('pointerdown', begin, { signal })
    this.addEventListener('pointerup', end, { signal })
    // The browser has taken the finger for scrolling.
    this.addEventListener('pointercancel', () => (start = undefined), { signal })
  }
}

const isSwipe = (event: PointerEvent) =>
  event.pointerType === 'touch' && event.isPrimary && !isInDialog(event)

/** What opens over the slides has keys and swipes of its own. */
const isInDialog = ({ target }: Event) => isIn('dialog', target) !== null

/** A button that was pressed with a pointer keeps the focus, but nobody is there. */
function isReading(element: Element): boolean {
  return !element.matches('button:not(:focus-visible)')
}
