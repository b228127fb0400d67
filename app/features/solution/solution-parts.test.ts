import { expect, test } from 'vitest'
import { isNarrow } from './solution-parts.tsx'

test('a few columns of figures stay a table, though their heads are long', () => {
  const columns = ['Bandwidth at half maximum', 'In air', 'In tissue']
  expect(isNarrow(columns, [['100 nm', '7.6 µm', '5.5 µm']])).toBe(true)
})

test('many columns do not', () => {
  const columns = ['Optic', 'Fibers', 'Reach', 'Channel loss', 'Connector']
  expect(isNarrow(columns, [['400GBASE-DR4', '8', '500 m', '3.0 dB', 'MPO-12']])).toBe(false)
})

test('nor do sentences, however short their words', () => {
  const columns = ['Module', 'For']
  expect(isNarrow(columns, [['CWDM', 'three sectors on one pair of fibers']])).toBe(false)
})

test('a figure and its unit count as one word', () => {
  const columns = ['A', 'B', 'C', 'D']
  const row = (space: string) => Array.from({ length: 4 }, () => `1,310.5${space}nm`)
  expect(isNarrow(columns, [row(' ')])).toBe(true)
  expect(isNarrow(columns, [row('\u00a0')])).toBe(false)
})
