import { expect, test } from 'vitest'
import { faultsOf, soundValve } from './trade.fixture.ts'

const [first, second, third] = soundValve.conformity

test('a record without either field, or with standards alone, has no faults', () => {
  expect(faultsOf({ valve: { conformity: undefined } })).toEqual([])
  expect(faultsOf({ valve: { conformity: undefined, standards: undefined } })).toEqual([])
})

test('a list may leave the grade to the entry, but not have one of its own', () => {
  expect(faultsOf({ valve: { standards: ['EN 331', 'TIA-568'] } })).toEqual([])
  const conformity = [{ ...first, grade: null }, third]
  expect(faultsOf({ valve: { conformity } })).toHaveLength(2)
})

test.each<[object, RegExp]>([
  [
    { standards: ['EN 331 Class 2'] },
    /conformity error: “TIA 568” is not in standards: write the same in both/,
  ],
  [
    { conformity: [first, third], standards: ['EN 331 Class 2', 'TIA-568', 'EN 13828'] },
    /standards error: “EN 13828” is not in conformity: add an entry whose body and number/,
  ],
  [
    { conformity: [first, second, first, third] },
    /conformity error: “EN 331 Class 2” stands twice: write it once/,
  ],
  [
    { conformity: [{ ...first, relation: 'tested' }, third] },
    /conformity error: entry 1: its relation is "tested": write one of qualified, designed to/,
  ],
])('%j is told of once, with what to write', (valve, message) => {
  expect(faultsOf({ valve })).toEqual([expect.stringMatching(message)])
})

test('a standard listed otherwise is told of on both sides, with the one that is listed', () => {
  const standards = ['EN 331 Class 3', 'TIA-568']
  expect(faultsOf({ valve: { standards } })).toContainEqual(
    expect.stringMatching(/“EN 331 Class 2” is not in standards, which has “EN 331 Class 3”/),
  )
})
