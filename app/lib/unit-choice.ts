import { cookieChoice } from './functionality-cookies.ts'

const key = 'pref-units'

/**
 * Shows values in `chosen` units, 'metric' or 'us', and remembers them for later visits where the
 * visitor has allowed that. Without a choice: in those chosen before, else in those that the
 * region of the language reads. The mark of the whole document, for style sheets, stays while
 * pages change.
 */
export function showUnits(chosen?: string): void {
  const mark = document.documentElement.dataset
  if (chosen && cookieChoice() === 'all') inStorage((storage) => (storage[key] = chosen))
  mark.units = chosen ?? mark.units ?? kept() ?? (/-US/.test(navigator.language) ? 'us' : 'metric')
  for (const button of document.querySelectorAll<HTMLButtonElement>('[name=units]')) {
    button.ariaPressed = String(button.value === mark.units)
  }
}

/** Only what was allowed is there: who refuses has it removed. */
const kept = () => inStorage((storage) => storage[key] as string | undefined)

/** A browser may keep its storage closed: then nothing is remembered. */
function inStorage<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(localStorage)
  } catch {
    return undefined
  }
}
