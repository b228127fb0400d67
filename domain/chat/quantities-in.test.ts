import { describe, expect, test } from 'vitest'
import { quantitiesIn } from './quantities-in.ts'

const numbers = ['VHD1-144LC-OS2-U', 'VPC-LCD-LCD-OS2-U-3M']
/** A and B stand for the two numbers. */
const asked = (text: string) =>
  quantitiesIn(
    text.replace(/\b[AB]\b/g, (name) => numbers[Number(name === 'B')]!),
    numbers,
  )

describe('each number has the quantity that stands nearest', () => {
  test.each([
    'Quote please for 40 pieces of A and 80 of B',
    '80 of B and 40 of A, please quote',
    'Please quote: A x 40, B x 80',
    'I need 40 A and 80 B quoted',
    'quote 40 x A, 80 x B',
    'quote 40x A + 80x B.',
    'price for A (40 pcs) and B (80 pcs)',
    'request a quote: A: 40; B: 80',
    'quote A 40 B 80',
    'A: 40; B: 80 please',
    'Quote:\nA\t40\nB\t80',
    '40 A\n80 B\nplease quote',
    'quote 40 A 80 B',
    'Quote A 40, B 80',
    'A, 40 pcs, B, 80 pcs. Please quote.',
    'quote A qty 40 and B qty. 80',
    'quote 40 pieces of your A panel and 80 units of the black cord B',
    'for A we need 40 pcs and for B 80 pcs, please quote',
    'quote 1. A x 40 2. B x 80',
    '40 pcs A / 80 pcs B',
    'quote A - 40, B - 80',
    'quote A quantity: 40, B quantity: 80',
    'quote 80 B, 12 ABC-123 and 40 A',
    '40 A for the hall, 60 B for the roof, and 20 B for the yard',
  ])('%s', (text) => expect(asked(text)).toEqual([40, 80]))
})

test.each([
  'quote 40 each of A and B',
  'quote A and B, 40 of each',
  'A and B, 40 pcs each, please quote',
  'quote 40 of these: A, B',
  'quote 40 of both A and B',
])('“%s” is said of each', (text) => expect(asked(text)).toEqual([40, 40]))

test.each<[string, (number | undefined)[]]>([
  ['quote A and B', [undefined, undefined]],
  ['quote 40 A and B', [40, undefined]],
  ['quote A and B x 80', [undefined, 80]],
  ['quote A and 80 pcs of ABC-123', [undefined, undefined]],
  ['quote A, 80 pcs of plain cord', [undefined, undefined]],
  ['quote A, 3 m and B 2 weeks', [undefined, undefined]],
  ['quote 1,000 A and 2 dozen B', [1000, 24]],
  ['quote 1 500 A and 0 of B', [undefined, undefined]],
  ['quote 1.5 A and a 24 port panel B', [undefined, undefined]],
  ['quote A. 12 sites need B', [undefined, undefined]],
  ['12 B, 40 each of A', [40, 12]],
])('“%s” says no more than it does', (text, expected) => expect(asked(text)).toEqual(expected))

test('a hyphen may be a space', () => {
  expect(quantitiesIn('quote 4 qb 15 and 6 qb 25', ['QB-15', 'QB 25'])).toEqual([4, 6])
})
