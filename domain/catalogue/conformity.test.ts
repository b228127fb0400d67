import { expect, test } from 'vitest'
import { listedName, readConformity, standardName } from './conformity.ts'

const entry = { body: 'EN', number: '331', relation: 'qualified' as const }

test('a standard is read whole where it is sound, and written as a list of standards has it', () => {
  const stored = { ...entry, edition: '2015', grade: 'Class 2', depth: 1, hours: 24.5 }
  expect(readConformity([stored])).toEqual({ conformity: [stored], faults: [] })
  expect(standardName(stored)).toBe('EN 331 Class 2')
  expect(standardName(entry)).toBe('EN 331')
})

test.each<[object, string[], string]>([
  [{}, ['EN-331'], 'EN-331'],
  [{ grade: 'Class 2' }, ['EN-331'], 'EN-331 Class 2'],
  [{ grade: 'Class 2' }, ['EN-331', 'en 331 class 2'], 'en 331 class 2'],
  [{ grade: 'Class 2' }, ['EN 3310', 'EN 33'], 'EN 331 Class 2'],
])('a standard with %j, of a list with %j, is spelled %j', (fields, listed, name) => {
  expect(listedName({ ...entry, ...fields }, listed)).toBe(name)
})

test.each<[unknown, number, RegExp]>([
  ['EN 331', 0, /^must be a list: write \[{"body"/],
  [[{ ...entry, body: undefined }], 0, /^entry 1: its body is missing/],
  [[{ ...entry, number: 331 }], 0, /^entry 1: its number is 331: write a text/],
  [[{ ...entry, relation: 'tested' }], 0, /relation is "tested": write one of qualified, designed/],
  [[{ ...entry, depth: 0 }], 1, /its depth is 0: write a number above 0/],
  [[entry, { ...entry, level: 2 }], 2, /^entry 2: has no field “level”: its fields are body,/],
])('%j keeps what is sound', (stored, sound, message) => {
  const read = readConformity(stored)
  expect(read.conformity).toHaveLength(sound)
  expect(read.faults).toEqual([{ field: 'conformity', message: expect.stringMatching(message) }])
})
