import { chosenMotion } from '#app/islands/store.ts'

/**
 * What moves by itself, with a button `[data-toggle]` that stops it (WCAG 2.2.2). It begins once
 * the page is idle and rests out of sight. Nothing moves under reduced motion, with data saving on,
 * over a slow connection, or after the visitor's own pause. `data-moving` says whether it may move.
 */
export abstract class MovingElement extends HTMLElement {
  #connected = new AbortController()
  #isIdle = false
  #isInView = false

  connectedCallback(): void {
    this.#connected = new AbortController()
    const { signal } = this.#connected
    this.isMoving = mayMove()
    const observer = new IntersectionObserver((entries) => {
      this.#isInView = entries.at(-1)!.isIntersecting
      this.update()
    })
    observer.observe(this)
    signal.addEventListener('abort', () => observer.disconnect())
    document.addEventListener('visibilitychange', () => this.update(), { signal })
    this.addEventListener('click', ({ target }) => isIn('[data-toggle]', target) && this.toggle(), {
      signal,
    })
    whenIdle(() => {
      this.#isIdle = true
      if (!signal.aborted) this.update()
    })
  }

  disconnectedCallback(): void {
    this.#connected.abort()
    this.update()
  }

  /** Ends the listeners of this element. */
  protected get signal(): AbortSignal {
    return this.#connected.signal
  }

  /** Whether the visitor lets it move. */
  protected get isMoving(): boolean {
    return this.hasAttribute('data-moving')
  }

  protected set isMoving(isMoving: boolean) {
    this.toggleAttribute('data-moving', isMoving)
  }

  /** Whether it moves now. */
  protected get isPlaying(): boolean {
    const isSeen = this.isConnected && this.#isInView && !document.hidden
    return this.isMoving && this.#isIdle && isSeen
  }

  protected toggle(): void {
    this.isMoving = !this.isMoving
    chosenMotion.write(this.isMoving ? 'on' : 'off')
    this.update()
  }

  /** Starts and stops what moves. */
  protected abstract update(): void
}

/** Browsers may refuse to play, to save power for one; the poster stays. */
export function playFilm(film: HTMLVideoElement | null, plays: boolean): void {
  if (!film) return
  if (!plays) return film.pause()
  film.muted = true
  film.play().then(
    () => film.toggleAttribute('data-started', true),
    () => undefined,
  )
}

export const isIn = (selector: string, target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null

function mayMove(): boolean {
  const chosen = chosenMotion.read()
  if (chosen) return chosen === 'on'
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches
  // What browsers that tell say of the connection (Network Information API).
  const { saveData, effectiveType = '' } =
    (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection ?? {}
  // A film of a megabyte takes such a connection half a minute and more, which all else would wait.
  const isSlow = /[23]g$/.test(effectiveType)
  return !(isReduced || saveData || isSlow)
}

/** Calls back once the page has loaded and its browser has nothing else to do. */
function whenIdle(callback: () => void): void {
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: 4000 })
    // Safari has no such callback.
    else setTimeout(callback, 1000)
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}
