import { describe, expect, test } from 'vitest'
import { readPasted } from './pasted-lines.ts'
import { askedFor } from './read-pasted.fixture.ts'

const isNumber = (text: string) => ['QB-15', 'QB-25', 'SEALKIT'].includes(text.toUpperCase())
const one = (text: string) => askedFor(text, isNumber).join('; ')

describe('what heads a section', () => {
  test.each([
    ['Bldg. 12:\nQB-15 2\nPhase 2 (valves):\nQB-15 3', '5 QB-15'],
    ['QB-15 2\nBrass hoses DN15:\nQB-25 3', '2 QB-15; 3 QB-25'],
    ['QB-15 2\n=== Spares ===\nQB-25 3', '2 QB-15; 3 QB-25'],
    ['QB-15 2\n[pump house]\nQB-25 3', '2 QB-15; 3 QB-25'],
  ])('%j asks for its parts alone: %j', (text, items) => {
    expect(one(text)).toBe(items)
  })

  test.each([
    ['QB-15 2\n# spares\nQB-25 3', '2 QB-15; 3 QB-25'],
    ['QB-15 2\n# SEALKIT', '2 QB-15; 1 SEALKIT'],
    ['QB-15 2\n# XY-99-Z', '2 QB-15; 1 XY-99-Z'],
    ['QB-15 2\n#5 QB-25 12', '2 QB-15; 12 QB-25'],
  ])('%j, with remarks, asks for %j', (text, items) => {
    expect(one(text)).toBe(items)
  })

  test.each([
    // Words alone may be a part, and a figure among them a size.
    ['Floor 1\nQB-15 2\nFloor 2\nQB-15 3', '1 Floor 1; 5 QB-15; 1 Floor 2'],
    ['QB-15 2\nlong levers\nQB-25 3', '2 QB-15; 1 long levers; 3 QB-25'],
    ['QB-15 2\n\nlong levers\n\nQB-25 3', '2 QB-15; 1 long levers; 3 QB-25'],
    ['QB-15 2\n  3 long levers\n    QB-25 3', '2 QB-15; 3 long levers; 3 QB-25'],
    ['QB-15 2\nlevers\nlevers\nQB-25 3', '2 QB-15; 2 levers; 3 QB-25'],
    ['QB-15 2\nQB-30\n  QB-25 3', '2 QB-15; 1 QB-30; 3 QB-25'],
    ['QB-15 2\nAB40\n  QB-25 3', '2 QB-15; 1 AB40; 3 QB-25'],
    // Nothing stands below.
    ['QB-15 2\nAlso long levers:', '2 QB-15; 1 Also long levers:'],
  ])('%j asks for all of it: %j', (text, items) => {
    expect(one(text)).toBe(items)
  })
})

describe('sizes below a heading', () => {
  test.each([
    [
      'Long hoses, 3.0 mm brass:\n  5 m - 100\n  10 m - 40',
      '100 Long hoses, 3.0 mm brass, 5 m; 40 Long hoses, 3.0 mm brass, 10 m',
    ],
    [
      'Hoses DN15:\n50 m (164 ft)   6 pcs\n75 m (246 ft)   2 pcs',
      '6 Hoses DN15, 50 m; 2 Hoses DN15, 75 m',
    ],
    ['brass chain:\n5m\t6\n10m\t2', '6 brass chain, 5m; 2 brass chain, 10m'],
    ['brass chain:\n- 5 m: 6\n- 10 m: 1,200', '6 brass chain, 5 m; 1200 brass chain, 10 m'],
    [
      'QB-15 3\nbrass chain:\n5 m - 6\nsteel chain:\n5 m - 2',
      '3 QB-15; 6 brass chain, 5 m; 2 steel chain, 5 m',
    ],
    ['Brass valves:\n8-way: 12\n4-way: 2', '12 Brass valves, 8-way; 2 Brass valves, 4-way'],
  ])('%j are %j', (text, items) => {
    expect(one(text)).toBe(items)
  })

  test.each([
    // No heading of theirs: what is a line of its own, or talk.
    ['QB-15 3\n5 m - 6', '3 QB-15; 6 5 m'],
    ['SEALKIT\n5 m - 6', '1 SEALKIT; 6 5 m'],
    ['Please quote:\n5 m - 6', '6 5 m'],
    ['Material:\n2 boxes of pins\n500 ft 3/8 rope', '2 boxes of pins; 1 500 ft 3/8 rope'],
    ['Material:\n3 SEALKIT\n12 pcs QB-15', '3 SEALKIT; 12 QB-15'],
  ])('%j are %j', (text, items) => {
    expect(one(text)).toBe(items)
  })

  test('have room, however long it is', () => {
    const [item] = readPasted(`${'brass and steel '.repeat(9)}:\n10 m - 4`, isNumber).items
    expect(item!.partNumber).toMatch(/^brass and steel .*, 10 m$/)
    expect(item!.partNumber.length).toBeLessThanOrEqual(60)
  })
})
