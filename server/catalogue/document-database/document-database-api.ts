import { Hono } from 'hono'
import type { DocumentDatabase } from './create-document-database.ts'

/**
 * Serves the embedded document database; mount at `/v1`. One wildcard, because the paths hold
 * `(default)` and `:runQuery`, which a router would take for patterns.
 */
export function documentDatabaseApi(database: Pick<DocumentDatabase, 'handle'>): Hono {
  return new Hono().all('/*', (context) => database.handle(context.req.raw))
}
