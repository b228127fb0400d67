import type { Logger } from 'pino'
import { createMondayTracker } from '#server/adapters/work-tracker/monday.ts'
import type { Env } from '#server/env.ts'
import type { Metrics } from '#server/metrics.ts'
import { createOutbox } from '#server/outbox/outbox.ts'
import { createRetention } from '#server/outbox/retention.ts'
import { createSubmissionsState } from '#server/outbox/submissions-state.ts'
import { chooseSubmissionStore } from '#server/submission-store-choice.ts'

type Dependencies = {
  env: Env
  log: Logger
  metrics: Metrics
  typesOnBoard: readonly string[]
}

/** Where visitors' submissions go: the store, the service behind it, and what sees to both. */
export function createSubmissions({ env, log, metrics, typesOnBoard }: Dependencies) {
  const store = chooseSubmissionStore(env, (error) =>
    log.warn({ err: error }, 'submissions: connection lost'),
  )
  const delivered = metrics.counter('submissions_delivered_total', 'Submissions delivered.')
  const failed = metrics.counter(
    'submissions_failed_attempts_total',
    'Attempts to deliver a submission that failed.',
    'code',
  )
  const outbox = createOutbox({
    store,
    tracker: env.monday && createMondayTracker({ fetch, log, ...env.monday }),
    typesOnBoard,
    log,
    onAttempt: (attempt) => {
      if (attempt.state === 'delivered') delivered()
      if (attempt.state === 'failed') failed(attempt.failure.code)
    },
  })
  const retention = createRetention({ store, days: env.SUBMISSIONS_KEEP_DAYS, log })

  return {
    submit: outbox.submit,
    state: createSubmissionsState({ store, sending: outbox.sending }),
    start() {
      void outbox.start()
      void retention.start()
    },
    /** Resolves when nothing is under way, and everybody who still wants an answer has one. */
    async stop(answered: Promise<unknown>) {
      retention.stop()
      await Promise.all([outbox.stop(), answered])
      await store.close()
    },
  }
}
