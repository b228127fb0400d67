import { describe, expect, test } from 'vitest'
import { readHead } from './table-head.ts'

const rankOf = (cell: string) => {
  const head = readHead(cell)
  return 'rank' in head ? head.rank : 0
}

describe('the head of a column', () => {
  test.each([
    'QTY.',
    "Q'ty",
    'Q.tà',
    'Order Qty.',
    'Pcs',
    'No. of pieces',
    'Required',
    'BOM qty',
    'Menge je Baugruppe',
    'Bestell-Menge',
    'Stück',
    'Stk.',
    'Anz.',
    'Bedarf',
    'Aantal',
    '個数',
  ])('names the quantity: %s', (cell) => {
    expect(readHead(cell).names).toBe('quantity')
  })

  test.each(['Quantity Available', 'Min. qty', 'Preis pro Stück', 'Mindestmenge', '库存数量'])(
    'names figures that nobody orders: %s',
    (cell) => {
      expect(readHead(cell).names).toBe('other figures')
    },
  )

  test.each([
    'PartNumber',
    'P/N',
    'Mfr. #',
    'Digi-Key Part Number',
    'Teilenummer',
    'Réf. article',
    '品番',
  ])('names the part: %s', (cell) => {
    expect(readHead(cell).names).toBe('part')
  })

  test.each(['Pin count', 'Part description', 'Footprint', 'Order', 'Hersteller', 'U1', ''])(
    'names neither: %j',
    (cell) => {
      expect(readHead(cell).names).toBe('unknown')
    },
  )

  test('is the likelier the more it says', () => {
    const quantities = ['Order qty', 'Qty', 'Qty A', 'Footprint'].map(rankOf)
    const parts = ['Manufacturer part number', 'Part number', 'Customer part number'].map(rankOf)
    for (const ranks of [quantities, parts])
      expect(ranks).toEqual([...new Set(ranks)].toSorted((a, b) => b - a))
  })
})
