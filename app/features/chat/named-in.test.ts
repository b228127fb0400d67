import { expect, test } from 'vitest'
import { namedIn } from './named-in.ts'

const product = (slug: string, name: string, partNumber: string) => ({
  slug,
  name,
  partNumber,
  image: '',
  text: 'never told',
})

test('what an answer recommends, and what it leads to by its number', () => {
  const [valve, seat, other] = [
    product('valve', 'Ball valve', 'BV-100-25'),
    product('seat', 'Seat kit', 'SK-200-1'),
    product('other', 'Other', 'OT-300-1'),
  ]
  const { products, linked } = namedIn('Take [Ball valve] and SK-200-1.', [valve, seat, other])
  expect(products.map(({ slug }) => slug)).toEqual(['valve'])
  expect(linked.map(({ slug }) => slug)).toEqual(['valve', 'seat'])
  expect(linked[0]).not.toHaveProperty('text')
})
