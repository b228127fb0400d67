import type { Logger } from 'pino'
import type { SubmissionStore } from '#server/ports/submission-store.ts'

type Dependencies = {
  store: Pick<SubmissionStore, 'deleteDelivered'>
  /** Keys of those that submissions go to. */
  destinations: readonly string[]
  /** 0 keeps everything. */
  days: number
  log: Pick<Logger, 'info' | 'error'>
  now?: () => number
}

const hour = 60 * 60 * 1000
const day = 24 * hour

/** Deletes, hourly, what was with all destinations so many days ago. What waits is never deleted. */
export function createRetention({ store, destinations, days, log, now = Date.now }: Dependencies) {
  let timer: NodeJS.Timeout | undefined

  async function clean(): Promise<void> {
    if (days === 0) return
    try {
      const deleted = await store.deleteDelivered(now() - days * day, destinations)
      if (deleted) log.info({ deleted, days }, 'submissions: delivered ones deleted')
    } catch (error) {
      log.error({ err: error }, 'submissions: delivered ones could not be deleted')
    }
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
