import type { Logger } from 'pino'
import type { SubmissionStore } from '#server/ports/submission-store.ts'

type Dependencies = {
  store: Pick<SubmissionStore, 'deleteDelivered' | 'deleteWaiting' | 'summary'>
  /** Keys of those that submissions go to. */
  destinations: readonly string[]
  /** Of what all have; 0 keeps it. */
  days: number
  /** Of what has not reached everybody; 0 keeps it. */
  waitingDays: number
  log: Pick<Logger, 'info' | 'warn' | 'error'>
  now?: () => number
}

const hour = 60 * 60 * 1000
const day = 24 * hour
/** How long before its end the log tells of what never arrived. */
const warningDays = 30

/**
 * Deletes, hourly, what was with all destinations so many days ago, and what has waited for so many:
 * nobody's data are kept for ever because a token was never set up. The log warns a month before.
 */
export function createRetention(dependencies: Dependencies) {
  const { store, destinations, days, waitingDays, log, now = Date.now } = dependencies
  let timer: NodeJS.Timeout | undefined
  let nextWarning = 0

  async function clean(): Promise<void> {
    try {
      if (days) await cleanDelivered()
      if (waitingDays) await cleanWaiting()
    } catch (error) {
      log.error({ err: error }, 'submissions: those of age could not be deleted')
    }
  }

  async function cleanDelivered(): Promise<void> {
    const deleted = await store.deleteDelivered(now() - days * day, destinations)
    if (deleted) log.info({ deleted, days }, 'submissions: delivered ones deleted')
  }

  async function cleanWaiting(): Promise<void> {
    const deleted = await store.deleteWaiting(now() - waitingDays * day, now())
    if (deleted) log.error({ deleted, days: waitingDays }, 'submissions: never delivered, deleted')
    const { oldestWaiting } = await store.summary(destinations)
    if (oldestWaiting === undefined || now() < nextWarning) return
    const left = Math.ceil((oldestWaiting + waitingDays * day - now()) / day)
    if (left > warningDays) return
    nextWarning = now() + day
    log.warn(
      { days: left },
      'submissions: the oldest that never arrived is deleted in so many days',
    )
  }

  return {
    clean,
    start() {
      timer ??= setInterval(() => void clean(), hour).unref()
      return clean()
    },
    stop: () => clearInterval(timer),
  }
}
