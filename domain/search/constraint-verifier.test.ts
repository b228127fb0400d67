import { expect, test } from 'vitest'
import type { AttributeValue } from '#domain/catalogue/attribute.ts'
import type { Bounds, Constraint } from './constraint.ts'
import { verify } from './constraint-verifier.ts'

const judge = (values: AttributeValue[], test: Constraint['test'], isNegated = false) =>
  verify({ get: () => values }, { test, isNegated } as Constraint)
const size = (value: AttributeValue, bounds: Omit<Bounds, 'key'>, wanted = 1) =>
  judge([value], { type: 'number', bounds: [{ key: 'size', ...bounds }], wanted })
const screw = (values: AttributeValue[], wanted: string, isNegated = false) =>
  judge(values, { type: 'values', values: new Map([['screw', new Set([wanted])]]) }, isNegated)
    .result

test('a bound is met up to its end, missed beyond, and unstated without a number', () => {
  expect(size(12, { low: 12 }).result).toBe('met')
  expect(size(11, { low: 12 }).result).toBe('missed')
  expect(size('twelve', { low: 12 }).result).toBe('unstated')
})

test('a value is farther away the more it differs', () => {
  const distances = [10, 20, 80].map((value) => size(value, { low: 10 }, 10).distance)
  expect(distances).toEqual([0, expect.closeTo(0.69), expect.closeTo(2.08)])
  expect(size(0.0001, { low: 10 }, 10)).toEqual({ result: 'missed', distance: 4 })
})

test('a longer one serves where the next longer one may, and is farther away', () => {
  const bounds = { low: 9.5, high: 10.5, longest: 20 }
  expect(size(15, bounds, 10).result).toBe('met')
  expect(size(15, bounds, 10).distance).toBeGreaterThan(size(10, bounds, 10).distance)
  expect(size(21, bounds, 10).result).toBe('missed')
})

test('the worse end of a measure counts', () => {
  expect(size({ typ: 0.2, max: 0.5 }, { high: 0.3 }).result).toBe('missed')
  expect(size({ typ: 0.2 }, { high: 0.3 }).result).toBe('met')
  expect(size({ min: 40, typ: 60 }, { low: 50 }).result).toBe('missed')
})

test('an interval meets what it covers', () => {
  const range = { min: -40, max: 75 }
  expect(size(range, { low: -40, high: -40 }).result).toBe('met')
  expect(size(range, { low: -10, high: 60 }).result).toBe('met')
  expect(size(range, { low: -10, high: 85 }).result).toBe('missed')
  expect(size({ min: 1310, max: 1310 }, { low: 1303, high: 1317 }).result).toBe('met')
})

test('a value is met by its name, alone or as one of two, and else missed or unstated', () => {
  expect(screw(['Edison', 'Bipin'], 'Bipin')).toBe('met')
  expect(screw(['Bipin & Edison'], 'Edison')).toBe('met')
  expect(screw(['Edison'], 'Bipin')).toBe('missed')
  expect(screw([], 'Bipin')).toBe('unstated')
})

test('what is not wanted is missed by what has it alone', () => {
  expect(screw(['Edison'], 'Edison', true)).toBe('missed')
  expect(screw(['Edison'], 'Bipin', true)).toBe('met')
  expect(screw([], 'Bipin', true)).toBe('met')
})
