import { expect, test } from 'vitest'
import {
  createMentionReader,
  matchProducts,
  nameKeys,
  stripUnknownBrackets,
} from './product-names.ts'

const products = [{ name: 'VHD1 panel, 144 LC' }, { name: 'Lens [old]' }]
const names = nameKeys(products.map(({ name }) => name))

test('bracketed names are matched whatever their case and spacing, each once, in their order', () => {
  const reply =
    'Take the [Lens (old)] or the [ vhd1  PANEL, 144 lc ], again [VHD1 panel, 144 LC]; [None].'
  expect(matchProducts(reply, products)).toEqual([products[1], products[0]])
})

test.each([
  ['[VHD1 panel, 144 LC] and [Made up]', '[VHD1 panel, 144 LC] and Made up'],
  ['[[VHD1 panel, 144 LC]]', '[VHD1 panel, 144 LC]'],
  ['a [link](https://example.com)', 'a link(https://example.com)'],
  ['[Lens (old)] [unclosed', '[Lens (old)] [unclosed'],
  ['[]', ''],
])('unknown names lose their brackets: %s', (reply, expected) => {
  expect(stripUnknownBrackets(reply, names)).toBe(expected)
})

test('names are found in a text, the longest at each place, between brackets or not', () => {
  const cord = { name: 'LC cord' }
  const longer = { name: 'LC cord, OS2' }
  const lens = { name: 'Lens [old]' }
  const read = createMentionReader([cord, longer, lens])
  expect([...read('a [lc  cord, OS2] and an LC cord.')]).toEqual([longer, cord])
  expect([...read('the Lens (old)')]).toEqual([lens])
  expect([...read('LC cords, XLC cord, lens')]).toEqual([])
})
