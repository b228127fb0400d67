import { randomUUID } from 'node:crypto'
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { SubmissionStore } from '#server/ports/submission-store.ts'
import { batchedWrites } from './batched-writes.ts'
import { sqliteStatements } from './sqlite-statements.ts'
import { migrate } from './sqlite-schema.ts'
import { claimOf, newSecret, storedSubmission, type SubmissionRow } from './submission-row.ts'

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
  const write = async <Value>(run: (db: Opened) => Value) => {
    const db = store()
    return await db.writes.write(() => run(db))
  }

  return {
    add: (submission, now, claimUntil) =>
      write(({ sql }) => {
        const { id, kind, fields } = submission
        const claimed = claimUntil !== undefined
        const token = claimed ? randomUUID() : null
        const since = claimed ? now : null
        const attempts = Number(claimed)
        const due = claimUntil ?? now
        const values = [id, kind, JSON.stringify(fields), now, due, token, attempts, since] as const
        const added = sql.add.get(...values, newSecret()) as SubmissionRow | undefined
        if (!added) return { outcome: 'exists', stored: storedSubmission(sql.get.get(id) as never) }
        const claim = claimed ? claimOf(added, false) : undefined
        return { outcome: 'added', stored: storedSubmission(added), claim }
      }),
    get: (id) =>
      read(({ sql }) => {
        const row = sql.get.get(id) as SubmissionRow | undefined
        return row && storedSubmission(row)
      }),
    bySecret: (secret) =>
      read(({ sql }) => {
        const row = sql.bySecret.get(secret) as SubmissionRow | undefined
        return row && storedSubmission(row)
      }),
    claim: ({ now, until, limit, id }) =>
      write(({ sql }) => {
        const free = id === undefined ? sql.due.all(now, limit) : sql.free.all(id, now)
        return (free as SubmissionRow[]).map(({ id, uncertain }) => {
          const row = sql.claim.get(until, randomUUID(), now, id)
          return claimOf(row as SubmissionRow, uncertain)
        })
      }),
    delivered: ({ stored, token }, itemId, now) =>
      write(({ sql }) => {
        const { id } = stored.submission
        if (!sql.holds.get(id, token)) return 'stale'
        if (sql.owner.get(itemId, id)) return 'taken'
        sql.delivered.run(now, itemId, id)
        return 'recorded'
      }),
    failed: ({ stored, token }, failure, { dueAt, uncertain }) =>
      write(({ sql }) => {
        const certainly = Number(!uncertain)
        const text = JSON.stringify(failure)
        const { changes } = sql.failed.run(
          dueAt,
          text,
          certainly,
          certainly,
          stored.submission.id,
          token,
        )
        return changes > 0
      }),
    list: ({ state, limit, after }) =>
      read(({ sql }) => {
        const rows = sql.list.all(state ?? null, after ?? null, limit) as SubmissionRow[]
        return rows.map(storedSubmission)
      }),
    summary: () =>
      read(({ sql }) => {
        const row = sql.summary.get() as Record<string, number | null>
        return {
          waiting: row.waiting ?? 0,
          delivered: row.delivered ?? 0,
          oldestWaiting: row.oldest ?? undefined,
        }
      }),
    checkWritable: () =>
      write(({ sql }) => {
        // Taken back in the same transaction, which is committed all the same: one that is rolled
        // back reaches no disk, and would not notice that there is no room.
        const id = randomUUID()
        sql.add.get(id, 'contact', '{}', 0, 0, null, 0, null, null)
        sql.remove.run(id)
      }),
    makeDue: (now, { ids, failedWith } = {}) =>
      write(({ sql }) => {
        const list = (values?: readonly string[]) => (values ? JSON.stringify(values) : null)
        return Number(sql.makeDue.run(now, list(ids), list(failedWith)).changes)
      }),
    deleteDelivered: (before) =>
      write(({ sql }) => Number(sql.deleteDelivered.run(before).changes)),
    close: async () => {
      opened?.writes.finish()
      opened?.db.close()
      opened = undefined
    },
  }
}

type Opened = ReturnType<typeof open>

function open(file: string) {
  mkdirSync(dirname(file), { recursive: true })
  // Personal data: nobody but the site's own user reads it. SQLite gives its side files the same.
  closeSync(openSync(file, 'a', 0o600))
  const db = new DatabaseSync(file, { timeout: busyMilliseconds })
  try {
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
    migrate(db)
    return { db, sql: sqliteStatements(db), writes: batchedWrites(db) }
  } catch (error) {
    db.close()
    throw error
  }
}
