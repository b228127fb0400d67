import { LRUCache } from 'lru-cache'
import type { Pool, Client } from 'pg'
import type { AttributeDefinition } from '#domain/catalogue/attribute.ts'
import { rememberAsync, rememberAsyncByKey } from '#domain/memo/remember-async.ts'
import type { ProductSearch } from '#server/ports/product-search.ts'
import { putVersion } from './postgres-fill.ts'
import { findIn, type HeldVersion } from './postgres-find.ts'
import { versionsTable } from './postgres-schema.ts'
import { createSearchedFields, type Term } from './searched-fields.ts'

type Options = {
  url: string
  definitions: readonly AttributeDefinition[]
  /** Told of connections that break while nobody uses them. */
  onLostConnection: (error: Error) => void
  /** What a page waits for an answer, before it is made without. */
  findMilliseconds?: number
  /** What a step of filling may take, waiting for another server that fills included. */
  fillMilliseconds?: number
}

/**
 * The list in PostgreSQL 14 or newer, shared by any number of servers. Of the catalogue a server holds
 * no more than its filters. Connects at the first use and again after a failure; what takes too long
 * fails.
 */
export function createPostgresSearch({
  url,
  definitions,
  onLostConnection,
  findMilliseconds = 2000,
  fillMilliseconds = 600_000,
}: Options): ProductSearch {
  const open = rememberAsync(async () => {
    const pool = await connectToFind(url, findMilliseconds)
    return pool.on('error', onLostConnection)
  })
  const versions = new LRUCache<string, Promise<HeldVersion | undefined>>({ max: 2 })
  const heldOf = rememberAsyncByKey(
    async (version: string) => readVersion(await open(), version, definitions),
    versions,
  )

  return {
    async put(version, products) {
      const client = await connectToFill(url, fillMilliseconds)
      try {
        await putVersion({ client, version, products, definitions })
      } finally {
        await client.end()
      }
    },
    async find(version, asked, size) {
      const held = await heldOf(version)
      const found = held && (await findIn(await open(), held, asked, size))
      // It is looked for again: another server may be filling it.
      if (!found) versions.delete(version)
      return found
    },
    close: async () => (await open().catch(() => undefined))?.end(),
  }
}

/** Undefined where it is not there, or nothing ever was. */
async function readVersion(
  pool: Pool,
  version: string,
  definitions: readonly AttributeDefinition[],
): Promise<HeldVersion | undefined> {
  try {
    const found = await pool.query<{ id: number; total: number; terms: string }>(
      `SELECT id, total, terms FROM ${versionsTable} WHERE version = $1`,
      [version],
    )
    if (!found.rows[0]) return undefined
    const { id, total, terms } = found.rows[0]
    return { id, total, fields: createSearchedFields(JSON.parse(terms) as Term[], definitions) }
  } catch (error) {
    // No such table: PostgreSQL, Appendix A.
    if ((error as { code?: string }).code === '42P01') return undefined
    throw error
  }
}

const settings = { connectionTimeoutMillis: 3000, keepAlive: true }

/** Many short questions. */
async function connectToFind(url: string, findMilliseconds: number): Promise<Pool> {
  // Only where it is used: most sites have no engine.
  const { Pool } = (await import('pg')).default
  return new Pool({
    ...settings,
    connectionString: url,
    // A server that does not answer ends nothing by itself.
    query_timeout: findMilliseconds + 500,
    statement_timeout: findMilliseconds,
    // To compile such a statement takes longer than to run it, and to read all words than the index.
    options: '-c jit=off -c enable_seqscan=off -c work_mem=64MB',
    // What a connection in use was to do fails by its promise.
    onConnect: (client) => void client.on('error', () => {}),
  })
}

/** One long transaction of short steps: what a network has lost in silence is given up. */
async function connectToFill(url: string, stepMilliseconds: number): Promise<Client> {
  const { Client } = (await import('pg')).default
  const client = new Client({
    ...settings,
    connectionString: url,
    query_timeout: stepMilliseconds,
    // A server that is gone in the middle of its transaction keeps the others from theirs so long.
    idle_in_transaction_session_timeout: 60_000,
  })
  client.on('error', () => {})
  await client.connect()
  return client
}
