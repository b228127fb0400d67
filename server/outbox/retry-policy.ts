import type { FailureCode } from '#server/ports/submission-store.ts'

type Failed = {
  code: FailureCode
  /** How many times in a row it was this failure, this one included. */
  times: number
  /** Seconds the service asks us to wait. */
  retryAfter: number | undefined
  /** From 0 up to 1. */
  random: number
}

const second = 1000
const minute = 60 * second
/** Trouble of the network or the service: soon at first, then no load on what is down. */
const trouble = { first: second, factor: 2, longest: 15 * minute }
/** A refusal stands until somebody mends the board or the token; it may also be a hiccup. */
const refusal = { first: 5 * second, factor: 4, longest: 60 * minute }
/** Limits are counted by the minute where the service does not say. */
const limit = { first: minute, factor: 2, longest: 15 * minute }

/** Milliseconds until the next attempt. Nothing is ever given up. */
export function pauseAfter({ code, times, retryAfter, random }: Failed): number {
  // Never earlier than asked, and not everybody at the same moment.
  if (retryAfter !== undefined) return retryAfter * second * (1 + random / 10) + random * second
  const { first, factor, longest } =
    code === 'rejected' ? refusal : code === 'limited' ? limit : trouble
  const pause = Math.min(first * factor ** (times - 1), longest)
  return pause * (1 - random / 2)
}
