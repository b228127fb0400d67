import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { maxItems, maxQuantity } from './list-items.ts'
import { unreadText } from './list-text.ts'
import { readPasted } from './pasted-lines.ts'
import { faults as planted, pastedColumn, pastedNumbers } from './pasted-lines.fixture.ts'

const known = new Set(['QB-15', 'QB-25-E-50', 'SEALKIT', '4711', 'VALVE 9'])
const isNumber = (text: string) => known.has(text.toUpperCase())
const read = (text: string) => {
  const { items, faults } = readPasted(text, isNumber)
  return { items, faults }
}
const one = (text: string) => read(text).items.map((item) => `${item.quantity} ${item.partNumber}`)

describe('a line', () => {
  test.each([
    '40 x QB-25-E-50',
    '40x QB-25-E-50',
    '40 pcs QB-25-E-50',
    '40pcs QB-25-E-50',
    'QB-25-E-50 40',
    'QB-25-E-50 x40',
    'QB-25-E-50: 40',
    'QB-25-E-50 (40)',
    'QB-25-E-50 = 40 pcs',
    'QB-25-E-50 qty 40',
    '40\tQB-25-E-50',
    'QB-25-E-50,40',
    '40,QB-25-E-50',
    '"QB-25-E-50","40"',
    'QB-25-E-50 | 40',
    '• 40 QB-25-E-50',
    '40.0\tQB-25-E-50',
    '40 QB-25-E-50 lever valve DN 25',
  ])('%j asks for forty', (line) => {
    expect(one(line)).toEqual(['40 QB-25-E-50'])
  })

  test.each([
    ['QB-15', '1 QB-15'],
    ['sealkit 3', '3 sealkit'],
    ['3 4711', '3 4711'],
    ['4711 3', '3 4711'],
    ['valve 9\t3', '3 valve 9'],
    ['3 XY-99-Z', '3 XY-99-Z'],
    // What is short among words is a size: nobody orders 'DN15'.
    ['3 lever for DN15', '3 lever for DN15'],
    ['3 lever for QB402515', '3 QB402515'],
  ])('%j asks for %j', (line, item) => {
    // The first line of a text may be a heading.
    expect(one(`QB-25-E-50 7\n${line}`)).toEqual(['7 QB-25-E-50', item])
  })

  test.each([
    ['2.5 QB-15', 'not whole'],
    ['-3 QB-15', 'negative'],
    ['QB-15;−3', 'negative'],
    ['0 QB-15', 'none'],
    ['QB-15 x 1000000', 'huge'],
    ['2.5 long levers', 'not whole'],
    ['QB-15 zero', 'none'],
    ['QB-15\tnone', 'none'],
    ['4O QB-15', 'not whole'],
    ['QB-15 x 4O pcs', 'not whole'],
    ['QB-15, l2', 'not whole'],
  ])('%j is told: %s', (text, fault) => {
    expect(read(text)).toEqual({ items: [], faults: [{ text, fault }] })
  })
})

describe('what belongs to the name of a part', () => {
  test.each([
    ['QB-15 zero water peak', '1 QB-15'],
    ['40 QB-15 O2 10l none', '40 QB-15'],
    ['3 zero dispersion levers', '3 zero dispersion levers'],
    ['40 QB-15 3m', '40 QB-15'],
  ])('%j stays so: %j', (line, item) => {
    expect(one(`QB-25-E-50 7\n${line}`)).toEqual(['7 QB-25-E-50', item])
  })
})

describe('a number with blanks for its hyphens', () => {
  test.each([
    ['QB 25 E 50 3', '3 QB-25-E-50'],
    ['3 x qb 25 e 50', '3 qb-25-e-50'],
    ['QB-25 E 50 3', '3 QB-25-E-50'],
    ['QB 15 3', '3 QB-15'],
    ['QB 25 E 50\t3', '3 QB-25-E-50'],
    ['QB 25 E 50, 3', '3 QB-25-E-50'],
    // Of one that is not known, all of it.
    ['12 vhd1 144lc u', '12 vhd1 144lc u'],
    ['40 QB40 3m', '40 QB40'],
    ['QB40 3 pcs lever', '3 QB40'],
  ])('%j asks for %j', (line, item) => {
    expect(one(`QK-9 7\n${line}`)).toEqual(['7 QK-9', item])
  })
})

describe('lines that are counted', () => {
  test.each([
    ['1. QB-15 40\n2. SEALKIT 80\n3) QB-25-E-50 12', '40 QB-15; 80 SEALKIT; 12 QB-25-E-50'],
    ['1.\tQB-15 40\n2.\tSEALKIT 80', '40 QB-15; 80 SEALKIT'],
    ['(3) QB-15 x 12', '12 QB-15'],
    ['4: 7 QB-15', '7 QB-15'],
    ['#5 QB-15, 12', '12 QB-15'],
    ['2.) QB-15 qty 12', '12 QB-15'],
    ['1. QB-15\n2. SEALKIT\n3. two long levers', '1 QB-15; 1 SEALKIT; 2 long levers'],
    ['1. QB-15 40\n2. SEALKIT\n3. QB-25-E-50', '40 QB-15; 1 SEALKIT; 1 QB-25-E-50'],
    ['No Part Qty\n1 QB-15 40\n2 SEALKIT 80\n3 4711-X 12', '40 QB-15; 80 SEALKIT; 12 4711-X'],
    // Nothing else says how many.
    ['1. QB-15', '1 QB-15'],
    ['4. QB-15\n2. SEALKIT', '1 QB-15; 1 SEALKIT'],
    ['1 QB-15\n2 SEALKIT', '1 QB-15; 2 SEALKIT'],
    ['1 QB-15 valve DN 15\n2 QB-25-E-50 valve DN 25', '1 QB-15; 2 QB-25-E-50'],
    ['2 x QB-15\n3 x SEALKIT', '2 QB-15; 3 SEALKIT'],
  ])('%j ask for %j', (text, items) => {
    expect(one(text).join('; ')).toBe(items)
  })

  test('are told without their counts, and can be read again', () => {
    const faults = [{ text: 'SEALKIT 2.5', fault: 'not whole' }]
    expect(read('1. QB-15 40\n2. SEALKIT 2.5').faults).toEqual(faults)
    expect(read('SEALKIT 2.5').faults).toEqual(faults)
    expect(read('2. SEALKIT 4O').faults).toEqual([{ text: 'SEALKIT 4O', fault: 'not whole' }])
  })
})

describe('words around the parts', () => {
  test.each([
    ['hello, please call me', ['hello, please call me']],
    ['Part number\tQty', []],
    ['First floor:\nQB-15 3', ['First floor:']],
    ['Please quote:\nQB-15 3\nThanks, Ann', ['Please quote:', 'Thanks, Ann']],
    ['QB-15 3\nlong levers', ['long levers']],
    ['QB-15 3\n----', []],
  ])('%j are told: %j', (text, told) => {
    const { faults } = read(text)
    expect(faults).toEqual(told.map((line) => ({ text: line, fault: 'no number' })))
  })

  test.each(['QB-15 x 2, SEALKIT x 3', 'We need two QB-15 and a SEALKIT.', 'QB-15 or QB-25-E-50'])(
    '%j names several parts',
    (text) => {
      expect(read(text)).toEqual({ items: [], faults: [{ text, fault: 'several parts' }] })
    },
  )
})

describe('a text', () => {
  test('leaves out heads, totals and empty lines, and adds up what comes twice', () => {
    const text = 'Part number\tQty\r\n\r\nQB-15\t3\r\n-----\nqb-15 4\nSEALKIT\nTotal\t7'
    expect(one(text)).toEqual(['7 QB-15', '1 SEALKIT'])
    expect(read(text).faults).toEqual([])
  })

  test('has as many items as a list can hold, and says what is beyond', () => {
    const text = Array.from({ length: maxItems + 2 }, (_, i) => `AB-${i} 2`).join('\n')
    const { items, faults } = read(text)
    expect(items).toHaveLength(maxItems)
    expect(faults.map(({ fault }) => fault)).toEqual(['too many', 'too many'])
    expect(read(`QB-15 ${maxQuantity}\nQB-15`).faults).toEqual([{ text: 'QB-15', fault: 'huge' }])
  })

  test('is added to what is there', () => {
    const there = [{ partNumber: 'QB-15', quantity: 3 }]
    expect(readPasted('qb-15 4\nSEALKIT', isNumber, there).items).toEqual([
      { partNumber: 'QB-15', quantity: 7 },
      { partNumber: 'SEALKIT', quantity: 1 },
    ])
    expect(there).toEqual([{ partNumber: 'QB-15', quantity: 3 }])
  })

  test('of 200 lines out of a spreadsheet gives each item, and tells its ten faults', () => {
    const { items, faults } = readPasted(pastedColumn, (text) =>
      pastedNumbers.has(text.toUpperCase()),
    )
    expect(pastedColumn.split('\n')).toHaveLength(200)
    expect(faults.map(({ fault }) => fault)).toEqual(planted.quantities)
    const unknown = items.filter(({ partNumber }) => !pastedNumbers.has(partNumber))
    expect(unknown.map(({ partNumber }) => partNumber)).toEqual(planted.numbers)
    expect(items).toHaveLength(200 - 2 - planted.quantities.length)
  })
})

describe('whatever is pasted', () => {
  const number = fc.constantFrom(...known, 'X-1', 'AB12', 'K-7/B')
  const quantity = fc.integer({ min: 1, max: maxQuantity })
  const form = fc.constantFrom(
    (n: string, q: number) => `${q} ${n}`,
    (n: string, q: number) => `${n} x ${q}`,
    (n: string, q: number) => `${n}\t${q}`,
    (n: string, q: number) => `${q};${n}`,
    (n: string, q: number) => ` ${q} × ${n} `,
    (n: string, q: number) => `${n}, ${q}`,
  )

  test('a number and its quantity are read back in every form', () => {
    fc.assert(
      fc.property(number, quantity, form, (partNumber, count, write) => {
        // Two words are one number in a cell of its own alone.
        fc.pre(!partNumber.includes(' ') || /[\t;,]/.test(write(partNumber, count)))
        fc.pre(partNumber !== '4711' || count !== 4711)
        expect(read(write(partNumber, count)).items).toEqual([{ partNumber, quantity: count }])
      }),
    )
  })

  const row = fc.array(fc.stringMatching(/^[-0-9x. QB]{0,8}$/), { minLength: 1, maxLength: 4 })
  test('what could not be read can be read again, and is not read either', () => {
    fc.assert(
      fc.property(fc.array(row), fc.constantFrom('\t', ';', '|', ',', ' '), (rows, delimiter) => {
        const lines = rows.map((cells) => cells.join(delimiter))
        const pasted = readPasted(`heading\n${lines.join('\n')}`, isNumber)
        const { faults } = pasted
        const again = readPasted(unreadText(pasted), isNumber, [], pasted.quantityColumn)
        const quantities = faults.filter(({ fault }) => fault !== 'huge' && fault !== 'too many')
        expect(again.faults.length).toBeGreaterThanOrEqual(quantities.length)
      }),
    )
  })
})
