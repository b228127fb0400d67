import { onTestFinished } from 'vitest'
import { startSite } from '#test/running-site.ts'
import { startDependencies, type DependencyName } from './dependencies.ts'
import { unlimited } from './faulty-site.ts'
import { secondsUntil, whatIsTold, type Told } from './site-tells.ts'

/** A site with these dependencies whose machine is to fail; `start` starts it once more. */
export async function startOn(
  names: readonly DependencyName[],
  ...[variables, options]: Parameters<typeof startSite>
) {
  const world = await startDependencies(names)
  onTestFinished(() => world.stop())
  const start = async () => {
    const site = await startSite({ ...world.variables, ...unlimited, ...variables }, options)
    onTestFinished(() => site.stop({ keepData: true }))
    return site
  }
  return { ...world, start, site: await start() }
}

/** Seconds until the site tells so; undefined where it does not in time. */
export const secondsUntilTold = (url: string, isSo: (told: Told) => boolean) =>
  secondsUntil(async () => {
    const told = await whatIsTold(url)
    return Boolean(told && isSo(told))
  }, 30)

export const canStore = ({ code, submissions, metric }: Told) =>
  code === 200 && submissions.status === 'ok' && metric('submissions_unavailable') === 0
export const cannotStore = ({ code, submissions, metric }: Told) =>
  code === 200 && submissions.status === 'unavailable' && metric('submissions_unavailable') === 1
