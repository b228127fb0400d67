import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'

const firstTables = `CREATE TABLE submissions (
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
  CREATE INDEX submissions_waiting ON submissions (received_at, id) WHERE state = 'waiting';
  PRAGMA user_version = 1;`
const secrets = `ALTER TABLE submissions ADD COLUMN secret TEXT;
  CREATE UNIQUE INDEX submissions_secret ON submissions (secret) WHERE secret IS NOT NULL;
  PRAGMA user_version = 2;`

/** A file as a site wrote it that knew one destination alone; contacts that wait, unless told. */
export function writeBefore(
  file: string,
  rows: readonly Record<string, SQLInputValue>[],
  { secrets: hasSecrets = true } = {},
): void {
  mkdirSync(dirname(file), { recursive: true })
  const db = new DatabaseSync(file)
  db.exec(`PRAGMA journal_mode = WAL; ${firstTables} ${hasSecrets ? secrets : ''}`)
  for (const row of rows) {
    const filled = { kind: 'contact', state: 'waiting', ...row }
    const names = Object.keys(filled)
    const places = names.map(() => '?').join(', ')
    db.prepare(`INSERT INTO submissions (${names.join(', ')}) VALUES (${places})`).run(
      ...Object.values(filled),
    )
  }
  db.close()
}
