import { randomBytes } from 'node:crypto'
import type { ClientBase } from 'pg'
import type { AttributeDefinition } from '#domain/catalogue/attribute.ts'
import type { ProductSearch } from '#server/ports/product-search.ts'
import { connectToFill } from './postgres-connections.ts'
import { fill } from './postgres-fill.ts'
import {
  createSchema,
  createTables,
  dropLeft,
  finishTables,
  lock,
  tablesOf,
  versionsTable,
} from './postgres-schema.ts'
import { versionsKept } from './versions-kept.ts'

type Given = {
  url: string
  version: string
  products: Parameters<ProductSearch['put']>[1]
  definitions: readonly AttributeDefinition[]
}

/** A reader has its tables for two seconds at most; whoever waits for tables keeps new readers waiting. */
const lockMilliseconds = 3000

/**
 * All of a version in one transaction, of which others see nothing until it is whole, in tables of its
 * own: who reads the version before goes on reading it. Servers take turns; the first one fills.
 */
export async function putVersion({ url, version, products, definitions }: Given): Promise<void> {
  const client = await connectToFill(url)
  try {
    await inTurn(client, async () => {
      await createSchema(client)
      await dropLeft(client)
      const { rowCount } = await client.query(
        `UPDATE ${versionsTable} SET put_at = clock_timestamp() WHERE version = $1`,
        [version],
      )
      if (rowCount) return
      const id = randomBytes(8).toString('hex')
      const tables = tablesOf(id)
      await createTables(client, tables)
      const filled = await fill(client, tables, products, definitions)
      await finishTables(client, tables)
      await client.query(
        `INSERT INTO ${versionsTable} (version, id, products, has_numbers) VALUES ($1, $2, $3, $4)`,
        [version, id, filled.products, filled.hasNumbers],
      )
    })
    // When nobody asks for them any more, the next one takes them away.
    await inTurn(client, () => dropOld(client)).catch((error: unknown) => {
      if (!inUse.has((error as { code?: string }).code ?? '')) throw error
    })
  } finally {
    await client.end()
  }
}

/** A transaction that no other server has one beside. */
async function inTurn(client: ClientBase, work: () => Promise<void>): Promise<void> {
  await client.query('BEGIN')
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [lock])
    await work()
    await client.query('COMMIT')
  } catch (error) {
    // A connection that is gone has rolled back by itself, and its first error says more.
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  }
}

async function dropOld(client: ClientBase): Promise<void> {
  await client.query(`SET LOCAL lock_timeout = ${lockMilliseconds}`)
  await client.query(
    `DELETE FROM ${versionsTable} WHERE version NOT IN
      (SELECT version FROM ${versionsTable} ORDER BY put_at DESC LIMIT $1)`,
    [versionsKept],
  )
  await dropLeft(client)
}

/** No lock in time, and two that waited for each other: PostgreSQL, Appendix A. */
const inUse = new Set(['55P03', '40P01'])
