import type { Metrics } from '#server/http/metrics.ts'
import type { SubmissionsState } from './submissions-state.ts'

/** What the metrics tell of what was sent and waits; no number where the store does not answer. */
export function submissionsGauges(
  { gauge }: Pick<Metrics, 'gauge'>,
  state: () => Promise<SubmissionsState>,
): void {
  gauge(
    'submissions_waiting',
    'Submissions not yet delivered.',
    async () => (await state()).waiting ?? NaN,
  )
  gauge(
    'submissions_oldest_waiting_seconds',
    'Age of the oldest submission not yet delivered.',
    async () => (await state()).oldestSeconds ?? NaN,
  )
  gauge('submissions_unavailable', '1 while nothing can be stored.', async () =>
    (await state()).status === 'unavailable' ? 1 : 0,
  )
  gauge(
    'submissions_destinations',
    'Destinations that submissions go to; with 0 they reach nobody.',
    async () => Object.keys((await state()).destinations).length,
  )
  gauge(
    'submissions_destination_oldest_waiting_seconds',
    'Age of the oldest submission that waits for a destination; 0 when none does.',
    async () => {
      const { destinations } = await state()
      const ages = Object.entries(destinations)
      return Object.fromEntries(ages.map(([key, { oldestSeconds = NaN }]) => [key, oldestSeconds]))
    },
    'destination',
  )
}
