import type { SubmissionStore, SubmissionsSummary } from '#server/ports/submission-store.ts'

/** For the operator. Without a number where the store does not answer. */
export type SubmissionsState = {
  /** `stale` while something waits that should have gone long ago. */
  status: 'ok' | 'stale' | 'unavailable'
  waiting?: number
  /** Age of the oldest that waits; 0 when none does. */
  oldestSeconds?: number
  /** False without a token: what comes is kept. */
  sending: boolean
}

type Dependencies = {
  store: Pick<SubmissionStore, 'summary'>
  sending: boolean
  now?: () => number
  /** How long the store may take; health checks are impatient. */
  patienceMilliseconds?: number
}

const staleSeconds = 15 * 60
/** One look at the store serves all the numbers of one request for metrics. */
const keptMilliseconds = 1000

export function createSubmissionsState({
  store,
  sending,
  now = Date.now,
  patienceMilliseconds = 2000,
}: Dependencies): () => Promise<SubmissionsState> {
  let kept: { summary: Promise<SubmissionsSummary | undefined>; at: number } | undefined

  async function look(): Promise<SubmissionsSummary | undefined> {
    const late = new Promise<undefined>((resolve) => {
      setTimeout(() => resolve(undefined), patienceMilliseconds).unref()
    })
    return Promise.race([store.summary().catch(() => undefined), late])
  }

  return async () => {
    const time = now()
    if (!kept || time - kept.at >= keptMilliseconds) kept = { summary: look(), at: time }
    const summary = await kept.summary
    if (!summary) return { status: 'unavailable', sending }
    const { waiting, oldestWaiting = time } = summary
    const oldestSeconds = Math.max(0, Math.floor((time - oldestWaiting) / 1000))
    const status = sending && oldestSeconds > staleSeconds ? 'stale' : 'ok'
    return { status, waiting, oldestSeconds, sending }
  }
}
