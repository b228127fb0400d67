import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvRecord } from './csv-record.ts'

test('a record is its cells, quoted where they have to be', () => {
  expect(csvRecord(['a', 'b, c', 'say "d"', 5, undefined])).toBe('a,"b, c","say ""d""",5,\r\n')
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\r=1'])(
  '%j is text to a spreadsheet',
  (text) => {
    expect(csvRecord([text]).replace(/^"/, '')).toMatch(/^'/)
  },
)

test('no text begins a formula, whatever it holds', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(csvRecord([text])).not.toMatch(/^"?[=+\-@\t\r\n][^]*[^\r\n]/)
    }),
  )
})
