import { expect, test } from 'vitest'
import { matchProducts, nameKeys, stripUnknownBrackets } from './product-names.ts'

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
