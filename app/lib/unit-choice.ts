import { keptPrefix } from './forget-kept.ts'
import { cookieChoice } from './functionality-cookies.ts'

const key = `${keptPrefix}units`

/**
 * Shows values in `chosen` units, 'metric' or 'us', and keeps them: for later visits where the
 * visitor has allowed that, else while the window is open. Without a choice: in those chosen
 * before, else in those that the region of the language reads. Style sheets go by the mark of the
 * whole document.
 */
export function showUnits(chosen?: string): void {
  const mark = document.documentElement.dataset
  // A browser may keep its storage closed: then nothing is remembered.
  if (chosen) attempt(() => keep(chosen))
  const kept = attempt(() => sessionStorage.getItem(key) ?? localStorage.getItem(key))
  mark.units = chosen ?? kept ?? mark.units ?? (/-US/.test(navigator.language) ? 'us' : 'metric')
  for (const button of document.querySelectorAll<HTMLButtonElement>('[name=units]')) {
    button.ariaPressed = String(button.value === mark.units)
  }
}

function keep(units: string): void {
  const isLasting = cookieChoice() === 'all'
  const [storage, other] = isLasting
    ? [localStorage, sessionStorage]
    : [sessionStorage, localStorage]
  other.removeItem(key)
  storage.setItem(key, units)
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
