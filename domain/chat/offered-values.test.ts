import { expect, test } from 'vitest'
import { lamp } from '#domain/finding/lamps.fixture.ts'
import { offeredValues } from './offered-values.ts'

const cord = { key: 'cord', unit: 'm' }
const slot = { label: 'Cord', unit: 'm', min: 0.5, max: 40, step: 0.5 }
const ordering = { pattern: 'LC-{cord}', slots: { cord: slot } }
const offered = (values: number[], more = {}) =>
  offeredValues({ ...lamp('Lamp', { cord: values }), ...more }, cord).replaceAll('\u00a0', ' ')

test('what is made in any size of a range says so', () => {
  expect(offered([1, 2])).toBe('1, 2 m')
  expect(offered([1, 2], { ordering })).toBe('1, 2 m (0.5 to 40 m to order)')
  expect(offered([], { ordering })).toBe('0.5 to 40 m to order')
})
