import type { DatabaseSync } from 'node:sqlite'

/** Each brings a database from the version of its index to the next; only ever append. */
const migrations = [
  `CREATE TABLE submissions (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    fields TEXT NOT NULL,
    received_at INTEGER NOT NULL,
    state TEXT NOT NULL,
    due_at INTEGER NOT NULL,
    claim_token TEXT,
    attempts INTEGER NOT NULL DEFAULT 0,
    uncertain INTEGER NOT NULL DEFAULT 0,
    uncertain_since INTEGER,
    delivered_at INTEGER,
    item_id TEXT UNIQUE,
    failure TEXT
  ) STRICT;
  CREATE INDEX submissions_age ON submissions (received_at, id);
  CREATE INDEX submissions_waiting ON submissions (received_at, id) WHERE state = 'waiting';`,
  `ALTER TABLE submissions ADD COLUMN secret TEXT;
  CREATE UNIQUE INDEX submissions_secret ON submissions (secret) WHERE secret IS NOT NULL;`,
]

/** Safe when two processes start at once: the second waits, then finds nothing to do. */
export function migrate(db: DatabaseSync): void {
  const version = () => Number(Object.values(db.prepare('PRAGMA user_version').get() ?? {})[0])
  if (version() > migrations.length) {
    throw new Error('The submissions database was written by a newer version of this site.')
  }
  if (version() === migrations.length) return
  db.exec('BEGIN IMMEDIATE')
  try {
    for (const statements of migrations.slice(version())) db.exec(statements)
    db.exec(`PRAGMA user_version = ${migrations.length}`)
    db.exec('COMMIT')
  } catch (error) {
    db.exec('ROLLBACK')
    throw error
  }
}
