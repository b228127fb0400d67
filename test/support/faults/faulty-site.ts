import { expect, onTestFinished } from 'vitest'
import { startSite } from '#test/running-site.ts'
import { startDependencies, type DependencyName } from './dependencies.ts'
import { tellsOf } from './fault-rows.ts'
import { heldAtRest, leaked, type Held } from './leaks.ts'
import { read, startReaders, unanswered, type Reading } from './readers.ts'
import { secondsUntil, whatIsTold } from './site-tells.ts'
import { sendEnquiry, startVisitors } from './visitors.ts'

/** Pages of each kind, some of them made anew for each reader. */
export const pages = [
  '/',
  '/products',
  '/ball-valve-dn15',
  (turn: number) => `/products?q=valve+${turn}`,
  (turn: number) => `/products?pressure=${40 + turn / 1000}..`,
  '/knowledge-center',
  '/contact-us',
  (turn: number) => `/compare?products=ball-valve-dn15,gauge-${turn}`,
]

/** Nobody is to be limited here: all visitors have one address. */
export const unlimited = {
  LIMIT_SUBMISSIONS: '100000/sec',
  LIMIT_CHAT: '100000/sec',
  LIMIT_CHAT_DAILY: '900000/day',
  LIMIT_CHAT_TOKENS: '900000/sec',
}

/** How many pages are read, at least, while something is bad: each kind more than twice. */
export const roundsRead = 20

type Dependencies = Awaited<ReturnType<typeof startDependencies>>['dependencies']
type Site = { url: string; pid: number }

/** The built site with these dependencies behind proxies, everything well and each page read once. */
export async function startFaultySite(names: readonly DependencyName[]) {
  const world = await startDependencies(names)
  onTestFinished(() => world.stop())
  const site = await startSite({ ...world.variables, ...unlimited })
  onTestFinished(() => site.stop())
  await warm(site.url, world.dependencies)
  return { ...world, site }
}

/** Seconds until all say that they are well. */
export const secondsUntilWell = (url: string, dependencies: Dependencies) =>
  secondsUntil(async () => {
    for (const dependency of dependencies)
      if (!(await tellsOf(dependency, url, 'isToldWell')())) return false
    return true
  }, 30)

/** Reads each page once and sends one enquiry: what is opened at the first use is open. */
export async function warm(url: string, dependencies: Dependencies = []): Promise<void> {
  await secondsUntilWell(url, dependencies)
  for (const path of pages) {
    const { status, error } = await read(url + (typeof path === 'string' ? path : path(0)))
    if (status !== 200) throw new Error(`${String(path)}: ${status} ${error ?? ''}`)
  }
  await sendEnquiry(url)
  await secondsUntilWell(url, dependencies)
}

/** Does it under light load, and tells what readers, visitors and the process came to. */
export async function underLoad<Value>(
  { url, pid }: Site,
  act: (readers: Pick<ReturnType<typeof startReaders>, 'more'>) => Promise<Value>,
  dependencies: Dependencies = [],
  /** What a process at rest holds, where this one begins with a fault. */
  atRest?: Held,
) {
  const before = atRest ?? (await heldAtRest(pid, url))
  const readers = startReaders(() => url, pages)
  const visitors = startVisitors(() => url)
  const value = await act(readers)
  await readers.more(roundsRead)
  await visitors.stop()
  const readings = await readers.stop()
  const { acknowledged, refused } = visitors
  await secondsUntil(async () => (await whatIsTold(url))?.submissions.waiting === 0, 30)
  return {
    value,
    readings: summary(readings),
    unanswered: unanswered(readings),
    visitors: { acknowledged: acknowledged.length, refused: refused.length },
    lost: dependencies.flatMap(({ name, has }) =>
      (has ? missing(acknowledged, has()) : []).map((id) => `${id} at ${name}`),
    ),
    leaked: await leaked(pid, url, before),
  }
}

type Report = Awaited<ReturnType<typeof underLoad>>

/** That nobody noticed: each page was answered, nothing acknowledged is lost, nothing leaked. */
export function expectUnnoticed({ readings, unanswered, visitors, lost, leaked }: Report): void {
  expect(readings.count).toBeGreaterThanOrEqual(roundsRead)
  expect(unanswered).toEqual([])
  expect(visitors.acknowledged).toBeGreaterThan(0)
  expect(lost).toEqual([])
  expect(leaked).toEqual([])
}

const missing = (wanted: readonly string[], had: readonly string[]) => {
  const known = new Set(had)
  return wanted.filter((id) => !known.has(id))
}

export function summary(readings: readonly Reading[]) {
  const times = readings.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b)
  return {
    count: readings.length,
    median: Math.round(times[Math.floor(times.length / 2)] ?? 0),
    slowest: Math.round(times.at(-1) ?? 0),
  }
}
