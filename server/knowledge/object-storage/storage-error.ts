/**
 * A request that Firebase Storage would refuse. Thrown while a request is read and turned into
 * an answer in one place, the request handler.
 */
export class StorageError extends Error {
  override name = 'StorageError'
  readonly status: 400 | 403 | 404

  constructor(status: 400 | 403 | 404, message: string) {
    super(message)
    this.status = status
  }

  body(): object {
    return { error: { code: this.status, message: this.message } }
  }
}

export const badRequest = (message: string) => new StorageError(400, message)
/** What Firebase's rules answer to a client that may only read. */
export const permissionDenied = () => new StorageError(403, 'Permission denied.')
export const notFound = () => new StorageError(404, 'Not Found.')
