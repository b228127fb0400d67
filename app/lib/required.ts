/** The record of a page of its own shape: routes.ts leaves out the routes whose record is absent. */
export function required<T>(record: T | undefined): T {
  if (record === undefined) throw new Error('The page has no record')
  return record
}
