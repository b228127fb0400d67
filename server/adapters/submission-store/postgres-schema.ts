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
  // Several destinations, each with a state of its own. What was ever attempted was for monday.com;
  // what was not goes wherever enquiries go now. A server of before finds its columns gone, so that
  // it can claim nothing that another has.
  `CREATE TABLE deliveries (
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
  INSERT INTO deliveries SELECT id, 'monday', received_at, state, due_at, claim_token, attempts,
    uncertain, uncertain_since, delivered_at, item_id, failure
    FROM submissions WHERE state = 'delivered' OR attempts > 0;
  CREATE INDEX deliveries_waiting ON deliveries (destination, received_at, id)
    WHERE state = 'waiting';
  ALTER TABLE submissions ADD COLUMN reached_at bigint;
  UPDATE submissions SET reached_at = coalesce(delivered_at, received_at) WHERE state = 'delivered';
  DROP INDEX submissions_waiting;
  ALTER TABLE submissions DROP COLUMN state, DROP COLUMN due_at, DROP COLUMN claim_token,
    DROP COLUMN attempts, DROP COLUMN uncertain, DROP COLUMN uncertain_since,
    DROP COLUMN delivered_at, DROP COLUMN item_id, DROP COLUMN failure;
  CREATE INDEX submissions_unreached ON submissions (received_at, id) WHERE reached_at IS NULL;`,
]

/** Any number that no other part of the database locks: servers that start at once take turns. */
export const lock = 723_405_118

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
