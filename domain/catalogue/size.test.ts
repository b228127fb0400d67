import { expect, test } from 'vitest'
import { readEntries, readSize } from './size.ts'

test('a size is read as far as it is known', () => {
  const size = { width: 440, height: 43.6, depth: 280, diameter: 20 }
  expect(readSize(size)).toEqual({ size, faults: [] })
  expect(readSize({ diameter: 4 })).toEqual({ size: { diameter: 4 }, faults: [] })
  expect(readSize({})).toEqual({ size: undefined, faults: [] })
  expect(readSize(undefined)).toEqual({ size: undefined, faults: [] })
})

test.each<[unknown, object | undefined, RegExp]>([
  ['440 mm', undefined, /^must be an object: write {"width": 440/],
  [{ width: '440' }, undefined, /^its width is "440": write a number above 0/],
  [{ width: 440, length: 2 }, { width: 440 }, /no field “length”: its fields are width, height/],
])('a size of %j keeps what is sound', (stored, size, message) => {
  const read = readSize(stored)
  expect(read.size).toEqual(size)
  expect(read.faults).toEqual([{ field: 'size', message: expect.stringMatching(message) }])
})

const round = { count: 5, shape: 'round', minDiameter: 6, maxDiameter: 18 }

test('entries are read whole where they are sound', () => {
  const oval = { count: 1, shape: 'oval', minDiameter: 10, maxDiameter: 25, cables: 2 }
  expect(readEntries([oval, round])).toEqual({ entries: [oval, round], faults: [] })
})

test.each<[unknown, number, RegExp]>([
  [6, 0, /^must be a list: write \[{"count"/],
  [[{ ...round, count: undefined }], 0, /^entry 1: its count is missing/],
  [[{ ...round, shape: 'square' }], 0, /its shape is "square": write one of round, oval, rect/],
  [[{ ...round, minDiameter: 20 }], 0, /minDiameter 20 is above its maxDiameter 18: exchange/],
  [[{ ...round, minDiameter: '6' }], 1, /its minDiameter is "6"/],
  [[round, { ...round, cables: 0 }], 2, /^entry 2: its cables is 0: write a whole number/],
])('entries of %j keep what is sound', (stored, sound, message) => {
  const read = readEntries(stored)
  expect(read.entries).toHaveLength(sound)
  expect(read.faults).toEqual([{ field: 'entries', message: expect.stringMatching(message) }])
})
