/** What stands for a catalogue that is too large to be read. */
export type FarCatalogue = typeof farCatalogue

export const farCatalogue = {
  /** Its list is the server's. */
  prepareListing: () => Promise.resolve(undefined),
}
