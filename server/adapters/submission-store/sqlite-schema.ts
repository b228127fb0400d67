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
  // Several destinations, each with a state of its own. What was ever attempted was for monday.com;
  // what was not goes wherever enquiries go now.
  `ALTER TABLE submissions RENAME TO before;
  CREATE TABLE submissions (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    fields TEXT NOT NULL,
    received_at INTEGER NOT NULL,
    reached_at INTEGER,
    secret TEXT
  ) STRICT;
  INSERT INTO submissions SELECT id, kind, fields, received_at,
    iif(state = 'delivered', coalesce(delivered_at, received_at), NULL), secret FROM before;
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
  INSERT INTO deliveries SELECT id, 'monday', received_at, state, due_at, claim_token, attempts,
    uncertain, uncertain_since, delivered_at, item_id, failure
    FROM before WHERE state = 'delivered' OR attempts > 0;
  DROP TABLE before;
  CREATE INDEX submissions_age ON submissions (received_at, id);
  CREATE INDEX submissions_unreached ON submissions (received_at, id) WHERE reached_at IS NULL;
  CREATE UNIQUE INDEX submissions_secret ON submissions (secret) WHERE secret IS NOT NULL;
  CREATE INDEX deliveries_waiting ON deliveries (destination, received_at, id)
    WHERE state = 'waiting';`,
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
