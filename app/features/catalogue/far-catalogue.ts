import { fetchInTime } from '#app/lib/fetch-in-time.ts'
import { searchPaths } from '#app/features/search/search-paths.ts'
import { showTypes, type FamilyTypes } from './show-types.ts'

/** What menus need of a catalogue that is too large to be read; the server answers. */
export type FarCatalogue = Awaited<ReturnType<typeof farCatalogue>>

export async function farCatalogue() {
  const response = await fetchInTime(searchPaths.familyTypes())
  if (!response.ok) throw new Error(`${searchPaths.familyTypes()} answers ${response.status}`)
  const families = (await response.json()) as FamilyTypes[]
  return {
    showTypes: (menu: Element) => showTypes(menu, families),
    /** Its list is the server's. */
    prepareListing: () => Promise.resolve(undefined),
  }
}
