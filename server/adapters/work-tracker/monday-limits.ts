export type ServiceError = {
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

export const isLimit = ({ code, message }: ServiceError) =>
  code ? limitCodes.test(code) : limitWords.test(message ?? '')

/** Seconds the service asks us to wait: by its header, else by the error, else by the kind of limit. */
export function secondsToWait(answer: {
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

/** RFC 9110, 10.2.3: seconds or a date, which begins with the day of the week. */
function readRetryAfter(header: string | null, now: number): number | undefined {
  const asked = header?.trim() ?? ''
  if (/^\d+(\.\d+)?$/.test(asked)) return Number(asked)
  const date = /^[a-z]{3}/i.test(asked) ? Date.parse(asked) : NaN
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1000))
}

/** The daily limit starts anew at midnight UTC. */
function secondsToMidnight(now: number): number {
  const day = 24 * 60 * 60 * 1000
  return Math.ceil((day - (now % day)) / 1000)
}
