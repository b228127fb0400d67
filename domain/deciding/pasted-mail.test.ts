import { describe, expect, test } from 'vitest'
import { askedFor } from './read-pasted.fixture.ts'
import { readPasted } from './pasted-lines.ts'

const isNumber = (text: string) => ['QB-15', 'QB-25', 'SEALKIT'].includes(text.toUpperCase())
const one = (text: string) => askedFor(text, isNumber)

describe('a mail', () => {
  test.each([
    ['Hello,\nplease quote\n24 QB-15\n12 QB-25\nThanks'],
    ['24 QB-15\n12 QB-25\nBest regards,\nJim Smith\nPurchasing Manager'],
    ['> 24x QB-15\n> 12x QB-25 (side trough, one per row)\n> --\n> Regards\n> Maria'],
    ['>> 24x QB-15\n> > 12x QB-25\n>'],
  ])('%j asks for its parts alone', (text) => {
    expect(one(text)).toEqual(['24 QB-15', '12 QB-25'])
  })

  test.each([
    ['QB-15\t4\nQK-15\t8\nSubtotal\t12', '4 QB-15; 8 QK-15'],
    ['part,qty\nQB-15,4\n,Total,4', '4 QB-15'],
    ['4 QB-15\nGrand total: 4 ', '4 QB-15'],
    ['4 QB-15\nTotal stations 2 pcs', '4 QB-15; 2 Total stations'],
  ])('rows that count are no lines: %j', (text, items) => {
    expect(one(text).join('; ')).toBe(items)
  })
})

describe('a comma in parentheses or quotes', () => {
  test.each([
    ['1x QB-15 (side trough, one per row)', '1 QB-15'],
    ['QB-15 (long, brass), 12', '12 QB-15'],
    ['QB-15 [long, brass] x 12', '12 QB-15'],
    ['QB-15\t"long, brass; 2 m"\t12', '12 QB-15'],
    ['QB-15;"long; brass";12', '12 QB-15'],
    ['QB-15 (12), long', '12 QB-15'],
    ['12 QB-15 19" wide, 23" deep', '12 QB-15'],
  ])('of %j parts nothing: %j', (line, item) => {
    expect(one(`QB-25 7\n${line}`)).toEqual(['7 QB-25', item])
  })
})

describe('a number in a cell of more words', () => {
  test.each([
    ['6 x QB-15, 3 m', '6 QB-15'],
    ['QB-15 lever valve, 12', '12 QB-15'],
    ['6 x QB-15 brass\tlever\t12.95', '6 QB-15'],
    ['6 x XY-99-Z, 3 m', '6 XY-99-Z'],
    // What only speaks of a known one is another part.
    ['XY-99-Z\tspare for QB-15\t3', '3 XY-99-Z'],
    ['lever valve DN-25 brass\t40', '40 lever valve DN-25 brass'],
  ])('%j asks for %j', (line, item) => {
    expect(one(`QB-25 7\n${line}`)).toEqual(['7 QB-25', item])
  })
})

describe('a length beside a number', () => {
  const cords = new Set(['QH', 'QB-15'])
  const isKnown = (text: string) => cords.has(text) || /^QH \d+ ?(?:m|ft)$/.test(text)
  const of = (text: string) => {
    const [item] = readPasted(text, isKnown).items
    return `${item?.quantity} ${item?.partNumber}`
  }

  test.each([
    ['QH 10 ft qty 6', '6 QH 10 ft'],
    ['6 x QH 10 ft', '6 QH 10 ft'],
    ['6 x QH, 3 m', '6 QH 3 m'],
    ['6 x 3m QH', '6 QH 3m'],
    ['QH (3 m) x 6', '6 QH 3 m'],
    ['QH\t3 m\t6', '6 QH 3 m'],
    ['QH, 3 m, 6', '6 QH 3 m'],
    ['QH cord, 3 m, 6', '6 QH 3 m'],
    ['QH 3 m', '1 QH 3 m'],
    // Of another part it is in its name, or how many where nothing else says it.
    ['6 QB-15 3 m', '6 QB-15'],
    ['QB-15 10 ft qty 6', '6 QB-15'],
    ['QB-15 10 ft 6 pcs', '6 QB-15'],
    ['QB-15 10 ft 6', '6 QB-15'],
    ['QB-15 10 ft x 6', '6 QB-15'],
    ['XY-99-Z 3 m x 6', '6 XY-99-Z'],
    ['QB-15 40 pcs in 2 boxes', '40 QB-15'],
    ['QB-15 500 m', '500 QB-15'],
  ])('%j asks for %j', (line, item) => {
    expect(of(line)).toBe(item)
  })
})
