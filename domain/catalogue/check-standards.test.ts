import { expect, test } from 'vitest'
import { faultsOf, soundValve } from './trade.fixture.ts'

const entry = { body: 'TIA', number: '568', relation: 'designed to' }

test('one spelling in all products has no faults, nor has another standard', () => {
  const more = {
    conformity: [entry, { ...entry, number: '569' }],
    standards: ['TIA-568', 'TIA-569'],
  }
  expect(faultsOf({ more })).toEqual([])
})

test('a second spelling is told of where fewer products have it', () => {
  const one = { conformity: [entry], standards: ['TIA-568'] }
  const other = { conformity: [entry], standards: ['TIA 568'] }
  const faults = faultsOf({ kit: one, more: other })
  expect(faults).toEqual([
    'more.json standards error: “TIA 568” stands as “TIA-568” in 2 files: write that here, and a grade in conformity',
  ])
  expect(faultsOf({ more: { ...other, standards: ['tia-568'] } })).toEqual([
    expect.stringMatching(/“tia-568” stands as “TIA-568” in valve.json/),
  ])
})

test('a grade is told of where others leave it to the entry', () => {
  const [graded] = soundValve.conformity
  const more = { conformity: [graded], standards: ['EN 331'] }
  expect(faultsOf({ more })).toEqual([
    expect.stringMatching(
      /^valve.json standards error: “EN 331 Class 2” stands as “EN 331” in more/,
    ),
  ])
  const third = { conformity: [{ ...graded, grade: 'Class 3' }], standards: ['EN 331 Class 3'] }
  expect(faultsOf({ more: third })).toEqual([])
})

test('a company without a list of standards has none to compare', () => {
  const more = { standards: ['TIA 568'] }
  expect(faultsOf({ more }, { trade: {} })).not.toContainEqual(expect.stringMatching(/stands as/))
})

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
