import { closeSync, existsSync, openSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { Output } from './run.ts'

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
  } catch (error) {
    rmSync(target)
    throw error
  } finally {
    db.close()
  }
  output.print(`Written to ${target}`)
  return 0
}
