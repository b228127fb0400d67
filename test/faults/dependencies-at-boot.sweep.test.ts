import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { badMoods, type BadMood } from '#test/fakes/moody-proxy.ts'
import { startDependencies, type DependencyName } from '#test/faults/dependencies.ts'
import {
  problemsOf,
  secondsToRecover,
  secondsToTell,
  writeReport,
  type Row,
} from '#test/faults/fault-rows.ts'
import { pages, summary, unlimited, warm } from '#test/faults/faulty-site.ts'
import { startReaders, unanswered } from '#test/faults/readers.ts'
import { sendEnquiry } from '#test/faults/visitors.ts'
import { startSite } from '#test/running-site.ts'

/** What a boot asks; with the store away, no enquiry comes as far as a destination. */
const asked: DependencyName[] = ['database', 'storage', 'model', 'postgres', 'search', 'redis']
const destinations: DependencyName[] = ['board', 'mail', 'webhook']

type World = Awaited<ReturnType<typeof startDependencies>>

/** Half of the moods each: most of a boot is waiting. */
const lanes = [0, 1].map((lane) => badMoods.filter((_, at) => at % 2 === lane))

test('with everything bad at boot the last good copies are served, and it is well again by itself', async () => {
  const reports = (await Promise.all(lanes.map(runLane))).flat()
  writeReport('at-boot', reports)
  expect(reports.flatMap(({ rows }) => problemsOf(rows))).toEqual([])
  expect(reports.flatMap(({ unanswered }) => unanswered)).toEqual([])
  expect(reports.flatMap(({ problems }) => problems)).toEqual([])
}, 300_000)

async function runLane(moods: readonly BadMood[]) {
  const world = await startDependencies([...asked, ...destinations])
  onTestFinished(() => world.stop())
  const folder = await mkdtemp(join(tmpdir(), 'boot-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const good = join(folder, 'good')
  const first = await startSite({ ...world.variables, ...unlimited }, { data: good })
  await warm(first.url, world.dependencies)
  await first.stop({ keepData: true })

  const reports: Awaited<ReturnType<typeof bootIn>>[] = []
  for (const mood of moods) {
    const data = join(folder, mood)
    await cp(good, data, { recursive: true })
    reports.push(await bootIn(mood, world, data))
  }
  return reports
}

async function bootIn(mood: BadMood, { dependencies, variables }: World, data: string) {
  const isBad = ({ except }: World['dependencies'][number]) => !except?.[mood]
  await Promise.all(dependencies.filter(isBad).map(({ proxy }) => proxy.become(mood)))
  const site = await startSite({ ...variables, ...unlimited }, { data })
  try {
    const { url } = site
    const readers = startReaders(() => url, pages)
    const early = await sendEnquiry(url)
    const judged = dependencies.filter(({ has }) => !has)
    const told = await Promise.all(judged.map((one) => secondsToTell(one, url)))
    await Promise.all(dependencies.map(({ proxy }) => proxy.become('well')))
    const well = await Promise.all(judged.map((one) => secondsToRecover(one, url)))
    const rows = judged.map(({ name }, i): Row => ({
      moment: 'at boot',
      dependency: name,
      mood,
      toldAfter: told[i],
      wellAfter: well[i],
    }))
    const late = await sendEnquiry(url)
    const sent = [early, late].filter(({ isStored }) => isStored)
    const arrived = () =>
      dependencies.flatMap(({ name, has }) =>
        has ? sent.filter(({ id }) => !has().includes(id)).map(() => `missing at ${name}`) : [],
      )
    const deadline = Date.now() + 30_000
    while (arrived().length && Date.now() < deadline)
      await new Promise((later) => setTimeout(later, 200))
    const readings = await readers.stop()
    const problems = [
      ...(late.isStored ? [] : [`an enquiry is answered ${late.status}`]),
      ...arrived(),
    ]
    return {
      mood,
      rows,
      readings: summary(readings),
      unanswered: unanswered(readings).map((one) => ({ mood, ...one })),
      problems: problems.map((one) => `${mood}: ${one}`),
    }
  } finally {
    await site.stop({ keepData: true })
  }
}
