import { randomUUID } from 'node:crypto'
import type { Pool, QueryResultRow } from 'pg'
import { rememberAsyncByKey } from '#domain/memo/remember-async.ts'
import type { Claim, SubmissionStore } from '#server/ports/submission-store.ts'
import { createTables } from './postgres-schema.ts'
import { postgresStatements as sql } from './postgres-statements.ts'
import {
  claimOf,
  newSecret,
  storedSubmission,
  waitingByDestination,
  type ClaimRow,
  type SubmissionRow,
  type WaitingRow,
} from './submission-row.ts'

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
  const changed = async (statement: string, values: unknown[]) =>
    (await query(statement, values)).rowCount ?? 0
  const one = async (statement: string, values: unknown[]) => {
    const [row] = (await query<SubmissionRow>(statement, values)).rows
    return row && storedSubmission(row)
  }
  const get = (id: string) => one(sql.get, [id])

  return {
    async add(submission, now, to = []) {
      const { id, kind, fields } = submission
      const tokens = to.map(({ claimUntil }) => (claimUntil === undefined ? null : randomUUID()))
      const stored = await one(sql.add, [
        id,
        kind,
        fields,
        now,
        newSecret(),
        to.map(({ destination }) => destination),
        to.map(({ claimUntil }) => claimUntil ?? null),
        tokens,
      ])
      if (stored) {
        const claims = to.flatMap(({ destination }, i): Claim[] => {
          const token = tokens[i]
          const delivery = stored.deliveries.find((one) => one.destination === destination)
          return token && delivery
            ? [{ submission: stored.submission, receivedAt: now, delivery, mayExist: false, token }]
            : []
        })
        return { outcome: 'added', stored, claims }
      }
      const before = await get(id)
      if (!before) throw new Error('A submission was deleted while it was sent again.')
      return { outcome: 'exists', stored: before }
    },
    get,
    bySecret: (secret) => one(sql.bySecret, [secret]),
    enlist: ({ destination, now, id }) => changed(sql.enlist, [destination, now, id ?? null]),
    async claim({ destination, now, until, limit, id }) {
      const { rows } =
        id === undefined
          ? await query<ClaimRow>(sql.claimDue, [now, until, limit, destination])
          : await query<ClaimRow>(sql.claimOne, [now, until, id, destination])
      // RETURNING keeps no order.
      return rows.map(claimOf).sort((a, b) => a.receivedAt - b.receivedAt)
    },
    async delivered({ submission, delivery, token }, itemId, now) {
      try {
        const values = [now, itemId, submission.id, delivery.destination, token]
        return (await changed(sql.delivered, values)) ? 'recorded' : 'stale'
      } catch (error) {
        if ((error as { code?: string }).code === uniqueViolation) return 'taken'
        throw error
      }
    },
    async failed({ submission, delivery, token }, failure, { dueAt, uncertain }) {
      const values = [dueAt, failure, uncertain, submission.id, delivery.destination, token]
      return (await changed(sql.failed, values)) > 0
    },
    async list({ waiting = false, limit, after }) {
      const values = [null, waiting, after ?? null, limit]
      return (await query<SubmissionRow>(sql.list, values)).rows.map(storedSubmission)
    },
    async summary(destinations) {
      const [all, each] = await Promise.all([
        query<Record<string, string | null>>(sql.summary, [destinations ?? null]),
        query<WaitingRow>(sql.byDestination),
      ])
      const number = (name: string) => Number(all.rows[0]?.[name] ?? 0)
      return {
        waiting: number('waiting'),
        delivered: number('delivered'),
        oldestWaiting: number('oldest') || undefined,
        byDestination: waitingByDestination(each.rows),
      }
    },
    checkWritable: async () => void (await query(sql.addAndRemove(randomUUID()))),
    async makeDue(now, { destination, ids, failedWith } = {}) {
      const values = [now, destination ?? null, ids ?? null, failedWith ?? null]
      return Number((await query<{ count: string }>(sql.makeDue, values)).rows[0]!.count)
    },
    deleteDelivered: (before, destinations) => changed(sql.deleteDelivered, [destinations, before]),
    deleteWaiting: (before, now) => changed(sql.deleteWaiting, [null, before, now]),
    remove: (ids) => changed('DELETE FROM submissions WHERE id = ANY($1)', [ids]),
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
  // The pool listens to those that wait for use, and `query` to the first error alone: a loss told by
  // nobody else would end the whole site. What a connection in use was to do fails by its promise.
  pool.on('connect', (client) => client.on('error', () => {}))
  try {
    await createTables(pool)
    return pool
  } catch (error) {
    await pool.end()
    throw error
  }
}
