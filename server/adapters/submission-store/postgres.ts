import { randomUUID } from 'node:crypto'
import type { Pool, QueryResultRow } from 'pg'
import { rememberAsyncByKey } from '#domain/memo/remember-async.ts'
import type { SubmissionStore } from '#server/ports/submission-store.ts'
import { migrate } from './postgres-schema.ts'
import { postgresStatements as sql } from './postgres-statements.ts'
import { claimOf, newSecret, storedSubmission, type SubmissionRow } from './submission-row.ts'

type Options = {
  url: string
  /** Told of connections that break while nobody uses them. */
  onLostConnection: (error: Error) => void
}

const connectMilliseconds = 3000
const queryMilliseconds = 5000

/**
 * Submissions in PostgreSQL, shared by any number of servers. Connects at the first use and
 * again after a failure, so that a database that is away keeps nobody from reading the site.
 */
export function createPostgresStore({ url, onLostConnection }: Options): SubmissionStore {
  const pools = new Map<string, Promise<Pool>>()
  const openAt = rememberAsyncByKey((at: string) => connect(at, onLostConnection), pools)
  const open = () => openAt(url)

  async function query<Row extends QueryResultRow>(statement: string, values: unknown[] = []) {
    const pool = await open()
    return pool.query<Row>(statement, values)
  }
  const rows = async (statement: string, values: unknown[]) =>
    (await query<SubmissionRow & { may_exist?: boolean }>(statement, values)).rows
  const changed = async (statement: string, values: unknown[]) =>
    (await query(statement, values)).rowCount ?? 0
  const one = async (statement: string, value: string) => {
    const [row] = await rows(statement, [value])
    return row && storedSubmission(row)
  }
  const get = (id: string) => one(sql.get, id)

  return {
    async add(submission, now, claimUntil) {
      const { id, kind, fields } = submission
      const claimed = claimUntil !== undefined
      const token = claimed ? randomUUID() : null
      const values = [id, kind, fields, now, claimUntil ?? now, token, Number(claimed)]
      const [added] = await rows(sql.add, [...values, claimed ? now : null, newSecret()])
      if (added) {
        const claim = claimed ? claimOf(added, false) : undefined
        return { outcome: 'added', stored: storedSubmission(added), claim }
      }
      const stored = await get(id)
      if (!stored) throw new Error('A submission was deleted while it was sent again.')
      return { outcome: 'exists', stored }
    },
    get,
    bySecret: (secret) => one(sql.bySecret, secret),
    async claim({ now, until, limit, id }) {
      const claimed =
        id === undefined
          ? await rows(sql.claimDue, [now, until, limit])
          : await rows(sql.claimOne, [now, until, id])
      // RETURNING keeps no order.
      return claimed
        .map((row) => claimOf(row, row.may_exist))
        .sort((a, b) => a.stored.receivedAt - b.stored.receivedAt)
    },
    async delivered({ stored, token }, itemId, now) {
      try {
        const values = [now, itemId, stored.submission.id, token]
        return (await changed(sql.delivered, values)) ? 'recorded' : 'stale'
      } catch (error) {
        if ((error as { code?: string }).code === uniqueViolation) return 'taken'
        throw error
      }
    },
    failed: async ({ stored, token }, failure, { dueAt, uncertain }) =>
      (await changed(sql.failed, [dueAt, failure, uncertain, stored.submission.id, token])) > 0,
    list: async ({ state, limit, after }) =>
      (await rows(sql.list, [state ?? null, after ?? null, limit])).map(storedSubmission),
    async summary() {
      const [row] = (await query<Record<string, string | null>>(sql.summary)).rows
      const number = (name: string) => Number(row?.[name] ?? 0)
      return {
        waiting: number('waiting'),
        delivered: number('delivered'),
        oldestWaiting: number('oldest') || undefined,
      }
    },
    checkWritable: async () => void (await query(sql.addAndRemove(randomUUID()))),
    makeDue: (now, { ids, failedWith } = {}) =>
      changed(sql.makeDue, [now, ids ?? null, failedWith ?? null]),
    deleteDelivered: (before) => changed(sql.deleteDelivered, [before]),
    async close() {
      const pool = await pools.get(url)?.catch(() => undefined)
      pools.delete(url)
      await pool?.end()
    },
  }
}

/** PostgreSQL, Appendix A. */
const uniqueViolation = '23505'

async function connect(url: string, onLostConnection: (error: Error) => void): Promise<Pool> {
  // Only where it is used: most sites keep a file.
  const { Pool } = (await import('pg')).default
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: connectMilliseconds,
    query_timeout: queryMilliseconds,
    application_name: 'submissions',
  })
  pool.on('error', onLostConnection)
  try {
    await migrate(pool)
    return pool
  } catch (error) {
    await pool.end()
    throw error
  }
}
