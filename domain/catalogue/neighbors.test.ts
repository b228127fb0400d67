import { describe, expect, test } from 'vitest'
import { createCatalogue } from './catalogue.ts'
import { nearestProducts } from './neighbors.ts'
import type { ProductSummary } from './product.ts'
import { sampleProduct } from './products.fixture.ts'

const ball = (name: string, attributes: ProductSummary['attributes'], subFamily = 'Ball') =>
  sampleProduct({ name, attributes, subFamily })
const nearest = (product: ProductSummary, ...others: ProductSummary[]) =>
  nearestProducts(createCatalogue([product, ...others], []), product).map(({ name }) => name)

describe('the products most like one', () => {
  const own = ball('Own', { coating: ['AR'], focal: [2], glass: ['BK7'], subFamily: ['Ball'] })

  test('tell measures apart by their numbers', () => {
    const measured = ball('Own', { coating: ['AR'], focal: [{ max: 2 }] })
    const like = ball('Like', { coating: ['BK'], focal: [{ max: 2 }] })
    const unlike = ball('Unlike', { coating: ['CK'], focal: [{ max: 3 }] })
    expect(nearest(measured, unlike, like)).toEqual(['Like', 'Unlike'])
  })

  test('are those of its type first, then those that share most values, three at most', () => {
    const others = [
      ball('Other type, all alike', own.attributes, 'GRIN'),
      ball('One shared', { focal: [2] }),
      ball('None shared', { focal: [9] }),
      ball('Two shared', { focal: [2], coating: ['AR'] }),
    ]
    expect(nearest(own, ...others)).toEqual(['Two shared', 'One shared', 'None shared'])
  })

  test('are none for a product alone, or alone in its family', () => {
    expect(nearest(own)).toEqual([])
    expect(nearest(own, { ...ball('Panel', { focal: [1] }), family: 'Panels' })).toEqual([])
  })

  test.each(['constructor', 'toString', 'valueOf'])('may have a field named %s', (key) => {
    expect(nearest(ball('Own', { [key]: ['a'] }), ball('Other', {}))).toEqual(['Other'])
  })
})
