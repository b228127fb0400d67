/** The HTTP status that Google's APIs give each gRPC status used here. */
const httpStatus = {
  INVALID_ARGUMENT: 400,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const

export type FirestoreStatus = keyof typeof httpStatus

/**
 * A request that Firestore would refuse. Thrown anywhere while a request is read and
 * turned into an answer in one place, the request handler.
 */
export class FirestoreError extends Error {
  override name = 'FirestoreError'
  readonly status: FirestoreStatus

  constructor(status: FirestoreStatus, message: string) {
    super(message)
    this.status = status
  }

  get httpStatus(): number {
    return httpStatus[this.status]
  }

  /** https://cloud.google.com/apis/design/errors#http_mapping */
  body(): object {
    const { message, status } = this
    return { error: { code: this.httpStatus, message, status } }
  }
}

export function invalidArgument(message: string): FirestoreError {
  return new FirestoreError('INVALID_ARGUMENT', message)
}
