import { expect, test } from 'vitest'
import { keepTogether } from './keep-together.ts'

test('reaches every text of a record but its addresses, and leaves the rest alone', () => {
  const record = { value: 3, rows: [['2 km', true]], none: undefined, file: 'notes/1 m.pdf' }
  expect(keepTogether(record)).toEqual({ ...record, rows: [['2\u00a0km', true]] })
})
