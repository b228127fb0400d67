import { describe, expect, test } from 'vitest'
import { askedFor } from './read-pasted.fixture.ts'
import { createClauseReader } from './asking-clauses.ts'
import { createQuantityReader } from './written-quantity.ts'

const isNumber = (text: string) => ['QB-15', 'QB-25', 'SEALKIT'].includes(text.toUpperCase())
const one = (text: string) => askedFor(text, isNumber).join('; ')

describe('sentences', () => {
  test.each([
    ['nine QB-15', '9 QB-15'],
    ['a pair of QB-15', '2 QB-15'],
    ['a dozen QB-15', '12 QB-15'],
    ['half a dozen of the QB-15', '6 QB-15'],
    ['two dozen QB-15', '24 QB-15'],
    ['one SEALKIT', '1 SEALKIT'],
    ['two long levers', '2 long levers'],
    ['We need two QB-15, three of the QB-25 and a SEALKIT.', '2 QB-15; 3 QB-25; 1 SEALKIT'],
    ['please send us 12 QB-15 and 4 QB-25 for the pump house on Route 9', '12 QB-15; 4 QB-25'],
    [
      'Hi Ann, please quote twelve of the long levers with 60 cm handles, four of the short ones, and nine QB-15 to fill the rack. Thanks, Jim',
      '12 long levers with 60 cm handles; 4 short ones; 9 QB-15',
    ],
    ['Please quote 12 of the long levers, 3 m', '12 long levers, 3 m'],
    ['we need four long levers; six QB-15; and a pair of QB-25', '4 long levers; 6 QB-15; 2 QB-25'],
    ['QB-15 x 2 and QB-25 x 3', '2 QB-15; 3 QB-25'],
    ['QB-15 (12 pcs), plus QB-25 (4 pcs) and SEALKIT (2)', '12 QB-15; 4 QB-25; 2 SEALKIT'],
    ['and we need 6 more QB-25, please.', '6 QB-25'],
    ['QB-15: a dozen', '12 QB-15'],
    ['QB-15 and QB-25', '1 QB-15; 1 QB-25'],
    ['2 x QB-15, with SEALKIT', '2 QB-15; 1 SEALKIT'],
    ['2 power supply units 24 V', '2 power supply units 24 V'],
    ['QB-15, four each; QB-25, two each', '4 QB-15; 2 QB-25'],
    ['SEALKIT - three, and QB-25 - two', '3 SEALKIT; 2 QB-25'],
    ['Can you send me 2 of the SEALKIT? Not the QB-25, we have plenty.', '2 SEALKIT'],
    // What is not wanted is none.
    ['nine QB-15 for the rack we already have (QB-25, we don’t need another)', '9 QB-15'],
    ["We don't need the QB-25, just order nine QB-15.", '9 QB-15'],
    ['two QB-15, and SEALKIT we already have', '2 QB-15'],
    ['We do not need QB-25. Please quote two QB-15.', '2 QB-15'],
  ])('%j ask for %j', (text, items) => {
    expect(one(text)).toBe(items)
  })

  test.each([
    ['2 QB-15 (long, one per row)', '2 QB-15'],
    ['QB-15; 40; brass', '40 QB-15'],
    ['QB-15 with two handles x 6', '6 QB-15'],
    ['QB-15 lever, 12 pcs', '12 QB-15'],
    // Two or forty: it is asked.
    ['QB-15, 2 boxes of 20', ''],
    ['QB-15, 3 m, brass: 6 pcs', '6 QB-15'],
    ['QB-25 7\nspare valve with two handles', '7 QB-25; 1 spare valve with two handles'],
    ['QB-25 7\nspare for QB-15\t3', '7 QB-25; 3 spare for QB-15'],
    ['Two more things:\nQB-15 3', '3 QB-15'],
  ])('%j are none: %j', (text, items) => {
    expect(one(text)).toBe(items)
  })
})

test('are read in the words of their language', () => {
  const words = {
    before: 'Menge',
    pieces: 'Stück',
    dozen: 'Dutzend',
    between: 'von',
    lengths: 'm',
    nought: 'null',
    open: '',
    numbers: 'ein zwei drei vier',
    pair: 'Paar',
    half: 'halbes',
    articles: 'die den',
    joins: 'und',
    asks: 'brauchen',
    unwanted: 'haben wir schon',
  }
  const read = createClauseReader(words, createQuantityReader(words, 'de-DE'), isNumber)
  expect(read('Wir brauchen vier QB-15 und zwei von den langen Hebeln')).toEqual([
    'vier QB-15',
    'zwei von den langen Hebeln',
  ])
  expect(read('Wir brauchen vier QB-15. QB-25 haben wir schon')).toEqual(['vier QB-15'])
  expect(read('zwei lange Hebel:')).toBeUndefined()
  // Without any words nothing is read of them.
  const none = Object.fromEntries(Object.keys(words).map((key) => [key, ''])) as typeof words
  const reader = createQuantityReader(none, 'en-US')
  expect(createClauseReader(none, reader, isNumber)('need four QB-15')).toBeUndefined()
})
