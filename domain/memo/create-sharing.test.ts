import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSharing } from './create-sharing.ts'

test('what was shared is equal to what was given', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), (values) => {
      const share = createSharing()
      const given = JSON.stringify(values)
      expect(JSON.stringify(values.map((value) => share(value)))).toBe(given)
    }),
  )
})

test('equal lists are one, and 1 is not “1”', () => {
  const share = createSharing()
  const [first, second] = [share({ a: ['LC', 2], b: [1] }), share({ a: ['LC', 2], b: ['1'] })]
  expect(second.a).toBe(first.a)
  expect(second.b).toEqual(['1'])
  expect(first.b).toEqual([1])
})

test('a list of objects stays its own, for its objects may', () => {
  const share = createSharing()
  const [first, second] = [share([{ a: 1 }]), share([{ a: 1 }])]
  expect(second).not.toBe(first)
})

test('a name that every object has is a name like others', () => {
  const given: unknown = JSON.parse('{"__proto__": ["x"], "constructor": "y"}')
  const shared = createSharing()(given)
  expect(JSON.stringify(shared)).toBe('{"__proto__":["x"],"constructor":"y"}')
})
