import { describe, expect, test } from 'vitest'
import { eachInBothUnits, inBothUnits } from './both-units.ts'

const units = { mm: 'in', m: 'ft', N: 'lbf', N·m: 'lbf·in', '°C': '°F' }
const said = (text: string) => inBothUnits(text, units).replaceAll('\u00a0', ' ')

describe('a figure is said in both units', () => {
  test.each([
    ['Strip 40 mm.', 'Strip 40 mm (1.57 in).'],
    ['within\u00a02 m', 'within 2 m (6.56 ft)'],
    ['1,335 N at most', '1,335 N (300 lbf) at most'],
    ['4.5 N·m', '4.5 N·m (39.8 lbf·in)'],
    ['down to −40 °C', 'down to −40 °C (−40 °F)'],
    ['| 30 mm | 75 mm |', '| 30 mm (1.18 in) | 75 mm (2.95 in) |'],
  ])('%s', (text, both) => {
    expect(said(text)).toBe(both)
  })

  test.each([
    ['300 × 450 mm inside', '300 × 450 mm (11.8 × 17.7 in) inside'],
    ['−20 to 50 °C', '−20 to 50 °C (−4 to 122 °F)'],
    ['1.0 ± 0.1 mm', '1.0 ± 0.1 mm (0.0394 ± 0.00394 in)'],
    ['4, 6, 8 or 10 m', '4, 6, 8 or 10 m (13.1, 19.7, 26.2 or 32.8 ft)'],
    ['5–15 mm', '5–15 mm (0.197–0.591 in)'],
  ])('with those that share its unit: %s', (text, both) => {
    expect(said(text)).toBe(both)
  })

  test.each([
    ['6, 8 to 25 mm', '6, 8 to 25 mm (0.315 to 0.984 in)'],
    ['4, to 16 mm', '4, to 16 mm (0.63 in)'],
    ['M8, 12 N·m', 'M8, 12 N·m (106 lbf·in)'],
    ['355 mm for 96, 520 mm for 288', '355 mm (14 in) for 96, 520 mm (20.5 in) for 288'],
    ['1550 nm and 2 m', '1550 nm and 2 m (6.56 ft)'],
    ['IEC 61300-3-35 and 5 mm', 'IEC 61300-3-35 and 5 mm (0.197 in)'],
  ])('and not with a number that stands beside it: %s', (text, both) => {
    expect(said(text)).toBe(both)
  })
})

test.each([
  ['is part of a name', 'a 13-mm wrench'],
  ['has a second figure of its author’s', 'within 15 m (50 ft)'],
  ['is of another unit', '6 mm² of copper, 30 m/s, 1550 nm, 0.4 N/mm'],
])('a figure that %s is left', (_, text) => {
  expect(said(text)).toBe(text)
})

test('what stands behind a figure in brackets is no second figure', () => {
  expect(said('drill 11 mm (indoor)')).toBe('drill 11 mm (0.433 in) (indoor)')
})

test('what was said in both units is not said a third time', () => {
  expect(said(inBothUnits('2 m of 30 to 40 mm', units))).toBe(said('2 m of 30 to 40 mm'))
})

test('without second units a text stays', () => {
  expect(inBothUnits('30 mm')).toBe('30 mm')
})

test('a unit without a conversion is refused', () => {
  expect(() => inBothUnits('30 mm', { mm: 'lb' })).toThrow('no conversion from mm to lb')
})

test('all texts of a block are, and nothing else of it', () => {
  const block = { kind: 'letters' as const, items: ['Strip 40 mm.', 'Wait.'] }
  expect(eachInBothUnits(block, { mm: 'in' })).toEqual({
    kind: 'letters',
    items: ['Strip 40 mm (1.57\u00a0in).', 'Wait.'],
  })
})
