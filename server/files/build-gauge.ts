import type { Metrics } from '#server/http/metrics.ts'
import type { RunningBuild } from './running-build.ts'

/** Whether all that was changed is on the site. */
export function buildGauge({ gauge }: Pick<Metrics, 'gauge'>, state: RunningBuild['state']): void {
  gauge('build_stale', '1 while a build failed, or a newer one waits for a restart.', async () =>
    (await state()).status === 'ok' ? 0 : 1,
  )
}
