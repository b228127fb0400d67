import type { Logger } from 'pino'
import type { SubmissionStore, SubmissionsSummary } from '#server/ports/submission-store.ts'

/** For the operator. Without a number where the store does not answer. */
export type SubmissionsState = {
  /**
   * `stale` while something waits that should have gone long ago; `unavailable` while nothing can
   * be stored.
   */
  status: 'ok' | 'stale' | 'unavailable'
  waiting?: number
  /** Age of the oldest that waits; 0 when none does. */
  oldestSeconds?: number
  /** False without a token: what comes is kept. */
  sending: boolean
}

type Dependencies = {
  store: Pick<SubmissionStore, 'summary' | 'checkWritable'>
  sending: boolean
  log: Pick<Logger, 'info' | 'error'>
  now?: () => number
  /** How long the store may take; health checks are impatient. */
  timeoutMilliseconds?: number
}

type Look = { summary: SubmissionsSummary | undefined; writable: boolean }

const staleSeconds = 15 * 60
/** One look at the store serves all the numbers of one request for metrics. */
const keptMilliseconds = 1000

export function createSubmissionsState({
  store,
  sending,
  log,
  now = Date.now,
  timeoutMilliseconds = 2000,
}: Dependencies): () => Promise<SubmissionsState> {
  let kept: { look: Promise<Look>; at: number } | undefined
  let wasWritable = true

  async function look(): Promise<Look> {
    const late = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('no answer in time')), timeoutMilliseconds).unref()
    })
    // A full disk, or a database that only reads, answers the first and refuses the second.
    const [summary, written] = await Promise.allSettled([
      Promise.race([store.summary(), late]),
      Promise.race([store.checkWritable(), late]),
    ])
    const writable = written.status === 'fulfilled'
    report(writable ? undefined : written.reason)
    return { summary: summary.status === 'fulfilled' ? summary.value : undefined, writable }
  }

  function report(error: unknown): void {
    const writable = error === undefined
    if (writable === wasWritable) return
    wasWritable = writable
    if (writable) log.info('submissions: they can be stored again')
    else log.error({ err: error }, 'submissions: none can be stored')
  }

  return async () => {
    const time = now()
    if (!kept || time - kept.at >= keptMilliseconds) kept = { look: look(), at: time }
    const { summary, writable } = await kept.look
    if (!summary) return { status: 'unavailable', sending }
    const { waiting, oldestWaiting = time } = summary
    const oldestSeconds = Math.max(0, Math.floor((time - oldestWaiting) / 1000))
    const status = sending && oldestSeconds > staleSeconds ? 'stale' : 'ok'
    return { status: writable ? status : 'unavailable', waiting, oldestSeconds, sending }
  }
}
