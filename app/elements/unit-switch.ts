import { showUnits } from '#app/lib/unit-choice.ts'

/** Two buttons named `units` that choose the system in which the page shows its values. */
export class UnitSwitch extends HTMLElement {
  connectedCallback(): void {
    showUnits()
    this.addEventListener('click', chooseUnits)
  }

  disconnectedCallback(): void {
    this.removeEventListener('click', chooseUnits)
  }
}

function chooseUnits({ target }: Event): void {
  if (target instanceof HTMLButtonElement) showUnits(target.value)
}
