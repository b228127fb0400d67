import { showUnits } from '#app/islands/unit-choice.ts'

/** Buttons named `units`, of which the one that is pressed chooses the units of all pages. */
export class UnitSwitch extends HTMLElement {
  connectedCallback(): void {
    showUnits()
    this.addEventListener('click', this)
    // Another page may have chosen since.
    addEventListener('pageshow', this)
    addEventListener('storage', this)
  }

  disconnectedCallback(): void {
    this.removeEventListener('click', this)
    removeEventListener('pageshow', this)
    removeEventListener('storage', this)
  }

  handleEvent({ type, target }: Event): void {
    if (type !== 'click') showUnits()
    else if (target instanceof HTMLButtonElement) showUnits(target.value)
  }
}
