import { describe, expect, test } from 'vitest'
import { readPasted } from './pasted-lines.ts'
import { askedFor } from './read-pasted.fixture.ts'

const isNumber = (text: string) => ['QB-15', 'SEALKIT'].includes(text.toUpperCase())
// The first line of a text may be a heading.
const one = (line: string) => askedFor(`ZZ-9 7\n${line}`, isNumber).slice(1).join('; ')

describe('a line of words', () => {
  test.each([
    // A size among them is no number.
    ['1 Acme 90S+ pipe welder', '1 Acme 90S+ pipe welder'],
    ['2 long levers DN15', '2 long levers DN15'],
    ['4 PN6 brass hoses', '4 PN6 brass hoses'],
    ['4 12-pole plugs', '4 12-pole plugs'],
    ['4 x 3-way valve, brass', '4 3-way valve, brass'],
    ['2 QB40 hoses', '2 QB40'],
    ['4 ea 2x8 manifold brass', '4 2x8 manifold brass'],
    ['2 each long levers', '2 long levers'],
    ['qty 4 long levers 24 way', '4 long levers 24 way'],
    ['Pump 1: QB-15 x 4', '4 QB-15'],
    ['Bay 2: QB-15 × 6', '6 QB-15'],
    ['2 QB-15 x 3 m', '2 QB-15'],
    // All of it, whatever its commas.
    ['6 long levers, 3 m, brass', '6 long levers, 3 m, brass'],
    ['long levers,6', '6 long levers'],
    ['long levers, brass, 6', '6 long levers, brass'],
    ['long levers 3 m, 6 pcs', '6 long levers 3 m'],
    ['3 x 10ft brass chain', '3 10ft brass chain'],
    ['2 rolls 500 ft rope', '2 rolls 500 ft rope'],
    ['500 long levers', '500 long levers'],
    // How many at its end, where a sign says so.
    ['long levers x 4', '4 long levers'],
    ['long levers x4', '4 long levers'],
    ['long levers - 4', '4 long levers'],
    ['long levers 4 pcs', '4 long levers'],
    ['long levers (4)', '4 long levers'],
    ['long levers, qty 4', '4 long levers'],
    ['long levers for pumps: 4', '4 long levers for pumps'],
    ['200 m copper pipe x 3', '3 200 m copper pipe'],
    ['long levers 60 cm   4', '4 long levers 60 cm'],
    ['(4) long levers, 3 m', '4 long levers, 3 m'],
    ['pins (100 pk) - 2', '2 pins (100 pk)'],
  ])('%j asks for %j', (line, item) => {
    expect(one(line)).toBe(item)
  })

  // A length counts nothing, and nobody knows what a figure behind a name is.
  test.each([
    ['PN6 hoses for water'],
    ['long levers, brass'],
    ['500 ft 3/8 rope'],
    ['200 m copper pipe'],
    [`1,000' of 1/4" rope`],
    ['10ft brass chain'],
    ['long lever 4'],
    ['PO: 4711'],
  ])('%j that says no quantity is told', (line) => {
    const { items, faults } = readPasted(line, isNumber)
    expect(items).toEqual([])
    expect(faults).toEqual([{ text: line, fault: 'no number' }])
  })
})
