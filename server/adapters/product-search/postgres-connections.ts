import type { Client, Pool } from 'pg'

const connectMilliseconds = 3000
/** What a network has lost in silence is given up after it, and filled anew. */
const stepMilliseconds = 10_000
/** A server that is gone in the middle of its transaction keeps the others from theirs so long. */
const silenceMilliseconds = 60_000
const application = 'product search'

/** Many short questions. */
export async function connectToFind(
  url: string,
  findMilliseconds: number,
  onLostConnection: (error: Error) => void,
): Promise<Pool> {
  // Only where it is used: most sites have no engine.
  const { Pool } = (await import('pg')).default
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: connectMilliseconds,
    // A server that does not answer ends nothing by itself.
    query_timeout: findMilliseconds + 500,
    application_name: application,
    onConnect: async (client) => {
      // What a connection in use was to do fails by its promise.
      client.on('error', () => {})
      // Compiling such a statement takes longer than running it; and reading all of a table's words
      // takes fifty times as long as it is estimated, where the index is at hand.
      await client.query(
        `SET statement_timeout = ${findMilliseconds}; SET jit = off; SET enable_seqscan = off;
        SET work_mem = '64MB'`,
      )
    },
  })
  pool.on('error', onLostConnection)
  return pool
}

/** One long transaction of short steps; a longer one says how long it may take (`query_timeout`). */
export async function connectToFill(url: string): Promise<Client> {
  const { Client } = (await import('pg')).default
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: connectMilliseconds,
    query_timeout: stepMilliseconds,
    idle_in_transaction_session_timeout: silenceMilliseconds,
    keepAlive: true,
    application_name: application,
  })
  client.on('error', () => {})
  await client.connect()
  return client
}
