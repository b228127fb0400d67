import { expect, test } from 'vitest'
import type { DependencyName } from '#test/faults/dependencies.ts'
import { problemsOf, runRows, writeReport } from '#test/faults/fault-rows.ts'
import { expectUnnoticed, startFaultySite, underLoad } from '#test/faults/faulty-site.ts'

/** The last is well all the time: it says what was acknowledged and is there. */
const names: DependencyName[] = [
  'database',
  'storage',
  'model',
  'postgres',
  'search',
  'redis',
  'webhook',
]

test('whatever fails that the site reads and stores in, pages go on, it says so, and it is well again', async () => {
  const { dependencies, site, skipped } = await startFaultySite(names)
  const faulty = dependencies.filter(({ name }) => name !== 'webhook')
  // Each goes through its moods in its own time: together they meet in many combinations.
  const everyMood = () => Promise.all(faulty.map((one) => runRows(one, site.url)))
  const report = await underLoad(site, everyMood, dependencies)
  const rows = report.value.flat()
  writeReport('in-flight', { ...report, value: rows, skipped })
  expect(problemsOf(rows)).toEqual([])
  expectUnnoticed(report)
}, 300_000)
