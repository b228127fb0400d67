import { expect, test } from 'vitest'
import { keepTogether } from './keep-together.ts'

const shown = (text: string) => keepTogether(text).replaceAll('\u00a0', '_')

test.each([
  ['17.1 dB at 0.35 dB/km', '17.1_dB at 0.35_dB/km'],
  ['a 25 µm spot at 1310 nm', 'a 25_µm spot at 1310_nm'],
  ['500 m of fiber', '500_m of fiber'],
  ['400 Gb/s, 5 RU', '400_Gb/s, 5_RU'],
  ['318 mW/mm²', '318_mW/mm²'],
])('“%s” keeps its units', (text, wanted) => {
  expect(shown(text)).toBe(wanted)
})

test.each(['128 homes', '2 more', 'in 2024 we', '144 LC', '12 months', '4 hours'])(
  '“%s” has none and stays as it is',
  (text) => expect(keepTogether(text)).toBe(text),
)

test('reaches every text of a record but its addresses, and leaves the rest alone', () => {
  const record = { value: 3, rows: [['2 km', true]], none: undefined, file: 'notes/1 m.pdf' }
  expect(keepTogether(record)).toEqual({ ...record, rows: [['2\u00a0km', true]] })
})
