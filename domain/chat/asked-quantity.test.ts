import { expect, test } from 'vitest'
import { askedQuantity } from './asked-quantity.ts'

test.each<[string, number]>([
  ['i need a quote for 40 of these', 40],
  ['what do 200 pcs cost', 200],
  ['price of 12 pieces, please', 12],
  ['can you price 6 of them', 6],
  ['i need a price', 1],
  ['what does the dn 40 valve cost', 1],
  ['the price of qb-25 of that make', 1],
  ['0 of these', 1],
])('“%s” asks for %i', (text, quantity) => expect(askedQuantity(text)).toBe(quantity))
