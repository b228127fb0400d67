import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AttributeValue, Better } from '#domain/catalogue/attribute.ts'
import { compare, withRows, type Cell, type Field, type Said } from './comparison.ts'

const field = (said: readonly Said[], own: Partial<Field> = {}): Field => ({
  key: 'flow',
  label: 'Flow',
  group: 'Reading',
  said,
  ...own,
})
const rowOf = (said: readonly Said[], own: Partial<Field> = {}) =>
  compare([field(said, own)], [])[0]!.rows[0]!
const isBest = (cell: Cell) => typeof cell !== 'string' && cell.isBest === true
const best = (said: readonly Said[], better: Better) => rowOf(said, { better }).cells.map(isBest)
const stated = (...values: AttributeValue[]) => values

describe('the rows of a comparison', () => {
  test('stand under their headings, in the order of these; others come last', () => {
    const groups = compare(
      [
        field([stated(1)], { key: 'a', group: 'Other' }),
        field([stated(1)], { key: 'b', group: 'Second' }),
        field([stated(1)], { key: 'c', group: 'First' }),
        field([stated(1)], { key: 'd', group: 'Second' }),
      ],
      ['First', 'Second'],
    )
    expect(groups.map(({ heading, rows }) => [heading, rows.map(({ key }) => key)])).toEqual([
      ['First', ['c']],
      ['Second', ['b', 'd']],
      ['Other', ['a']],
    ])
  })

  test('leave out what no column states', () => {
    expect(compare([field(['not stated', 'not applicable', []])], [])).toEqual([])
  })

  test('differ by what they say, not by the order in which they list it', () => {
    expect(rowOf([stated('A', 'B'), stated('B', 'A')]).differs).toBe(false)
    expect(rowOf([stated('A'), stated('A', 'B')]).differs).toBe(true)
    expect(rowOf([stated('A'), 'not stated']).differs).toBe(true)
    expect(rowOf([stated({ max: 1 }), stated({ max: 1, basis: 'two joints' })]).differs).toBe(true)
  })

  test('say a measure by the end that counts, and the rest behind it', () => {
    const measure = { typ: 0.2, max: 0.5, basis: 'two joints', at: '1550 nm' }
    expect(rowOf([stated(measure)], { unit: 'dB', better: 'lower' }).cells[0]).toEqual({
      metric: { value: '≤\u00a00.5\u00a0dB', note: 'typ.\u00a00.2\u00a0dB, two joints, 1550 nm' },
    })
    expect(rowOf([stated({ min: -5, max: 60 })], { unit: '°C', usUnit: '°F' }).cells[0]).toEqual({
      metric: { value: '−5 to 60\u00a0°C' },
      us: { value: '23 to 140\u00a0°F' },
    })
  })

  test('tell small values in a finer unit, where all of a row are small', () => {
    const weights = { unit: 'kg', usUnit: 'lb' }
    expect(rowOf([stated(0.016), stated(0.05), 'not stated'], weights).cells).toEqual([
      { metric: { value: '16\u00a0g' }, us: { value: '0.564\u00a0oz' }, number: 16 },
      { metric: { value: '50\u00a0g' }, us: { value: '1.76\u00a0oz' }, number: 50 },
      'not stated',
    ])
    expect(rowOf([stated(0.016), stated(5)], weights).unit).toBe('kg')
  })

  test('keep what is not stated apart from what does not apply', () => {
    expect(rowOf([stated(1), 'not stated', 'not applicable']).cells).toEqual([
      { metric: { value: '1' }, number: 1 },
      'not stated',
      'not applicable',
    ])
  })

  test('can be picked, with the headings that are left', () => {
    const groups = compare(
      [
        field([stated(1), stated(2)], { key: 'a', group: 'A' }),
        field([stated(1), stated(1)], { key: 'b', group: 'B' }),
      ],
      ['A', 'B'],
    )
    expect(withRows(groups, ({ differs }) => differs).map(({ heading }) => heading)).toEqual(['A'])
  })
})

describe('the best value of a row', () => {
  test('is the lowest or highest of what is promised', () => {
    expect(best([stated(1), stated(2), 'not stated'], 'lower')).toEqual([true, false, false])
    expect(best([stated(1), stated(2), stated(2)], 'higher')).toEqual([false, true, true])
    // What is typical promises nothing: the worst case counts.
    expect(best([stated({ typ: 0.1, max: 0.6 }), stated({ typ: 0.3, max: 0.5 })], 'lower')).toEqual(
      [false, true],
    )
    // Of several values the worst.
    expect(best([stated(1, 5), stated(3)], 'lower')).toEqual([false, true])
  })

  test('is not marked where all are equal, or one alone states it', () => {
    expect(best([stated(1), stated(1)], 'lower')).toEqual([false, false])
    expect(best([stated(1), 'not stated'], 'lower')).toEqual([false, false])
    expect(rowOf([stated(1), 'not stated'], { better: 'lower' }).isUnranked).toBeUndefined()
  })

  test.each([
    ['bases', { max: 0.3, basis: 'one joint' }, { max: 0.5, basis: 'two joints' }],
    ['conditions', { max: 0.3, at: '1310 nm' }, { max: 0.5, at: '1550 nm' }],
    ['a basis and none', { max: 0.3, basis: 'one joint' }, 0.5],
    ['a promise and what is typical', { max: 0.5 }, { typ: 0.3 }],
    ['a number and a word', 0.5, 'low'],
  ])('is not marked across %s, and the row says so', (_, a: AttributeValue, b: AttributeValue) => {
    const row = rowOf([stated(a), stated(b)], { better: 'lower' })
    expect(row.cells.some(isBest)).toBe(false)
    expect(row.isUnranked).toBe(true)
  })

  test('is not marked of values of different things in one column', () => {
    const mixed = stated({ max: 0.3, basis: 'one joint' }, { max: 0.5, basis: 'two joints' })
    expect(best([mixed, stated({ max: 0.4, basis: 'one joint' })], 'lower')).toEqual([false, false])
  })

  test('is never one that another outdoes, whatever is compared', () => {
    const values = fc.oneof(
      fc.constant('not stated' as const),
      fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 1, maxLength: 3 }),
    )
    fc.assert(
      fc.property(
        fc.array(values, { minLength: 2, maxLength: 4 }),
        fc.constantFrom<Better>('lower', 'higher'),
        (said, better) => {
          const marks = said.some((one) => one !== 'not stated') ? best(said, better) : []
          const worst = said.map((one) =>
            one === 'not stated'
              ? undefined
              : better === 'lower'
                ? Math.max(...one)
                : -Math.min(...one),
          )
          const known = worst.filter((one) => one !== undefined)
          const expected =
            new Set(known).size > 1
              ? worst.map((one) => one === Math.min(...known))
              : marks.map(() => false)
          expect(marks).toEqual(expected)
        },
      ),
    )
  })
})
