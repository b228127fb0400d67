import { showUnits } from '#app/lib/unit-choice.ts'

const key = 'carried-units'

/**
 * Leads from copy to copy, each of which is a document of its own, with the units that are shown:
 * who has not allowed that they are remembered chose them for this visit. They are handed over in
 * the window's own storage, and are out of it when the next page has them.
 */
export function leadWithUnits(href: string): void {
  const { units } = document.documentElement.dataset
  try {
    if (units) sessionStorage.setItem(key, units)
  } catch {
    // A browser may keep its storage closed: then those of the region show.
  }
  location.assign(href)
}

export function showCarriedUnits(): void {
  try {
    const units = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    if (units) showUnits(units)
  } catch {
    // Nothing was handed over.
  }
}
