/** A change of what the engine wants of a company's records. */
export type RecordChange = {
  /** Counted from 1, one more with each change that asks something of a company's folder. */
  version: number
  /** ISO 8601, the day of the release. */
  on: string
  /** What is different, and what to do about it. */
  what: string
}

/**
 * The changelog of the records' shapes. A folder says in `records.json` which version it was written
 * for; `npm run content -- check` tells what has changed since. What may be left out is no change.
 */
export const recordChanges: readonly RecordChange[] = [
  {
    version: 1,
    on: '2026-11-21',
    what: 'The first version that is counted. Old addresses move from redirects.ts, which keeps those with a hash, to redirects.txt.',
  },
]
