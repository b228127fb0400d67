import { expect, test } from 'vitest'
import { turnOfKey } from './orbit.ts'

test('arrows turn, plus and minus come closer and go, 0 is as at first', () => {
  expect(turnOfKey('ArrowLeft')).toEqual({ around: -15 })
  expect(turnOfKey('ArrowUp')).toEqual({ above: 15 })
  expect(turnOfKey('+')).toEqual({ closer: 1.25 })
  expect(turnOfKey('-')).toEqual({ closer: 0.8 })
  expect(turnOfKey('0')).toBe('reset')
  for (const key of ['a', 'Tab', 'Escape', 'constructor']) expect(turnOfKey(key)).toBeUndefined()
})
