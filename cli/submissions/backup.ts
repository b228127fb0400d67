import { closeSync, existsSync, openSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { Output } from './run.ts'

/**
 * What waits may have been delivered by the time the copy is needed: whoever restores it looks for each
 * where that can be done before anything is made. deploy/README.md has the same for PostgreSQL.
 */
const mayBeThere = `UPDATE deliveries SET uncertain = 1,
  uncertain_since = coalesce(uncertain_since, received_at) WHERE state = 'waiting'`

/**
 * `backup`: everything that is stored, as one file that may take the place of `submissions.sqlite`.
 * The server may run meanwhile; copying its file would leave out what is in the file beside it.
 */
export function backup(source: string | undefined, target: string, output: Output): number {
  if (source === undefined) {
    output.printError('PostgreSQL has its own: pg_dump -Fc "$DATABASE_URL" > FILE.')
    return 1
  }
  if (existsSync(target)) {
    output.printError(`${target} exists. Remove it or name another file.`)
    return 1
  }
  // Personal data: for nobody else to read. SQLite writes into an empty file.
  closeSync(openSync(target, 'wx', 0o600))
  const db = new DatabaseSync(source, { readOnly: true, timeout: 5000 })
  try {
    db.prepare('VACUUM INTO ?').run(target)
    markWaiting(target)
  } catch (error) {
    rmSync(target)
    throw error
  } finally {
    db.close()
  }
  output.print(`Written to ${target}`)
  return 0
}

function markWaiting(target: string): void {
  const copy = new DatabaseSync(target)
  try {
    copy.exec(mayBeThere)
  } finally {
    copy.close()
  }
}
