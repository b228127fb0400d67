import { expect, test } from 'vitest'
import { pack, unpack } from './packed.ts'

test('packed data come out as they went in, and data that never travelled as they are', () => {
  const data = { name: 'A “lens”', values: [1, 2], nested: { none: null } }
  expect(unpack(pack(data))).toEqual(data)
  expect(unpack(data)).toBe(data)
})
