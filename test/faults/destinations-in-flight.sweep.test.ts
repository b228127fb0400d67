import { expect, test } from 'vitest'
import { problemsOf, runRows, writeReport } from '#test/faults/fault-rows.ts'
import { expectUnnoticed, startFaultySite, underLoad } from '#test/faults/faulty-site.ts'

test('wherever enquiries go fails, visitors are thanked, and each arrives at all of them', async () => {
  const { dependencies, site } = await startFaultySite(['board', 'mail', 'webhook'])
  const everyMood = () => Promise.all(dependencies.map((one) => runRows(one, site.url)))
  const report = await underLoad(site, everyMood, dependencies)
  const rows = report.value.flat()
  writeReport('destinations', { ...report, value: rows })
  expect(problemsOf(rows)).toEqual([])
  expectUnnoticed(report)
  const onBoard = dependencies.find(({ name }) => name === 'board')!.has!()
  expect(onBoard.length).toBe(new Set(onBoard).size)
}, 300_000)
