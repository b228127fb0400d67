/** Who nobody has, with the claim's time as the first parameter. */
const isFree = `state = 'waiting' AND (claim_token IS NULL OR due_at <= $1)`

/** Of the rows that another process is just claiming, SKIP LOCKED leaves that process its own. */
const claim = (which: string) => `WITH free AS (${which} FOR UPDATE SKIP LOCKED)
  UPDATE deliveries d SET due_at = $2, claim_token = gen_random_uuid()::text,
    attempts = attempts + 1, uncertain = true, uncertain_since = coalesce(uncertain_since, $1)
  FROM (SELECT id AS free_id, destination AS free_destination, uncertain AS may_exist FROM free)
    AS free, submissions s
  WHERE d.id = free_id AND d.destination = free_destination AND s.id = d.id
  RETURNING d.*, s.kind, s.fields, may_exist`

/** A row's lists and numbers in one, so that both are of the same moment. */
const deliveries = `coalesce((SELECT json_agg(d ORDER BY destination) FROM deliveries d
  WHERE d.id = s.id), '[]') AS deliveries`
const select = `SELECT s.*, ${deliveries} FROM submissions s`
const waits = `(s.reached_at IS NULL OR EXISTS (SELECT 1 FROM deliveries d WHERE d.id = s.id
  AND d.state = 'waiting' AND ($1::text[] IS NULL OR d.destination = ANY($1))))`

export const postgresStatements = {
  /** With what it is addressed to, in one statement and so in one transaction. */
  add: `WITH added AS (INSERT INTO submissions (id, kind, fields, received_at, secret)
      VALUES ($1, $2, $3, $4::bigint, $5) ON CONFLICT (id) DO NOTHING RETURNING *),
    addressed AS (INSERT INTO deliveries (id, destination, received_at, due_at, claim_token,
        attempts, uncertain, uncertain_since)
      SELECT added.id, destination, received_at, coalesce(claim_until, $4), claim_token,
        (claim_until IS NOT NULL)::integer, claim_until IS NOT NULL,
        CASE WHEN claim_until IS NOT NULL THEN $4 END
      FROM added, unnest($6::text[], $7::bigint[], $8::text[])
        AS addressee (destination, claim_until, claim_token) RETURNING *)
    SELECT added.*, coalesce((SELECT json_agg(addressed ORDER BY destination) FROM addressed), '[]')
      AS deliveries FROM added`,
  /** One transaction, since they are sent together; `id` is a UUID. */
  addAndRemove: (id: string) => `INSERT INTO submissions
    (id, kind, fields, received_at) VALUES ('${id}', 'contact', '{}', 0);
    DELETE FROM submissions WHERE id = '${id}'`,
  get: `${select} WHERE s.id = $1`,
  bySecret: `${select} WHERE s.secret = $1`,
  enlist: `INSERT INTO deliveries (id, destination, received_at, due_at)
    SELECT id, $1, received_at, $2 FROM submissions
    WHERE reached_at IS NULL AND ($3::text IS NULL OR id = $3) ON CONFLICT DO NOTHING`,
  claimDue: claim(`SELECT id, destination, uncertain FROM deliveries
    WHERE destination = $4 AND ${isFree} AND due_at <= $1 ORDER BY received_at, id LIMIT $3`),
  claimOne: claim(`SELECT id, destination, uncertain FROM deliveries
    WHERE destination = $4 AND ${isFree} AND id = $3`),
  delivered: `WITH done AS (UPDATE deliveries SET state = 'delivered', delivered_at = $1,
      item_id = $2, claim_token = NULL, uncertain = false, uncertain_since = NULL, failure = NULL
      WHERE id = $3 AND destination = $4 AND claim_token = $5 RETURNING id)
    UPDATE submissions s SET reached_at = coalesce(reached_at, $1) FROM done WHERE s.id = done.id`,
  failed: `UPDATE deliveries SET due_at = $1, failure = $2, claim_token = NULL, uncertain = $3,
    uncertain_since = CASE WHEN $3 THEN uncertain_since END
    WHERE id = $4 AND destination = $5 AND claim_token = $6`,
  list: `${select} WHERE (NOT $2::boolean OR ${waits}) AND ($3::text IS NULL OR
    (received_at, id) > (SELECT received_at, id FROM submissions WHERE id = $3))
    ORDER BY received_at, id LIMIT $4`,
  summary: `SELECT count(*) FILTER (WHERE waits) AS waiting,
    count(*) FILTER (WHERE NOT waits) AS delivered, min(received_at) FILTER (WHERE waits) AS oldest
    FROM (SELECT received_at, ${waits} AS waits FROM submissions s) AS looked`,
  byDestination: `SELECT destination, count(*) AS waiting, min(received_at) AS oldest
    FROM deliveries WHERE state = 'waiting' GROUP BY destination`,
  makeDue: `WITH due AS (UPDATE deliveries SET due_at = least(due_at, $1)
      WHERE state = 'waiting' AND claim_token IS NULL AND ($2::text IS NULL OR destination = $2)
      AND ($3::text[] IS NULL OR id = ANY($3))
      AND ($4::text[] IS NULL OR failure ->> 'code' = ANY($4)) RETURNING id)
    SELECT count(DISTINCT id) AS count FROM due`,
  deleteDelivered: `DELETE FROM submissions s WHERE NOT ${waits} AND reached_at < $2
    AND NOT EXISTS (SELECT 1 FROM deliveries d WHERE d.id = s.id AND d.delivered_at >= $2)`,
  deleteWaiting: `DELETE FROM submissions s WHERE ${waits} AND received_at < $2
    AND NOT EXISTS (SELECT 1 FROM deliveries d
      WHERE d.id = s.id AND d.claim_token IS NOT NULL AND d.due_at > $3)`,
}
