import type { Pool } from 'pg'

/** Each brings a database from the version of its index to the next; only ever append. */
const migrations = [
  `CREATE TABLE submissions (
    id text PRIMARY KEY,
    kind text NOT NULL,
    fields jsonb NOT NULL,
    received_at bigint NOT NULL,
    state text NOT NULL,
    due_at bigint NOT NULL,
    claim_token text,
    attempts integer NOT NULL DEFAULT 0,
    uncertain boolean NOT NULL DEFAULT false,
    uncertain_since bigint,
    delivered_at bigint,
    item_id text UNIQUE,
    failure jsonb
  );
  CREATE INDEX submissions_age ON submissions (received_at, id);
  CREATE INDEX submissions_waiting ON submissions (received_at, id) WHERE state = 'waiting';`,
  `ALTER TABLE submissions ADD COLUMN secret text;
  CREATE UNIQUE INDEX submissions_secret ON submissions (secret) WHERE secret IS NOT NULL;`,
]

/** Any number that no other part of the database locks: servers that start at once take turns. */
const lock = 723_405_118

export async function migrate(pool: Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    await client.query('SELECT pg_advisory_xact_lock($1)', [lock])
    await client.query('CREATE TABLE IF NOT EXISTS submissions_schema (version integer NOT NULL)')
    const { rows } = await client.query<{ version: number }>(
      'SELECT version FROM submissions_schema',
    )
    const version = rows[0]?.version ?? 0
    if (version > migrations.length) {
      throw new Error('The submissions database was written by a newer version of this site.')
    }
    for (const statements of migrations.slice(version)) await client.query(statements)
    if (version < migrations.length) {
      await client.query('DELETE FROM submissions_schema')
      await client.query('INSERT INTO submissions_schema VALUES ($1)', [migrations.length])
    }
    await client.query('COMMIT')
    client.release()
  } catch (error) {
    // Whatever state the connection is in, closing it rolls back.
    client.release(true)
    throw error
  }
}
