import type { DatabaseSync } from 'node:sqlite'

type Job = { run: () => unknown; resolve: (value: unknown) => void; reject: (e: unknown) => void }

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
    try {
      const values = transaction(() => batch.map(({ run }) => run()))
      batch.forEach(({ resolve }, i) => resolve(values[i]))
    } catch (error) {
      // One that fails must not fail the others: each gets a transaction of its own.
      if (batch.length === 1) batch[0]!.reject(error)
      else batch.forEach(commitAlone)
    }
  }

  function commitAlone({ run, resolve, reject }: Job): void {
    try {
      resolve(transaction(run))
    } catch (error) {
      reject(error)
    }
  }

  function transaction<Value>(run: () => Value): Value {
    db.exec('BEGIN IMMEDIATE')
    try {
      const value = run()
      db.exec('COMMIT')
      return value
    } catch (error) {
      // A failed commit may have rolled back by itself.
      if (db.isTransaction) db.exec('ROLLBACK')
      throw error
    }
  }

  return {
    write: <Value>(run: () => Value) =>
      new Promise<Value>((resolve, reject) => {
        const job: Job = { run, resolve: (value) => resolve(value as Value), reject }
        if (jobs.push(job) === 1) setImmediate(commit)
      }),
    /** Writes at once what is still to be written. */
    finish: commit,
  }
}
