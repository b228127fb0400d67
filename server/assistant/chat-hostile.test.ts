import { expect, test } from 'vitest'
import { chatModel } from '#domain/submission/chat-message.ts'
import { parseProduct } from '#domain/catalogue/product.ts'
import { hostileCatalogue } from '#test/hostile-products.ts'
import { swept } from '#test/sweep.ts'
import { chatSite } from './chat.fixture.ts'

const count = 150

test('products that mean harm are answered with, each by its name', async () => {
  const products = Object.entries(hostileCatalogue(count)).flatMap(([slug, document]) => {
    const parsed = parseProduct(slug, document)
    return parsed.ok ? [parsed.product] : []
  })
  expect(products).toHaveLength(count)
  const { app } = chatSite({}, products)
  for (const { slug, name } of products.slice(0, swept<number>(count, 12))) {
    const content = `Tell me of ${name}`.replace(/\s+/g, ' ')
    const response = await app.request('/api/chat', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ messages: [{ role: 'user', content }], model: chatModel }),
    })
    expect(response.status, slug).toBe(200)
  }
})
