import { chosenUnits } from './store.ts'

/**
 * Shows values in `chosen` units, 'metric' or 'us', and keeps them: for later visits where the
 * visitor has allowed that, else while the tab is open. Without a choice: in those chosen before,
 * else in those that the region of the language reads. Style sheets go by the mark of the whole
 * document.
 */
export function showUnits(chosen?: string): void {
  const mark = document.documentElement.dataset
  mark.units =
    chosen || chosenUnits.read() || mark.units || (/-US/.test(navigator.language) ? 'us' : 'metric')
  // Told once it is so.
  if (chosen) chosenUnits.write(chosen)
  for (const button of document.querySelectorAll<HTMLButtonElement>('[name=units]')) {
    button.ariaPressed = String(button.value === mark.units)
  }
}
