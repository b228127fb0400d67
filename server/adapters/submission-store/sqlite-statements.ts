import type { DatabaseSync } from 'node:sqlite'

/** The statements of the SQLite store, prepared once. */
export function sqliteStatements(db: DatabaseSync) {
  const prepare = (statement: string) => db.prepare(statement)
  const isFree = '(claim_token IS NULL OR due_at <= ?)'
  return {
    add: prepare(`INSERT INTO submissions
      (id, kind, fields, received_at, state, due_at, claim_token, attempts, uncertain,
      uncertain_since, secret) VALUES (?1, ?2, ?3, ?4, 'waiting', ?5, ?6, ?7, ?7, ?8, ?9)
      ON CONFLICT (id) DO NOTHING RETURNING *`),
    remove: prepare('DELETE FROM submissions WHERE id = ?'),
    get: prepare('SELECT * FROM submissions WHERE id = ?'),
    bySecret: prepare('SELECT * FROM submissions WHERE secret = ?'),
    due: prepare(`SELECT id, uncertain FROM submissions WHERE state = 'waiting' AND due_at <= ?
      ORDER BY received_at, id LIMIT ?`),
    free: prepare(`SELECT id, uncertain FROM submissions
      WHERE id = ? AND state = 'waiting' AND ${isFree}`),
    claim: prepare(`UPDATE submissions SET due_at = ?, claim_token = ?, attempts = attempts + 1,
      uncertain = 1, uncertain_since = coalesce(uncertain_since, ?) WHERE id = ? RETURNING *`),
    holds: prepare('SELECT 1 FROM submissions WHERE id = ? AND claim_token = ?'),
    owner: prepare('SELECT 1 FROM submissions WHERE item_id = ? AND id <> ?'),
    delivered: prepare(`UPDATE submissions SET state = 'delivered', delivered_at = ?, item_id = ?,
      claim_token = NULL, uncertain = 0, uncertain_since = NULL, failure = NULL WHERE id = ?`),
    failed: prepare(`UPDATE submissions SET due_at = ?, failure = ?, claim_token = NULL,
      uncertain = iif(?, 0, 1), uncertain_since = iif(?, NULL, uncertain_since)
      WHERE id = ? AND claim_token = ?`),
    list: prepare(`SELECT * FROM submissions WHERE (?1 IS NULL OR state = ?1) AND (?2 IS NULL OR
      (received_at, id) > (SELECT received_at, id FROM submissions WHERE id = ?2))
      ORDER BY received_at, id LIMIT ?3`),
    summary: prepare(`SELECT count(*) FILTER (WHERE state = 'waiting') AS waiting,
      count(*) FILTER (WHERE state = 'delivered') AS delivered,
      min(received_at) FILTER (WHERE state = 'waiting') AS oldest FROM submissions`),
    makeDue: prepare(`UPDATE submissions SET due_at = min(due_at, ?1)
      WHERE state = 'waiting' AND claim_token IS NULL
      AND (?2 IS NULL OR id IN (SELECT value FROM json_each(?2)))
      AND (?3 IS NULL OR failure ->> 'code' IN (SELECT value FROM json_each(?3)))`),
    deleteDelivered: prepare(
      `DELETE FROM submissions WHERE state = 'delivered' AND delivered_at < ?`,
    ),
  }
}
