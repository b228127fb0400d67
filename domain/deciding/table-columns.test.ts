import { describe, expect, test } from 'vitest'
import { readerOf } from './read-pasted.fixture.ts'

const known = ['QB-15', 'QB-25-E-50', 'SEALKIT', '4711', 'NJ 316', 'VHD1-144LC-OS2-U']
const { read, column } = readerOf(...known)

describe('a table without heads', () => {
  test.each([
    [
      ['3;QB-15', '12;SEALKIT'],
      ['3 QB-15', '12 SEALKIT'],
    ],
    [['QB-15\tLever valve DN 25\t40\t12.95'], ['40 QB-15']],
    [
      ['1\tQB-15\t40', '2\tSEALKIT\t80'],
      ['40 QB-15', '80 SEALKIT'],
    ],
    [
      ['QB-15,491202,40', 'SEALKIT,499225,8'],
      ['40 QB-15', '8 SEALKIT'],
    ],
    [['QB-15,4006381333931,40'], ['40 QB-15']],
    [
      ['QB-15\tLever valve', 'SEALKIT\tSeals'],
      ['1 QB-15', '1 SEALKIT'],
    ],
    [['Alkatrész;Mennyiség', 'QB-15;40'], ['40 QB-15']],
    [
      ['XY-99-Z,3', 'XY-98-Z,4'],
      ['3 XY-99-Z', '4 XY-98-Z'],
    ],
    [
      ['long levers,6,brass', 'hoses,4,steel'],
      ['6 long levers', '4 hoses'],
    ],
  ])('has its quantities in the one column of small whole numbers: %j', (lines, items) => {
    expect(read(...lines)).toEqual(items)
  })

  test.each([
    [['QB-15;12;845', 'SEALKIT;3;90']],
    [['12\tQB-15\t2026', '4\tSEALKIT\t2025']],
    [['QB-15;845.00']],
    [['QB-15;3', 'SEALKIT;as needed']],
    [['1;12;QB-15;14']],
  ])('is a fault where that may be another one: %j', (lines) => {
    expect(read(...lines)).toEqual(lines.map((line) => `which column: ${line}`))
  })
})

describe('the column of the quantities', () => {
  test.each([
    ['Qty', 'Part,Qty\nQB-15,3'],
    ['Bestell-Menge', 'Artikel;Bestell-Menge\nQB-15;3'],
    ['3', '1;QB-15;3\n2;SEALKIT;4'],
    // Nothing was chosen.
    [undefined, 'QB-15;3\nSEALKIT;4'],
    ['', 'Part,Note\nQB-15,brass'],
    ['', 'QB-15;brass\nSEALKIT;rubber'],
  ])('is told: %j', (name, text) => {
    expect(column(text)).toBe(name)
  })
})
