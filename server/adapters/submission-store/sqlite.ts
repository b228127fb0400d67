import { randomUUID } from 'node:crypto'
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Claim, SubmissionStore } from '#server/ports/submission-store.ts'
import { sqliteStatements } from './sqlite-statements.ts'
import { createTables } from './sqlite-schema.ts'
import {
  claimOf,
  newSecret,
  storedSubmission,
  waitingByDestination,
  type ClaimRow,
  type SubmissionRow,
  type WaitingRow,
} from './submission-row.ts'

/** How long another process, such as the operator's command, may hold the file. */
const busyMilliseconds = 3000

/**
 * Submissions in one SQLite file, which several processes of one machine may share. The file is
 * opened at the first use, and again after a failure: a full disk must not keep the site down.
 */
export function createSqliteStore(file: string): SubmissionStore {
  let opened: ReturnType<typeof open> | undefined
  const store = () => (opened ??= open(file))
  // Promises throughout, so that a failure to open is a rejection too.
  const read = async <Value>(run: (db: Opened) => Value) => run(store())
  const write = async <Value>(run: (db: Opened) => Value) => transaction(store(), run)
  /** Deletes so that no word of it stays on the disk: the file of writes beside it is emptied, too. */
  const erase = async (run: (db: Opened) => { changes: number | bigint }) => {
    const changes = Number(await write((db) => run(db).changes))
    if (changes) store().db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    return changes
  }

  const one = (row: unknown) => (row ? storedSubmission(row as SubmissionRow) : undefined)

  return {
    add: (submission, now, to = []) =>
      write(({ sql }) => {
        const { id, kind, fields } = submission
        const { changes } = sql.add.run(id, kind, JSON.stringify(fields), now, newSecret())
        if (!changes) return { outcome: 'exists', stored: one(sql.get.get(id))! }
        for (const { destination } of to) sql.address.run(id, destination, now, now)
        const claims = to.flatMap(({ destination, claimUntil }) =>
          claimUntil === undefined ? [] : [claimed(sql, { id, destination }, now, claimUntil)],
        )
        return { outcome: 'added', stored: one(sql.get.get(id))!, claims }
      }),
    get: (id) => read(({ sql }) => one(sql.get.get(id))),
    bySecret: (secret) => read(({ sql }) => one(sql.bySecret.get(secret))),
    enlist: ({ destination, now, id }) =>
      write(({ sql }) => Number(sql.enlist.run(destination, now, id ?? null).changes)),
    claim: ({ destination, now, until, limit, id }) =>
      write(({ sql }) => {
        const free =
          id === undefined
            ? sql.due.all(destination, now, limit)
            : sql.free.all(destination, id, now)
        return (free as Pick<ClaimRow, 'id' | 'uncertain'>[]).map(({ id, uncertain }) =>
          claimed(sql, { id, destination }, now, until, uncertain),
        )
      }),
    delivered: ({ submission: { id }, delivery: { destination }, token }, itemId, now) =>
      write(({ sql }) => {
        if (!sql.holds.get(id, destination, token)) return 'stale'
        if (sql.owner.get(destination, itemId, id)) return 'taken'
        sql.delivered.run(now, itemId, id, destination)
        sql.reached.run(now, id)
        return 'recorded'
      }),
    failed: ({ submission: { id }, delivery, token }, failure, { dueAt, uncertain }) =>
      write(({ sql }) => {
        const values = [dueAt, JSON.stringify(failure), Number(uncertain)] as const
        return sql.failed.run(...values, id, delivery.destination, token).changes > 0
      }),
    list: ({ waiting, limit, after }) =>
      read(({ sql }) => {
        const rows = sql.list.all(null, Number(waiting ?? false), after ?? null, limit)
        return (rows as SubmissionRow[]).map(storedSubmission)
      }),
    summary: (destinations) =>
      read(({ sql }) => {
        const row = sql.summary.get(json(destinations)) as Record<string, number | null>
        return {
          waiting: row.waiting ?? 0,
          delivered: row.delivered ?? 0,
          oldestWaiting: row.oldest ?? undefined,
          byDestination: waitingByDestination(sql.byDestination.all() as WaitingRow[]),
        }
      }),
    checkWritable: () =>
      write(({ sql }) => {
        // Taken back in the same transaction, which is committed all the same: one that is rolled
        // back reaches no disk, and would not notice that there is no room.
        const id = randomUUID()
        sql.add.run(id, 'contact', '{}', 0, null)
        sql.remove.run(id)
      }),
    makeDue: (now, { destination, ids, failedWith } = {}) =>
      write(({ sql }) => {
        const due = sql.makeDue.all(now, destination ?? null, json(ids), json(failedWith))
        return new Set(due.map(({ id }) => id)).size
      }),
    deleteDelivered: (before, destinations) =>
      erase(({ sql }) => sql.deleteDelivered.run(json(destinations), before)),
    deleteWaiting: (before, now) => erase(({ sql }) => sql.deleteWaiting.run(null, before, now)),
    async remove(ids) {
      // What was deleted before deleted rows were overwritten.
      store().db.exec('VACUUM')
      return erase(({ sql }) => sql.removeAll.run(json(ids)))
    },
    close: async () => {
      opened?.db.close()
      opened = undefined
    },
  }
}

type Opened = ReturnType<typeof open>

/** Ends when what was written is on disk, all of it or nothing. */
function transaction<Value>(opened: Opened, run: (opened: Opened) => Value): Value {
  const { db } = opened
  db.exec('BEGIN IMMEDIATE')
  try {
    const value = run(opened)
    db.exec('COMMIT')
    return value
  } catch (error) {
    // A failed commit may have rolled back by itself.
    if (db.isTransaction) db.exec('ROLLBACK')
    throw error
  }
}

const json = (values?: readonly string[]) => (values ? JSON.stringify(values) : null)

function claimed(
  sql: Opened['sql'],
  { id, destination }: { id: string; destination: string },
  now: number,
  until: number,
  mayExist: number | boolean = false,
): Claim {
  sql.claim.run(until, randomUUID(), now, id, destination)
  const row = sql.claimed.get(id, destination) as Omit<ClaimRow, 'may_exist'>
  return claimOf({ ...row, may_exist: mayExist })
}

function open(file: string) {
  mkdirSync(dirname(file), { recursive: true })
  // Personal data: nobody but the site's own user reads it. SQLite gives its side files the same.
  closeSync(openSync(file, 'a', 0o600))
  const db = new DatabaseSync(file, { timeout: busyMilliseconds })
  try {
    // Somebody else's data: what is deleted is overwritten.
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON')
    createTables(db)
    return { db, sql: sqliteStatements(db) }
  } catch (error) {
    db.close()
    throw error
  }
}
