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

test('a product that is meant as one of its part numbers, which its answer says', () => {
  const shade = product('shade', 'Ribbed shade, round', 'LS-300')
  const asOne = (reply: string) => namedIn(reply, [shade]).products.map(({ version }) => version)
  expect(asOne('[Ribbed shade, round] (as LS-300-B: screw Bayonet) meets it.')).toEqual([
    'LS-300-B',
  ])
  expect(asOne('[Ribbed shade, round] (als LS-300-B) passt.')).toEqual(['LS-300-B'])
  expect(asOne('[Ribbed shade, round] (LS-300): screw E27.')).toEqual([undefined])
  expect(asOne('[Ribbed shade, round] (screw E27) goes with XY-900-1.')).toEqual([undefined])
})
