import type { FailureCode } from '#server/ports/submission-store.ts'

type Failed = {
  code: FailureCode
  /** How many times in a row it was this failure, this one included. */
  times: number
  /** Seconds the service asks us to wait. */
  retryAfter: number | undefined
  /** The service may have made the item although the attempt failed: the connection broke, or a 5xx. */
  uncertain: boolean
  /** From 0 up to 1. */
  random: number
}

const second = 1000
const minute = 60 * second
/** The network or the service is down: soon at first, then each minute, until it is back. */
const outage = { first: second, factor: 2, maxPause: minute }
/** A refusal stands until somebody mends the board or the token; it may also be a hiccup. */
const refusal = { first: 5 * second, factor: 4, maxPause: 60 * minute }
/** Where the service does not say how long to wait: its limits are counted by the minute. */
const limit = { first: minute, factor: 2, maxPause: 15 * minute }
/** The service's longest limit is counted by the day: a longer `Retry-After` is a mistake. */
const maxAskedPause = 24 * 60 * minute

/** Whole milliseconds until the next attempt. Nothing is ever given up. */
export function pauseAfter({ code, times, retryAfter, uncertain, random }: Failed): number {
  // Never earlier than asked, and not everybody at the same moment.
  if (retryAfter !== undefined && !Number.isNaN(retryAfter)) {
    const asked = Math.max(0, retryAfter) * second
    return Math.min(Math.ceil(asked * (1 + random / 10) + (random * second) / 4), maxAskedPause)
  }
  const { first, factor, maxPause } =
    code === 'rejected' && !uncertain ? refusal : code === 'limited' ? limit : outage
  const pause = Math.min(first * factor ** (times - 1), maxPause)
  return Math.ceil(pause * (1 - random / 2))
}
