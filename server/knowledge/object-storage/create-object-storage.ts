import { createChecksums } from './checksums.ts'
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
  const checksums = createChecksums()
  return { folder, handle: (request) => handleRequest(request, { folder, checksums }) }
}
