import { cookieChoice } from './functionality-cookies.ts'

const key = 'pref-units'

/**
 * Shows values in `chosen` units, 'metric' or 'us', and remembers them in this tab, and for later visits
 * where the visitor has allowed that. Without a choice: in those chosen before, else in those that the
 * region of the language reads. Style sheets read the mark on the document's root.
 */
export function showUnits(chosen?: string): void {
  const mark = document.documentElement.dataset
  if (chosen) {
    inStorage(() => (sessionStorage[key] = chosen))
    if (cookieChoice() === 'all') inStorage(() => (localStorage[key] = chosen))
  }
  mark.units = chosen ?? kept() ?? mark.units ?? (/-US/.test(navigator.language) ? 'us' : 'metric')
  for (const button of document.querySelectorAll<HTMLButtonElement>('[name=units]')) {
    button.ariaPressed = String(button.value === mark.units)
  }
}

const kept = () => inStorage(() => (sessionStorage[key] ?? localStorage[key]) as string | undefined)

/** A browser may keep its storage closed: then nothing is remembered. */
function inStorage<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
