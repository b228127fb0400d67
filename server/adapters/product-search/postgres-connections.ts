import type { Client, Pool } from 'pg'

const settings = { connectionTimeoutMillis: 3000, keepAlive: true }

/** Many short questions. */
export async function connectToFind(url: string, findMilliseconds: number): Promise<Pool> {
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
export async function connectToFill(url: string, stepMilliseconds: number): Promise<Client> {
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
