import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
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
const turnMilliseconds = 200

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
      await finishTables(client, tables, filled.products)
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

/** A transaction that no other server has one beside; what fails ends the connection, and takes it back. */
async function inTurn(client: ClientBase, work: () => Promise<void>): Promise<void> {
  await client.query('BEGIN')
  // Asked again and again: another may fill for minutes, and no single answer takes as long.
  while (!(await isMine(client))) await sleep(turnMilliseconds)
  await work()
  await client.query('COMMIT')
}

async function isMine(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ mine: boolean }>(
    'SELECT pg_try_advisory_xact_lock($1) AS mine',
    [lock],
  )
  return rows[0]?.mine === true
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
