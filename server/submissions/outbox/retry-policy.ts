import type { FailureCode } from '#server/ports/submission-store.ts'

type Failed = {
  code: FailureCode
  /** How many times in a row it was this failure, this one included. */
  times: number
  /** Seconds the service asks us to wait. */
  retryAfter: number | undefined
  /** The service may have done it all the same: trouble of its own, whatever it said. */
  uncertain: boolean
  /** From 0 up to 1. */
  random: number
}

const second = 1000
const minute = 60 * second
/** The network or the service is down: soon at first, then no load on what is down. */
const outage = { first: second, factor: 2, maxPause: 15 * minute }
/** A refusal stands until somebody mends the board or the token; it may also be a hiccup. */
const refusal = { first: 5 * second, factor: 4, maxPause: 60 * minute }
/** Limits are counted by the minute where the service does not say. */
const limit = { first: minute, factor: 2, maxPause: 15 * minute }
/** No limit of a service lasts longer than its day; who asks for more is no service. */
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
