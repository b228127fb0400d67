import { expect, test } from 'vitest'
import { atMost, ratioAtMost } from './figure.ts'
import { withTable, type Run } from './kept-run.ts'
import { markdownTable, textTable, type Row } from './table.ts'

const paint: Row = {
  part: 'paint',
  what: 'FCP of home',
  value: 130,
  baseline: 100,
  unit: 'ms',
  budget: ratioAtMost(1.1),
  note: 'failing: fonts',
}
const bytes: Row = {
  part: 'bytes',
  what: 'HTML of home',
  value: 12.34,
  unit: 'KB',
  budget: atMost(19),
}
const recorded: Row = { part: 'paint', what: 'TBT of home', value: 4, unit: 'ms' }

test('a table says each figure beside its baseline and budget, and whether it is within', () => {
  expect(markdownTable([bytes, paint, recorded]).split('\n')).toEqual([
    '|part|figure|value|baseline|ratio|budget|within|',
    '|-|-|-|-|-|-|-|',
    '|bytes|HTML of home|12.3 KB|||≤ 19|yes|',
    '|paint|FCP of home|130.0 ms|100.0|1.30×|≤ 1.1×|NO|',
    '|paint|TBT of home|4.0 ms|||||',
  ])
  expect(textTable([paint])).toContain('failing: fonts')
})

const run: Run = {
  at: '2026-11-29T12:00:00.000Z',
  commit: 'abcdef12',
  machine: { processor: 'A processor', cores: 2, node: 'v24', load: 0.1 },
  minutes: 9,
  figures: [bytes],
  missing: [],
}

test('a kept run replaces the table between the markers of the page, and nothing else', () => {
  const page = 'before\n<!-- table of the bench -->old<!-- /table of the bench -->\nafter'
  const kept = withTable(page, run)
  expect(kept).toMatch(/^before\n<!-- table of the bench -->\n\nRun of 2026-11-29 at abcdef12/)
  expect(kept).toContain('|bytes|HTML of home|')
  expect(kept).toMatch(/<!-- \/table of the bench -->\nafter$/)
  expect(kept).not.toContain('old')
  expect(withTable(kept, run)).toBe(kept)
  expect(() => withTable('no markers', run)).toThrow('no place')
})
