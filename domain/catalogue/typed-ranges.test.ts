import { expect, test } from 'vitest'
import { fieldOf, sideName, typedRanges } from './typed-ranges.ts'

test('the sides of a range are read as a form sends them', () => {
  const params = new URLSearchParams(
    'depth.low=&depth.high=305&loss.low=0,5&loss.high=0.2&span.at=−40&page.low=2&x.low=far',
  )
  expect(typedRanges(params)).toEqual({
    depth: { high: 305 },
    loss: { low: 0.2, high: 0.5 },
    span: { low: -40, high: -40 },
  })
})

test('a side is about its field, and any other name about itself', () => {
  expect(fieldOf(sideName('depth', 'low'))).toBe('depth')
  expect(['depth', 'depth.x', '.low'].map(fieldOf)).toEqual(['depth', 'depth.x', '.low'])
})
