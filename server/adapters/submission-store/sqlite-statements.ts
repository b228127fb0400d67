import type { DatabaseSync } from 'node:sqlite'

const columns = [
  'destination',
  'state',
  'due_at',
  'claim_token',
  'attempts',
  'uncertain',
  'uncertain_since',
  'delivered_at',
  'item_id',
  'failure',
]
const deliveries = `(SELECT json_group_array(json_object(
    ${columns.map((name) => `'${name}', ${name}`).join(', ')}) ORDER BY destination)
  FROM deliveries d WHERE d.id = s.id) AS deliveries`
const select = `SELECT s.*, ${deliveries} FROM submissions s`
const waits = `(s.reached_at IS NULL OR EXISTS
  (SELECT 1 FROM deliveries d WHERE d.id = s.id AND d.state = 'waiting' AND
    (?1 IS NULL OR d.destination IN (SELECT value FROM json_each(?1)))))`

/** The statements of the SQLite store, prepared once. */
export function sqliteStatements(db: DatabaseSync) {
  const prepare = (statement: string) => db.prepare(statement)
  return {
    add: prepare(`INSERT INTO submissions (id, kind, fields, received_at, secret)
      VALUES (?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`),
    address: prepare(`INSERT INTO deliveries (id, destination, received_at, due_at)
      VALUES (?, ?, ?, ?)`),
    remove: prepare('DELETE FROM submissions WHERE id = ?'),
    get: prepare(`${select} WHERE s.id = ?`),
    bySecret: prepare(`${select} WHERE s.secret = ?`),
    enlist: prepare(`INSERT INTO deliveries (id, destination, received_at, due_at)
      SELECT id, ?1, received_at, ?2 FROM submissions
      WHERE reached_at IS NULL AND (?3 IS NULL OR id = ?3) ON CONFLICT DO NOTHING`),
    due: prepare(`SELECT id, uncertain FROM deliveries
      WHERE destination = ? AND state = 'waiting' AND due_at <= ?
      ORDER BY received_at, id LIMIT ?`),
    free: prepare(`SELECT id, uncertain FROM deliveries WHERE destination = ? AND id = ?
      AND state = 'waiting' AND (claim_token IS NULL OR due_at <= ?)`),
    claim: prepare(`UPDATE deliveries SET due_at = ?, claim_token = ?, attempts = attempts + 1,
      uncertain = 1, uncertain_since = coalesce(uncertain_since, ?)
      WHERE id = ? AND destination = ?`),
    claimed: prepare(`SELECT d.*, s.kind, s.fields FROM deliveries d JOIN submissions s USING (id)
      WHERE d.id = ? AND d.destination = ?`),
    holds: prepare('SELECT 1 FROM deliveries WHERE id = ? AND destination = ? AND claim_token = ?'),
    owner: prepare('SELECT 1 FROM deliveries WHERE destination = ? AND item_id = ? AND id <> ?'),
    delivered: prepare(`UPDATE deliveries SET state = 'delivered', delivered_at = ?, item_id = ?,
      claim_token = NULL, uncertain = 0, uncertain_since = NULL, failure = NULL
      WHERE id = ? AND destination = ?`),
    reached: prepare('UPDATE submissions SET reached_at = coalesce(reached_at, ?) WHERE id = ?'),
    failed: prepare(`UPDATE deliveries SET due_at = ?1, failure = ?2, claim_token = NULL,
      uncertain = ?3, uncertain_since = iif(?3, uncertain_since, NULL)
      WHERE id = ?4 AND destination = ?5 AND claim_token = ?6`),
    list: prepare(`${select} WHERE (?2 = 0 OR ${waits}) AND (?3 IS NULL OR
      (received_at, id) > (SELECT received_at, id FROM submissions WHERE id = ?3))
      ORDER BY received_at, id LIMIT ?4`),
    summary: prepare(`SELECT sum(waits) AS waiting, sum(NOT waits) AS delivered,
      min(received_at) FILTER (WHERE waits) AS oldest
      FROM (SELECT received_at, ${waits} AS waits FROM submissions s)`),
    byDestination: prepare(`SELECT destination, count(*) AS waiting, min(received_at) AS oldest
      FROM deliveries WHERE state = 'waiting' GROUP BY destination`),
    makeDue: prepare(`UPDATE deliveries SET due_at = min(due_at, ?1)
      WHERE state = 'waiting' AND claim_token IS NULL AND (?2 IS NULL OR destination = ?2)
      AND (?3 IS NULL OR id IN (SELECT value FROM json_each(?3)))
      AND (?4 IS NULL OR failure ->> 'code' IN (SELECT value FROM json_each(?4)))
      RETURNING id`),
    deleteDelivered: prepare(`DELETE FROM submissions AS s
      WHERE NOT ${waits} AND reached_at < ?2 AND NOT EXISTS
        (SELECT 1 FROM deliveries d WHERE d.id = s.id AND d.delivered_at >= ?2)`),
    deleteWaiting: prepare(`DELETE FROM submissions AS s
      WHERE ${waits} AND received_at < ?2 AND NOT EXISTS (SELECT 1 FROM deliveries d
        WHERE d.id = s.id AND d.claim_token IS NOT NULL AND d.due_at > ?3)`),
    removeAll: prepare('DELETE FROM submissions WHERE id IN (SELECT value FROM json_each(?))'),
  }
}
