/**
 * Of the tables of both databases. Versions 1 and 2 were never released. A change of the tables needs
 * a new number, and statements that bring a database of this one there.
 */
export const schemaVersion = 3

/** Whether there are no tables yet; throws for those of another version. `found` is 0 without any. */
export function isEmptySchema(found: number): boolean {
  if (found === 0 || found === schemaVersion) return found === 0
  const which = found > schemaVersion ? 'a newer' : 'an unreleased'
  throw new Error(`The submissions database was written by ${which} version of this site.`)
}
