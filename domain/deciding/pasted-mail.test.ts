import { describe, expect, test } from 'vitest'
import { createCourtesyReader } from './courtesy.ts'
import { askedFor } from './read-pasted.fixture.ts'
import { readPasted } from './pasted-lines.ts'

const isNumber = (text: string) => ['QB-15', 'QB-25', 'SEALKIT'].includes(text.toUpperCase())
const one = (text: string) => askedFor(text, isNumber)

describe('a mail', () => {
  test.each([
    ['Hi team, please quote:\n24 x QB-15\nQB-25 - 12 pcs\nThanks, Jim'],
    ['Hello,\nplease quote\n24 QB-15\n12 QB-25\nThanks'],
    ['Dear Maria,\n24 QB-15\n12 QB-25\nThank you!\nJim'],
    ['24 QB-15\n12 QB-25\nBest regards,\nJim Smith\nPurchasing Manager'],
    ['24 QB-15\n12 QB-25\nKind regards\nMaria de la Cruz'],
    ['24 QB-15\n12 QB-25\nCheers'],
    ['24 QB-15\n12 QB-25\nMany thanks and best regards, Jim'],
    ['24 QB-15\n12 QB-25\nBR\nJim'],
    ['24 QB-15\n12 QB-25\n\nSent from my phone'],
    ['24 QB-15\n12 QB-25\n-- \nJim Smith'],
    ['> 24x QB-15\n> 12x QB-25 (side trough, one per row)\n> --\n> Regards\n> Maria'],
    ['>> 24x QB-15\n> > 12x QB-25\n>'],
  ])('%j asks for its parts alone', (text) => {
    expect(one(text)).toEqual(['24 QB-15', '12 QB-25'])
  })

  test.each([
    // A part may be called so: nothing is dropped that is not plainly a closing or a name behind one.
    ['24 QB-15\nlong levers', '24 QB-15; 1 long levers'],
    ['24 QB-15\nJim', '24 QB-15; 1 Jim'],
    ['24 QB-15\nThanks\nsealkit', '24 QB-15; 1 sealkit'],
    ['24 QB-15\nThanks\n3 long levers', '24 QB-15; 3 long levers'],
    ['24 QB-15\nThanks also for a long lever', '24 QB-15; 1 Thanks also for a long lever'],
    ['Thanks', '1 Thanks'],
    ['long levers\nThanks', '1 long levers'],
  ])('%j asks for %j', (text, items) => {
    expect(one(text).join('; ')).toBe(items)
  })

  test.each([
    ['QB-15\t4\nQK-15\t8\nSubtotal\t12', '4 QB-15; 8 QK-15'],
    ['part,qty\nQB-15,4\n,Total,4', '4 QB-15'],
    ['4 QB-15\nGrand total: 4 ', '4 QB-15'],
    ['4 QB-15\nTotal station 2', '4 QB-15; 1 Total station 2'],
    ['4 QB-15\n--\nTom Baker\nmobile 555-0199', '4 QB-15'],
    [
      '4 QB-15\nThanks,\nAnn Lee\nTel. +1 (555) 010-0199\nann.lee@valves.example\nwww.valves.example',
      '4 QB-15',
    ],
    ['Thanks\n4 QB-15\nQK-15 2', '4 QB-15; 2 QK-15'],
  ])('rows that count, and how somebody is reached, are no lines: %j', (text, items) => {
    expect(one(text).join('; ')).toBe(items)
  })

  test('is read in the words of its language', () => {
    const courtesy = createCourtesyReader({
      greetings: 'hallo',
      requests: 'bitte um angebot',
      closings: 'viele grüße | grüße',
      totals: 'summe',
    })
    const text = 'Hallo zusammen,\nbitte um Angebot\n24 QB-15\nSumme: 24\nViele Grüße\nJörg Müller'
    const { items } = readPasted(text, isNumber, [], undefined, { courtesy })
    expect(items).toEqual([{ partNumber: 'QB-15', quantity: 24 }])
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

describe('several parts in a line', () => {
  test.each([
    ['2 x QB-15, 3 x SEALKIT', '2 QB-15; 3 SEALKIT'],
    ['QB-15 x 2; sealkit 3', '2 QB-15; 3 sealkit'],
    ['please: 2 x QB-15, 3 x SEALKIT (brass, long)', '2 QB-15; 3 SEALKIT'],
    ['2 x QB-15, 3 m', '2 QB-15'],
  ])('%j are %j', (line, items) => {
    expect(one(`QB-25 7\n${line}`).join('; ')).toBe(`7 QB-25; ${items}`)
  })
})
