import { expect, test } from 'vitest'
import { fieldOf, sideName, typedRanges } from './typed-ranges.ts'

test('the sides of a range are read as a form sends them', () => {
  const params = new URLSearchParams(
    'depth.low=&depth.high=1,500&loss.low=0,5&loss.high=0.2&span.at=−40&band.at=1530..1565&page.low=2&x.low=far',
  )
  expect(typedRanges(params)).toEqual({
    depth: { high: 1500 },
    loss: { low: 0.2, high: 0.5 },
    span: { low: -40, high: -40 },
    band: { low: 1530, high: 1565 },
  })
})

test('a side is about its field, and any other name about itself', () => {
  expect(fieldOf(sideName('depth', 'low'))).toBe('depth')
  expect(['depth', 'depth.x', '.low'].map(fieldOf)).toEqual(['depth', 'depth.x', '.low'])
})
