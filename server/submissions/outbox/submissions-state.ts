import type { Logger } from 'pino'
import type { SubmissionStore, SubmissionsSummary } from '#server/ports/submission-store.ts'
import { reasonOf } from '#domain/texts/reason-of.ts'

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
  /** False without a destination: what comes is kept. */
  sending: boolean
  /** What the operator should do something about. */
  warning?: string
  /** By key: who it is, and what waits for it. */
  destinations: Readonly<Record<string, DestinationState>>
}

type DestinationState = { name: string; waiting?: number; oldestSeconds?: number }

type Dependencies = {
  store: Pick<SubmissionStore, 'summary' | 'checkWritable'>
  /** Names of where submissions go, by key. */
  destinations: Readonly<Record<string, string>>
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
  destinations,
  log,
  now = Date.now,
  timeoutMilliseconds = 2000,
}: Dependencies): () => Promise<SubmissionsState> {
  let kept: { look: Promise<Look>; at: number } | undefined
  let wasWritable = true
  const keys = Object.keys(destinations)
  const sending = keys.length > 0
  const warned = sending ? {} : { warning: nowhere }

  async function look(): Promise<Look> {
    const late = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('no answer in time')), timeoutMilliseconds).unref()
    })
    // A full disk, or a database that only reads, answers the first and refuses the second.
    const [summary, written] = await Promise.allSettled([
      Promise.race([store.summary(keys), late]),
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
    else log.error({ err: error, reason: reasonOf(error) }, 'submissions: none can be stored')
  }

  return async () => {
    const time = now()
    // Either way: a clock that was set back would keep a look for as long.
    if (!kept || Math.abs(time - kept.at) >= keptMilliseconds) kept = { look: look(), at: time }
    const { summary, writable } = await kept.look
    const known = { sending, ...warned, destinations: statesOf(summary, time) }
    if (!summary) return { status: 'unavailable', ...known }
    const { waiting, oldestWaiting } = summary
    const oldestSeconds = age(oldestWaiting, time)
    const status = sending && oldestSeconds > staleSeconds ? 'stale' : 'ok'
    return { status: writable ? status : 'unavailable', waiting, oldestSeconds, ...known }
  }

  function statesOf(summary: SubmissionsSummary | undefined, time: number) {
    const states = Object.entries(destinations).map(([key, name]): [string, DestinationState] => {
      if (!summary) return [key, { name }]
      const { waiting = 0, oldestWaiting } = summary.byDestination[key] ?? {}
      return [key, { name, waiting, oldestSeconds: age(oldestWaiting, time) }]
    })
    return Object.fromEntries(states)
  }
}

const age = (since: number | undefined, now: number) =>
  since === undefined ? 0 : Math.max(0, Math.floor((now - since) / 1000))

/** What an operator is told, everywhere, while nothing that visitors send goes anywhere. */
export const nowhere =
  'No destination is set up: what visitors send is stored and reaches nobody. Set MONDAY_API_TOKEN, SMTP_URL or WEBHOOK_URL.'
