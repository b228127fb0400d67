import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readPattern, type NumberPattern } from './number-pattern.ts'
import { buildNumber, offered, readNumber, whyNot } from './part-number.ts'

const hose = pattern({
  pattern: 'QH-12-{end}-{length}',
  slots: {
    end: {
      label: 'End',
      values: [
        { code: 'A', label: 'Angled' },
        { code: 'AB', label: 'Angled, blue' },
      ],
    },
    length: { label: 'Length', unit: 'm', min: 0.3, max: 200, step: 0.1 },
  },
})
const tail = pattern({
  pattern: 'QV-T{length}-A',
  slots: { length: { label: 'Tail', unit: 'm', mark: '', min: 15, max: 150, step: 5 } },
})

function pattern(stored: object): NumberPattern {
  return readPattern(stored).pattern ?? expect.fail('the pattern cannot be read')
}

describe('a number is built', () => {
  test('with its letter in place of the decimal point', () => {
    expect(buildNumber(hose, { end: 'A', length: 2.5 })).toEqual({
      ok: true,
      partNumber: 'QH-12-A-2M5',
    })
    expect(buildNumber(hose, { end: 'AB', length: 0.3 })).toMatchObject({
      partNumber: 'QH-12-AB-0M3',
    })
  })

  test('with plain digits where no letter stands for the point', () => {
    expect(buildNumber(tail, { length: 90 })).toMatchObject({ partNumber: 'QV-T90-A' })
  })

  test.each([
    [{ end: 'A', length: 0.25 }, 'Length must be 0.3 to 200\u00a0m in steps of 0.1\u00a0m.'],
    [{ end: 'A', length: 200.1 }, 'Length must be 0.3 to 200\u00a0m in steps of 0.1\u00a0m.'],
    [{ end: 'X', length: 1 }, 'End must be Angled (A); Angled, blue (AB).'],
    [{ length: 1 }, 'End must be Angled (A); Angled, blue (AB).'],
  ])('never of %j', (choices, reason) => {
    expect(buildNumber(hose, choices)).toEqual({ ok: false, reason })
  })
})

describe('a number is read back', () => {
  test('into its choices, in any case and with space around it', () => {
    expect(readNumber(hose, ' qh-12-ab-10m ')).toEqual({ end: 'AB', length: 10 })
    expect(readNumber(tail, 'QV-T30-A')).toEqual({ length: 30 })
  })

  test.each(['QH-12-A-', 'QH-12-A-3', 'QH-12-A-03M', 'QH-12-A-3M0', 'QH-12-C-3M', 'QH-12-A-3M-X'])(
    'never where the pattern cannot make it: %s',
    (number) => {
      expect(readNumber(hose, number)).toBeUndefined()
      expect(whyNot(hose, number)).toMatch(/^QH-12-.* cannot be ordered: .+\.$/)
    },
  )

  test('as the same choices that built it, whatever they are', () => {
    fc.assert(
      fc.property(patternsWithChoices(), ([stored, choices]) => {
        const numbers = pattern(stored)
        const built = buildNumber(numbers, choices)
        if (!built.ok) expect.fail(built.reason)
        expect(readNumber(numbers, built.partNumber)).toEqual(choices)
        expect(whyNot(numbers, built.partNumber)).toBeUndefined()
      }),
    )
  })

  test('only where building gives the number again, whatever is asked', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^QH-12-(A|AB|a)-\d{0,4}M?\d?$/), (number) => {
        const choices = readNumber(hose, number)
        if (!choices) return
        expect(buildNumber(hose, choices)).toEqual({ ok: true, partNumber: number.toUpperCase() })
      }),
    )
  })
})

describe('one sentence says why a number cannot be ordered', () => {
  test.each([
    [
      'QH-12-A-0M25',
      'QH-12-A-0M25 cannot be ordered: Length must be 0.3 to 200\u00a0m in steps of 0.1\u00a0m.',
    ],
    ['QH-12-X-3M', 'QH-12-X-3M cannot be ordered: End must be Angled (A); Angled, blue (AB).'],
    ['QX-1', 'QX-1 cannot be ordered: part numbers of this series follow QH-12-{end}-{length}.'],
  ])('%s', (number, sentence) => {
    expect(whyNot(hose, number)).toBe(sentence)
  })

  test('and none where it can', () => {
    expect(whyNot(hose, 'QH-12-A-3M')).toBeUndefined()
  })
})

test('a slot offers codes and a range', () => {
  const both = pattern({
    pattern: 'Q-{n}',
    slots: {
      n: { values: [{ code: 'X', label: 'None' }, { code: 'Y' }], min: 1, max: 4, step: 1 },
    },
  })
  expect(both.slots.map(offered)).toEqual(['None (X); Y, or 1 to 4 in steps of 1'])
})

/** Slots apart by hyphens, codes that no range can spell. */
function patternsWithChoices() {
  const code = fc.stringMatching(/^[A-Z]{1,3}$/)
  const coded: fc.Arbitrary<[object, string | number]> = fc
    .uniqueArray(code, { minLength: 1, maxLength: 5 })
    .chain((codes) =>
      fc.tuple(
        fc.constant({ values: codes.map((one) => ({ code: one })) }),
        fc.constantFrom<string | number>(...codes),
      ),
    )
  const ranged = fc
    .tuple(
      fc.integer({ min: 0, max: 500 }),
      fc.integer({ min: 0, max: 300 }),
      fc.constantFrom(1, 0.5, 0.1, 0.25, 0.01, 5),
      fc.constantFrom('m', 'mm', ''),
      fc.nat(),
    )
    .map(([start, steps, step, unit, pick]): [object, number] => {
      const round = (value: number) => Number(value.toFixed(4))
      const min = round(start * step)
      const range = { unit, min, max: round(min + steps * step), step }
      return [range, round(min + (pick % (steps + 1)) * step)]
    })
  return fc.array(fc.oneof(coded, ranged), { minLength: 1, maxLength: 4 }).map((slots) => {
    const keys = slots.map((_, i) => `s${i}`)
    const stored = {
      pattern: ['Q', ...keys.map((key) => `{${key}}`)].join('-'),
      slots: Object.fromEntries(slots.map(([slot], i) => [keys[i]!, slot])),
    }
    const choices = Object.fromEntries(slots.map(([, choice], i) => [keys[i]!, choice]))
    return [stored, choices] as const
  })
}
