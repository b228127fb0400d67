import { expect, test } from 'vitest'
import { parseProduct } from '#domain/catalogue/product.ts'
import { sayLifecycle } from './say-lifecycle.ts'

function lamp(partNumber: string, lifecycle: Record<string, unknown>) {
  const fields = { slug: partNumber, product: `Lamp ${partNumber}`, productFamily: 'Lamps' }
  const parsed = parseProduct(partNumber, { ...fields, partNumber, lifecycle })
  if (!parsed.ok) throw new Error(parsed.reasons.join())
  return parsed.product
}
const now = lamp('L-40', { state: 'active' })
const say = (lifecycle: Record<string, unknown>) =>
  sayLifecycle(lamp('L-20', lifecycle), { products: [now] })

test('what is made for systems in service says so, until when, and what to take instead', () => {
  expect(say({ state: 'maintenance', lastOrder: '2999-12', replacedBy: 'L-40' })).toBe(
    'It is made for systems in service. Last orders: December 2999. For new projects take: [Lamp L-40] (L-40).',
  )
})

test('a day that is past and a successor that nobody shows are not told', () => {
  expect(say({ state: 'maintenance', lastOrder: '2001-12', replacedBy: 'L-90' })).toBe(
    'It is made for systems in service.',
  )
})

test('of what is made nothing is said', () => {
  expect(say({ state: 'active', replacedBy: 'L-40' })).toBe('')
})
