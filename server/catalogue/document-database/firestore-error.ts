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
  readonly details: object[] | undefined

  constructor(status: FirestoreStatus, message: string, details?: object[]) {
    super(message)
    this.status = status
    this.details = details
  }

  get httpStatus(): number {
    return httpStatus[this.status]
  }

  /** https://cloud.google.com/apis/design/errors#http_mapping */
  body(): object {
    const { message, status, details } = this
    return { error: { code: this.httpStatus, message, status, ...(details && { details }) } }
  }
}

export function invalidArgument(message: string): FirestoreError {
  return new FirestoreError('INVALID_ARGUMENT', message)
}

/** What Firestore answers where it has too much to do; its clients try again by themselves. */
export function tooBusy(): FirestoreError {
  return new FirestoreError('UNAVAILABLE', 'The service is currently unavailable.')
}

/** What Firestore's security rules answer to a client that may only read. */
export function permissionDenied(): FirestoreError {
  return new FirestoreError('PERMISSION_DENIED', 'Missing or insufficient permissions.')
}

/** What Google answers for a project that does not exist: it never says that it does not. */
export function unknownProject(project: string): FirestoreError {
  return new FirestoreError(
    'PERMISSION_DENIED',
    `Permission denied on resource project ${project}.`,
    [
      {
        '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
        reason: 'CONSUMER_INVALID',
        domain: 'googleapis.com',
        metadata: { service: 'firestore.googleapis.com', consumer: `projects/${project}` },
      },
    ],
  )
}

export function unknownDatabase(project: string, database: string): FirestoreError {
  return new FirestoreError(
    'NOT_FOUND',
    `The database ${database} does not exist for project ${project}.`,
  )
}

export function documentNotFound(name: string): FirestoreError {
  return new FirestoreError('NOT_FOUND', `Document "${name}" not found.`)
}
