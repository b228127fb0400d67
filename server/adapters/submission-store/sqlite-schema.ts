import type { DatabaseSync } from 'node:sqlite'
import { isEmptySchema, schemaVersion } from './schema-version.ts'

const tables = `
  CREATE TABLE submissions (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    fields TEXT NOT NULL,
    received_at INTEGER NOT NULL,
    reached_at INTEGER,
    secret TEXT
  ) STRICT;
  CREATE TABLE deliveries (
    id TEXT NOT NULL REFERENCES submissions (id) ON DELETE CASCADE,
    destination TEXT NOT NULL,
    received_at INTEGER NOT NULL,
    state TEXT NOT NULL DEFAULT 'waiting',
    due_at INTEGER NOT NULL,
    claim_token TEXT,
    attempts INTEGER NOT NULL DEFAULT 0,
    uncertain INTEGER NOT NULL DEFAULT 0,
    uncertain_since INTEGER,
    delivered_at INTEGER,
    item_id TEXT,
    failure TEXT,
    PRIMARY KEY (id, destination),
    UNIQUE (destination, item_id)
  ) STRICT;
  CREATE INDEX submissions_age ON submissions (received_at, id);
  CREATE INDEX submissions_unreached ON submissions (received_at, id) WHERE reached_at IS NULL;
  CREATE UNIQUE INDEX submissions_secret ON submissions (secret) WHERE secret IS NOT NULL;
  CREATE INDEX deliveries_waiting ON deliveries (destination, received_at, id)
    WHERE state = 'waiting';
  PRAGMA user_version = ${schemaVersion};`

/** Safe when two processes start at once: the second waits, then finds nothing to do. */
export function createTables(db: DatabaseSync): void {
  const version = () => Number(Object.values(db.prepare('PRAGMA user_version').get() ?? {})[0])
  if (!isEmptySchema(version())) return
  db.exec('BEGIN IMMEDIATE')
  try {
    if (isEmptySchema(version())) db.exec(tables)
    db.exec('COMMIT')
  } catch (error) {
    db.exec('ROLLBACK')
    throw error
  }
}
