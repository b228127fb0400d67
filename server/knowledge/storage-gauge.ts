import type { Metrics } from '#server/http/metrics.ts'
import type { LiveKnowledge } from './live-knowledge.ts'

/** What the metrics tell of the storage's list in use. */
export function storageGauge(
  { gauge }: Pick<Metrics, 'gauge'>,
  state: LiveKnowledge['state'],
): void {
  gauge('storage_stale', '1 while the last good list of documents is served, or none.', () =>
    state().status === 'ok' ? 0 : 1,
  )
}
