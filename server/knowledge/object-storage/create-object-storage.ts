import { Hono } from 'hono'
import { handleRequest } from './handle-request.ts'
import { createObjectFolder, type ObjectFolder } from './object-folder.ts'

/** The embedded object storage: a folder, read-only, in Firebase Storage's REST format. */
export type ObjectStorage = {
  /** Answers a request below `/v0/`, for whatever bucket it asks. */
  handle: (request: Request) => Promise<Response>
  /** The same objects without the protocol. */
  folder: ObjectFolder
}

export function createObjectStorage(path: string): ObjectStorage {
  const folder = createObjectFolder(path)
  return { folder, handle: (request) => handleRequest(request, folder) }
}

/** Serves the embedded object storage; mount at `/v0`. Names are decoded by the storage, not the router. */
export function objectStorageApi(storage: Pick<ObjectStorage, 'handle'>): Hono {
  return new Hono().all('/*', (context) => storage.handle(context.req.raw))
}
