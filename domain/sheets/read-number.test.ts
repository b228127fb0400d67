import { describe, expect, test } from 'vitest'
import { readNumber } from './read-number.ts'

describe('a number typed as text', () => {
  test.each([
    ['0.3', 'bar', 0.3],
    [' 0.3\u00a0', 'bar', 0.3],
    ['−40', '°C', -40],
    ['+5', '', 5],
    ['.5', '', 0.5],
    ['1e-3', '', 0.001],
    ['0.3 bar', 'bar', 0.3],
    ['0.3bar', 'bar', 0.3],
    ['1 port', 'ports', 1],
    ['12 m³/h', 'm³/h', 12],
    ['62.5\u00a0µm', 'μm', 62.5],
  ])('%j in a column in %j can only be %d', (typed, unit, value) => {
    expect(readNumber(typed, unit)).toMatchObject({ ok: true, value })
  })

  test.each([
    ['1,5', 'write 1.5'],
    ['-1,25', 'write -1.25'],
    ['0,250', 'write 0.25'],
    ['1,6 mm', 'write 1.6'],
    ['1,500', 'may be 1500 or 1.5'],
    ['1,600 mm', 'may be 1600 or 1.6'],
    ['15; 25', 'each on a line of its own'],
    ['150/250', 'each on a line of its own'],
    ['10-20', 'is a range'],
    ['-40 to 75', 'is a range'],
    ['10…20', 'is a range'],
    ['n/a', 'leave the cell empty'],
    ['–', 'leave the cell empty'],
    ...['1.234,5', '1’200.5', '1 200', '≤ 0.5', 'max. 0.5', '±3', '12 bar', 'approx', '1.2.3'].map(
      (typed) => [typed, 'write a number alone, in mm'],
    ),
  ])('%j leaves a doubt, and says what to write', (typed, says) => {
    const read = readNumber(typed, 'mm')
    expect(read).toMatchObject({ ok: false, message: expect.stringContaining(says) as string })
  })

  test.each(['de-AT', 'de-DE', 'fr-FR', 'cs-CZ'])(
    'a dot before three digits is unclear in %s',
    (language) => {
      for (const typed of ['1.600', '-40.125', '1.600 mm']) {
        expect(readNumber(typed, 'mm', language)).toMatchObject({
          ok: false,
          message: expect.stringMatching(
            / may be -?\d+ or -?\d+\.\d+: format the cell as a number/,
          ) as string,
        })
      }
      expect(readNumber('0.250', 'mm', language)).toMatchObject({ ok: true, value: 0.25 })
      expect(readNumber('1.6', 'mm', language)).toMatchObject({ ok: true, value: 1.6 })
    },
  )

  test.each([
    ['29,5', 'is a text: format the cell as a number, then write it again'],
    ['1,625', 'may be 1625 or 1.625: format the cell as a number'],
    ['29,5 mm', 'is a text: format the cell as a number, then write it again'],
    ['≤ 0,5', 'write a number alone, in mm'],
  ])('%j is nowhere to be typed with a dot where decimals stand behind a comma', (typed, says) => {
    const read = readNumber(typed, 'mm', 'de-AT')
    expect(read).toMatchObject({ ok: false, message: expect.stringContaining(says) as string })
    expect(JSON.stringify(read)).not.toMatch(/write [\d.]*\.\d/)
  })

  test('a dot before three digits is a decimal one where decimals stand behind dots', () => {
    expect(readNumber('1.625', 'mm', 'en-US')).toMatchObject({ ok: true, value: 1.625 })
  })
})
