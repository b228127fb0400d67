import { expect, test } from 'vitest'
import { inBothUnits } from './in-both-units.ts'

const said = (...of: Parameters<typeof inBothUnits>) => inBothUnits(...of).replaceAll('\u00a0', ' ')

test('values are told in the units of both markets where they have two', () => {
  expect(said([2.6], { unit: 'kg', usUnit: 'lb' })).toBe('2.6 kg (5.73 lb)')
  expect(said([{ min: -40, max: 75 }], { unit: '°C', usUnit: '°F' })).toBe(
    '−40 to 75 °C (−40 to 167 °F)',
  )
  expect(said([0.016], { unit: 'kg', usUnit: 'lb' })).toBe('16 g (0.564 oz)')
  expect(said([{ max: 50, basis: 'folded' }], { unit: 'mm', usUnit: 'in' })).toBe(
    '≤ 50 mm, folded (≤ 1.97 in)',
  )
})

test('others are told as they are stated', () => {
  expect(said([60], { unit: 'dB' })).toBe('60 dB')
  expect(said(['Brass'], { unit: 'mm', usUnit: 'in' })).toBe('Brass')
})
