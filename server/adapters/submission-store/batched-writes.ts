import type { DatabaseSync } from 'node:sqlite'

type Job = { run: () => unknown; settle: (error: unknown, value?: unknown) => void }

/**
 * Writes of one turn of the event loop share one transaction, and with it one wait for the disk:
 * fifty visitors at once wait no longer than one. Resolves when the transaction is on disk.
 */
export function batchedWrites(db: DatabaseSync) {
  let jobs: Job[] = []

  function commit(): void {
    const batch = jobs
    jobs = []
    if (!batch.length) return
    let values: unknown[]
    try {
      db.exec('BEGIN IMMEDIATE')
      try {
        values = batch.map(({ run }) => run())
        db.exec('COMMIT')
      } catch (error) {
        // A failed commit may have rolled back by itself.
        if (db.isTransaction) db.exec('ROLLBACK')
        throw error
      }
    } catch (error) {
      for (const { settle } of batch) settle(error)
      return
    }
    batch.forEach(({ settle }, i) => settle(undefined, values[i]))
  }

  return {
    write: <Value>(run: () => Value) =>
      new Promise<Value>((resolve, reject) => {
        const settle = (error: unknown, value?: unknown) =>
          error === undefined ? resolve(value as Value) : reject(error)
        if (jobs.push({ run, settle }) === 1) setImmediate(commit)
      }),
    /** Writes at once what is still to be written. */
    finish: commit,
  }
}
