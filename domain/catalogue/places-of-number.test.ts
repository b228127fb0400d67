import { expect, test } from 'vitest'
import { placesOfNumber } from './places-of-number.ts'

const interfaces = new Set(['E27 white port', 'E27 black port', 'Tray position'])
const mayBeFilled = (name: string) => name === 'Tray position'
const record = { color: ['white'], sockets: [48], size: [2] }
const placesOf = (own: Record<string, (string | number)[]>, places: unknown = stored) =>
  placesOfNumber(places, { record, own: { ...record, ...own }, interfaces, mayBeFilled })
const stored = [
  { interface: 'E27 white port', count: 48 },
  { interface: 'Tray position', count: 3, width: 1 },
]

test('a number of another value has the interface of that', () => {
  expect(placesOf({ color: ['black'] })).toEqual([
    { interface: 'E27 black port', count: 48 },
    { interface: 'Tray position', count: 3, width: 1 },
  ])
})

test('and none where there is no such interface, or where it has several values', () => {
  expect(placesOf({ color: ['red'] })).toEqual([stored[1]])
  expect(placesOf({ color: ['black', 'red'] })).toEqual([stored[1]])
  expect(placesOf({ color: [] })).toEqual([stored[1]])
})

test('a count that the record states is the number’s', () => {
  expect(placesOf({ sockets: [24] })).toEqual([
    { interface: 'E27 white port', count: 24 },
    stored[1],
  ])
})

test('of places that more in the box may fill nothing is said, and fewer leave them as many', () => {
  const trays = [{ interface: 'Tray position', count: 48 }]
  expect(placesOf({ sockets: [96] }, trays)).toEqual([])
  expect(placesOf({ sockets: [24] }, trays)).toEqual(trays)
})

test('nothing else changes, and what is no list stays', () => {
  expect(placesOf({ size: [9] })).toEqual(stored)
  expect(placesOf({ color: ['black'] }, 'none')).toBe('none')
  expect(placesOf({ color: ['black'] }, ['odd', null])).toEqual(['odd', null])
})
