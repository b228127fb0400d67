import { expect, test } from 'vitest'
import { orderingView } from './ordering-view.ts'

const ordering = {
  pattern: 'QB-{seat}',
  slots: {
    seat: {
      label: 'Seat',
      values: [
        { code: 'P', label: 'PTFE' },
        { code: 'E', label: 'EPDM' },
      ],
    },
  },
}
const unstated = (product: Parameters<typeof orderingView>[0]) => orderingView(product)?.unstated

test('of a product’s own number nobody says how soon it comes, unless a variant does', () => {
  expect(unstated({ partNumber: 'QB-P', ordering })).toBe('QB-P')
  const variants = [{ partNumber: 'QB-P', stock: 'stock' }]
  expect(unstated({ partNumber: 'QB-P', ordering, variants })).toBeUndefined()
})

test('a number that only names the series is no build', () => {
  expect(unstated({ partNumber: 'QB', ordering })).toBeUndefined()
  expect(unstated({ partNumber: 'QB-X', ordering })).toBeUndefined()
})
