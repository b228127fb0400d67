import { expect, test } from 'vitest'
import { createSharer } from './share-equal.ts'

test('what is equal is one and the same, and anything else stays as it is', () => {
  const share = createSharer()
  const first = share([{ min: 1, max: 2 }])
  expect(share([{ min: 1, max: 2 }])).toBe(first)
  expect(share([{ min: 1, max: 3 }])).toEqual([{ min: 1, max: 3 }])
  expect(share([12])).not.toEqual(share(['12']))
  expect([share('12'), share(12), share(null), share(undefined), share(true)]).toEqual([
    '12',
    12,
    null,
    undefined,
    true,
  ])
})
