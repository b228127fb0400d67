import { Hono } from 'hono'
import type { ObjectStorage } from './create-object-storage.ts'

/** Serves the embedded object storage; mount at `/v0`. Names are decoded by the storage, not the router. */
export function objectStorageApi(storage: Pick<ObjectStorage, 'handle'>): Hono {
  return new Hono().all('/*', (context) => storage.handle(context.req.raw))
}
