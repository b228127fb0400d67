import type { Pool } from 'pg'
import { isEmptySchema, schemaVersion } from './schema-version.ts'

const tables = `
  CREATE TABLE submissions (
    id text PRIMARY KEY,
    kind text NOT NULL,
    fields jsonb NOT NULL,
    received_at bigint NOT NULL,
    reached_at bigint,
    secret text
  );
  CREATE TABLE deliveries (
    id text NOT NULL REFERENCES submissions (id) ON DELETE CASCADE,
    destination text NOT NULL,
    received_at bigint NOT NULL,
    state text NOT NULL DEFAULT 'waiting',
    due_at bigint NOT NULL,
    claim_token text,
    attempts integer NOT NULL DEFAULT 0,
    uncertain boolean NOT NULL DEFAULT false,
    uncertain_since bigint,
    delivered_at bigint,
    item_id text,
    failure jsonb,
    PRIMARY KEY (id, destination),
    UNIQUE (destination, item_id)
  );
  CREATE INDEX submissions_age ON submissions (received_at, id);
  CREATE INDEX submissions_unreached ON submissions (received_at, id) WHERE reached_at IS NULL;
  CREATE UNIQUE INDEX submissions_secret ON submissions (secret) WHERE secret IS NOT NULL;
  CREATE INDEX deliveries_waiting ON deliveries (destination, received_at, id)
    WHERE state = 'waiting';
  INSERT INTO submissions_schema VALUES (${schemaVersion});`

/** Any number that no other part of the database locks: servers that start at once take turns. */
export const lock = 723_405_118

export async function createTables(pool: Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    await client.query('SELECT pg_advisory_xact_lock($1)', [lock])
    await client.query('CREATE TABLE IF NOT EXISTS submissions_schema (version integer NOT NULL)')
    const { rows } = await client.query<{ version: number }>(
      'SELECT version FROM submissions_schema',
    )
    if (isEmptySchema(rows[0]?.version ?? 0)) await client.query(tables)
    await client.query('COMMIT')
    client.release()
  } catch (error) {
    // Whatever state the connection is in, closing it rolls back.
    client.release(true)
    throw error
  }
}
