import { cookieChoice } from './functionality-cookies.ts'

export type Units = 'metric' | 'us'

const key = 'pref-units'

/** A mark of the whole document, for style sheets: it stays while pages change. */
const mark = () => document.documentElement.dataset

/** The units that pages show: the visitor's own choice, else what the language's region reads. */
export function shownUnits(): Units {
  return (mark().units ??= kept() || (/-US/.test(navigator.language) ? 'us' : 'metric')) as Units
}

/** For later visits too, where the visitor has allowed that choices are remembered. */
export function chooseUnits(units: Units): void {
  mark().units = units
  if (cookieChoice() === 'all') inStorage((storage) => (storage[key] = units))
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
