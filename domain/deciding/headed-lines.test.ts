import { describe, expect, test } from 'vitest'
import { askedFor } from './read-pasted.fixture.ts'
import { readPasted } from './pasted-lines.ts'

const series = (text: string) => /^QH(?: \d+ ?m)?$/i.test(text)
const isNumber = (text: string) => ['QB-15', 'SEALKIT'].includes(text.toUpperCase()) || series(text)
const one = (text: string) => askedFor(text, isNumber).join('; ')

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
    ['brass chain\n6 x 5 m\n2 x 10 m', '6 brass chain, 5 m; 2 brass chain, 10 m'],
    ['brass chain:\n5m\t6\n10m\t2', '6 brass chain, 5m; 2 brass chain, 10m'],
    ['brass chain:\n- 5 m: 6\n- 10 m: 1,200', '6 brass chain, 5 m; 1200 brass chain, 10 m'],
    ['brass chain:\n5 m / 16 ft 6 pcs\n10 ft, qty 2', '6 brass chain, 5 m; 2 brass chain, 10 ft'],
    ['brass chain:\n5 m\n10 m', '1 brass chain, 5 m; 1 brass chain, 10 m'],
    [
      'QB-15 3\nbrass chain:\n5 m - 6\nsteel chain:\n5 m - 2',
      '3 QB-15; 6 brass chain, 5 m; 2 steel chain, 5 m',
    ],
    ['Brass valves:\n8-way: 12\n4-way: 2', '12 Brass valves, 8-way; 2 Brass valves, 4-way'],
    ['Racks\n12 slots x 2\n24 slots x 1', '2 Racks, 12 slots; 1 Racks, 24 slots'],
    ['24 way chain:\n5 m - 6', '6 24 way chain, 5 m'],
    ['12 x brass chain:\n5 m', '12 brass chain, 5 m'],
    ['Brass hoses: 3 m x 24, 5 m x 12', '24 Brass hoses, 3 m; 12 Brass hoses, 5 m'],
    [
      'Brass hoses: 3m (24), 5m (12); 10 m (2)',
      '24 Brass hoses, 3m; 12 Brass hoses, 5m; 2 Brass hoses, 10 m',
    ],
    ['QH: 3 m x 24, 5 m x 12', '24 QH 3 m; 12 QH 5 m'],
    // Of a series, its number.
    ['QH:\n5 m - 6\n10 m - 2', '6 QH 5 m; 2 QH 10 m'],
    ['QH hoses, brass\n5 m x 6', '6 QH 5 m'],
    ['XY-99-Z:\n5 m x 6', '6 XY-99-Z 5 m'],
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
    expect(item!.partNumber).toMatch(/ (?:brass|and|steel), 10 m$/)
    expect(item!.partNumber.length).toBeLessThanOrEqual(60)
  })
})
