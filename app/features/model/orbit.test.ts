import { expect, test } from 'vitest'
import { sideSeen, turnOfKey } from './orbit.ts'

test.each([
  [350, 0, 'front'],
  [80, 40, 'right'],
  [200, -30, 'rear'],
  [-160, -30, 'rear'],
  [270, 10, 'left'],
  [-90, 10, 'left'],
  [270, 70, 'top'],
  [0, -70, 'bottom'],
])('from %i degrees around and %i above a model its %s is seen', (azimuth, elevation, side) => {
  expect(sideSeen(azimuth, elevation)).toBe(side)
})

test('arrows turn, plus and minus come closer and go, 0 is as at first', () => {
  expect(turnOfKey('ArrowLeft')).toEqual({ around: -15 })
  expect(turnOfKey('ArrowUp')).toEqual({ above: 15 })
  expect(turnOfKey('+')).toEqual({ closer: 1.25 })
  expect(turnOfKey('-')).toEqual({ closer: 0.8 })
  expect(turnOfKey('0')).toBe('reset')
  for (const key of ['a', 'Tab', 'Escape', 'constructor']) expect(turnOfKey(key)).toBeUndefined()
})
