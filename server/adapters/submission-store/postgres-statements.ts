/** Who nobody has, with the claim's time as the first parameter. */
const isFree = `state = 'waiting' AND (claim_token IS NULL OR due_at <= $1)`

/** Of the rows that another process is just claiming, SKIP LOCKED leaves that process its own. */
const claim = (which: string) => `WITH free AS (${which} FOR UPDATE SKIP LOCKED)
  UPDATE submissions SET due_at = $2, claim_token = gen_random_uuid()::text,
    attempts = attempts + 1, uncertain = true, uncertain_since = coalesce(uncertain_since, $1)
  FROM (SELECT id AS free_id, uncertain AS may_exist FROM free) AS free
  WHERE id = free_id RETURNING submissions.*, may_exist`

export const postgresStatements = {
  add: `INSERT INTO submissions
    (id, kind, fields, received_at, state, due_at, claim_token, attempts, uncertain,
    uncertain_since, secret) VALUES ($1, $2, $3, $4, 'waiting', $5, $6, $7, $7 = 1, $8, $9)
    ON CONFLICT (id) DO NOTHING RETURNING *`,
  /** One transaction, since they are sent together; `id` is a UUID. */
  addAndRemove: (id: string) => `INSERT INTO submissions
    (id, kind, fields, received_at, state, due_at) VALUES ('${id}', 'contact', '{}', 0, 'waiting', 0);
    DELETE FROM submissions WHERE id = '${id}'`,
  get: 'SELECT * FROM submissions WHERE id = $1',
  bySecret: 'SELECT * FROM submissions WHERE secret = $1',
  claimDue: claim(`SELECT id, uncertain FROM submissions
    WHERE ${isFree} AND due_at <= $1 ORDER BY received_at, id LIMIT $3`),
  claimOne: claim(`SELECT id, uncertain FROM submissions WHERE ${isFree} AND id = $3`),
  delivered: `UPDATE submissions SET state = 'delivered', delivered_at = $1, item_id = $2,
    claim_token = NULL, uncertain = false, uncertain_since = NULL, failure = NULL
    WHERE id = $3 AND claim_token = $4`,
  failed: `UPDATE submissions SET due_at = $1, failure = $2, claim_token = NULL, uncertain = $3,
    uncertain_since = CASE WHEN $3 THEN uncertain_since END WHERE id = $4 AND claim_token = $5`,
  list: `SELECT * FROM submissions WHERE ($1::text IS NULL OR state = $1) AND ($2::text IS NULL OR
    (received_at, id) > (SELECT received_at, id FROM submissions WHERE id = $2))
    ORDER BY received_at, id LIMIT $3`,
  summary: `SELECT count(*) FILTER (WHERE state = 'waiting') AS waiting,
    count(*) FILTER (WHERE state = 'delivered') AS delivered,
    min(received_at) FILTER (WHERE state = 'waiting') AS oldest FROM submissions`,
  makeDue: `UPDATE submissions SET due_at = least(due_at, $1)
    WHERE state = 'waiting' AND claim_token IS NULL
    AND ($2::text[] IS NULL OR id = ANY($2)) AND ($3::text[] IS NULL OR failure ->> 'code' = ANY($3))`,
  deleteDelivered: `DELETE FROM submissions WHERE state = 'delivered' AND delivered_at < $1`,
}
