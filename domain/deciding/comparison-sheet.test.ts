import { expect, test } from 'vitest'
import { compare } from './comparison.ts'
import { comparisonSheet } from './comparison-sheet.ts'

const words = {
  group: 'Group',
  row: 'Row',
  unit: 'Unit',
  us: 'U.S.',
  silence: { 'not stated': 'not stated', 'not applicable': 'does not apply' },
}

test('a sheet has numbers as numbers, texts with what they hold for, and both units', () => {
  const groups = compare(
    [
      { key: 'a', label: 'Ports', group: 'Build', unit: 'ports', said: [[2], 'not stated'] },
      {
        key: 'b',
        label: 'Loss',
        group: 'Build',
        unit: 'dB',
        said: [[{ max: 1, at: '20 °C' }], [2]],
      },
      {
        key: 'c',
        label: 'Depth',
        group: 'Build',
        unit: 'mm',
        usUnit: 'in',
        said: [[25.4], 'not applicable'],
      },
    ],
    [],
  )
  expect(comparisonSheet(['A', 'B'], groups, words)).toEqual([
    ['Group', 'Row', 'Unit', 'A', 'B'],
    ['Build', 'Ports', 'ports', 2, 'not stated'],
    ['Build', 'Loss', '', '≤\u00a01\u00a0dB, 20 °C', '2\u00a0dB'],
    ['Build', 'Depth', 'mm', 25.4, 'does not apply'],
    ['Build', 'Depth (U.S.)', '', '1\u00a0in', 'does not apply'],
  ])
})
