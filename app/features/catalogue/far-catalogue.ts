import { prepareSearch, search } from '../search/suggest-from-server.ts'

/** What the header needs of a catalogue that is too large to be read; the server answers. */
export type FarCatalogue = typeof farCatalogue

export const farCatalogue = {
  search,
  prepareSearch,
  /** Its list is the server's. */
  prepareListing: () => Promise.resolve(undefined),
}
