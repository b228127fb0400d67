import { stored } from '#app/islands/store.ts'

/** Says how many boxes of a guide's steps are ticked; they stay as they are in this browser. */
export class StepTicks extends HTMLElement {
  #removed = new AbortController()

  connectedCallback(): void {
    const { signal } = (this.#removed = new AbortController())
    const kept = this.#kept()
    for (const box of boxesOfSteps()) {
      // One may have been ticked before scripts had come.
      box.checked ||= kept.includes(box.value)
      box.addEventListener('change', () => this.#keep(), { signal })
    }
    this.#button.addEventListener('click', () => this.#untick(), { signal })
    if (tickedSteps().length > kept.length) this.#keep()
    else this.#show()
  }

  disconnectedCallback(): void {
    this.#removed.abort()
  }

  get #button(): HTMLButtonElement {
    return this.querySelector('button')!
  }

  #untick(): void {
    for (const box of boxesOfSteps()) box.checked = false
    this.#keep()
  }

  #show(): void {
    const done = tickedSteps().length
    const { said = '' } = this.dataset
    this.querySelector('[role=status]')!.textContent = said.replace('{done}', String(done))
    this.#button.hidden = done === 0
  }

  #keep(): void {
    this.#show()
    const ticked = tickedSteps()
    const { slug, revision } = this.dataset
    stored(keyOf(slug)).write(ticked.length ? [revision, ...ticked].join(' ') : '')
  }

  /** The steps that this browser's visitor has ticked of the guide; none of another revision. */
  #kept(): string[] {
    const { slug, revision } = this.dataset
    try {
      const key = keyOf(slug)
      const kept = localStorage.getItem(key) ?? sessionStorage.getItem(key) ?? ''
      const [of, ...ticked] = kept.split(' ')
      return of === revision ? ticked : []
    } catch {
      // A browser may keep its storage closed: then nothing is ticked.
      return []
    }
  }
}

const keyOf = (slug = '') => `pref-steps-${slug}`

const boxesOfSteps = () =>
  document.querySelectorAll<HTMLInputElement>('#document li[id^=step-] > input')

const tickedSteps = () => [...boxesOfSteps()].flatMap((box) => (box.checked ? [box.value] : []))
