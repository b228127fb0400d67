import * as z from 'zod'
import { parseJson } from '#domain/json-map.ts'
import { readRetryAfter } from '#server/adapters/retry-after.ts'
import type { DeliveryFailure } from '#server/ports/submission-store.ts'
import type { NotDelivered } from '#server/ports/destination.ts'

/** What came back over HTTP, read to its end. */
export type RawAnswer = { status: number; retryAfter: string | null; text: string }
export type ReadAnswer = { ok: true; data: unknown } | NotDelivered

const ErrorObject = z.looseObject({
  message: z.string().optional().catch(undefined),
  extensions: z.looseObject({}).optional().catch(undefined),
})
const Answer = z.looseObject({
  data: z.unknown().optional(),
  errors: z
    .array(z.union([z.string(), ErrorObject]))
    .optional()
    .catch(undefined),
})

/**
 * Reads an answer of the API by its documentation of errors: developer.monday.com/api-reference/
 * docs/error-handling, …/rate-limits, …/idempotency. `hasResult` says whether data holds what was
 * asked for: that counts even beside errors, for the item exists then.
 */
export function readAnswer(
  { status, retryAfter, text }: RawAnswer,
  hasResult: (data: unknown) => boolean,
  now: number,
): ReadAnswer {
  const json = parseJson(text)
  const answer = Answer.safeParse(json)
  const { data } = answer.data ?? {}
  if (hasResult(data)) return { ok: true, data }

  const errors = answer.success ? errorsOf(answer.data) : []
  const [first] = errors
  const limit = errors.find(isLimit)
  const wait = secondsToWait({ retryAfter, status, error: limit ?? first, now })
  const failed = (failure: DeliveryFailure, uncertain: boolean): NotDelivered => ({
    ok: false,
    failure,
    uncertain,
    ...(wait !== undefined && { retryAfter: wait }),
  })
  const message = (limit ?? first)?.message
  const said = message === undefined ? {} : { message }
  // A request that hit a limit, or a locked board, was not carried out.
  if (status === 429 || status === 423 || limit) return failed({ code: 'limited', ...said }, false)
  // The same request is being carried out just now.
  if (status === 409) return failed({ code: 'unreachable', ...said }, true)
  const refused = status >= 300 && status < 500
  if (json === undefined) return failed({ code: 'not-json' }, !refused)
  if (first) return failed({ code: 'rejected', ...said }, status >= 500 || first.isInternal)
  return failed({ code: 'unexpected' }, !refused)
}

/** Errors in the form of GraphQL, or as bare texts. */
const errorsOf = ({ errors = [] }: z.infer<typeof Answer>): ServiceError[] =>
  errors.map((error) => {
    if (typeof error === 'string') {
      return serviceError({ code: undefined, message: error, details: {} })
    }
    const { message, extensions = {} } = error
    const code = typeof extensions.code === 'string' ? extensions.code : undefined
    const data = extensions.error_data
    const details = typeof data === 'object' ? { ...data, ...extensions } : extensions
    return serviceError({ code, message, details })
  })

type ErrorParts = Pick<ServiceError, 'code' | 'message'> & { details: Record<string, unknown> }

function serviceError({ code, message, details }: ErrorParts): ServiceError {
  const isInternal = numberOf(details.status_code) >= 500 || /internal.?server/i.test(code ?? '')
  const seconds = numberOf(details.retry_in_seconds ?? 'none')
  return { code, message, isInternal, retryIn: Number.isNaN(seconds) ? undefined : seconds }
}

/** A map may have a `toString` of its own that is none. */
const numberOf = (value: unknown) => (typeof value === 'object' ? NaN : Number(value))

type ServiceError = {
  code: string | undefined
  message: string | undefined
  /** Trouble on the service's side: what was asked for may have been done. */
  isInternal: boolean
  /** Seconds the error itself names. */
  retryIn: number | undefined
}

/** Codes and words of the limits, as the API's pages on errors and on rate limits have them. */
const limitCodes =
  /complexity|rate.?limit|concurrency|(minute|daily|field).*limit|temporarily.?blocked/i
const limitWords = /complexity budget exhausted|(minute|daily|rate|concurrency) limit|rate limit/i
const dailyLimit = /daily.?limit/i
/** A board is locked for the moment of another change. */
const lockedSeconds = 5

const isLimit = ({ code, message }: ServiceError) =>
  code ? limitCodes.test(code) : limitWords.test(message ?? '')

/** Seconds the service asks us to wait: by its header, else by the error, else by the kind of limit. */
function secondsToWait(answer: {
  status: number
  retryAfter: string | null
  error: ServiceError | undefined
  now: number
}): number | undefined {
  const { status, retryAfter, error, now } = answer
  const byHeader = readRetryAfter(retryAfter, now)
  if (byHeader !== undefined) return byHeader
  if (error?.retryIn !== undefined) return Math.max(0, error.retryIn)
  const named = /(?:reset|retry|try again) in (\d+) seconds?/i.exec(error?.message ?? '')
  if (named) return Number(named[1])
  if (dailyLimit.test(`${error?.code} ${error?.message}`)) return secondsToMidnight(now)
  return status === 423 ? lockedSeconds : undefined
}

/** The daily limit starts anew at midnight UTC. */
function secondsToMidnight(now: number): number {
  const day = 24 * 60 * 60 * 1000
  return Math.ceil((day - (now % day)) / 1000)
}
