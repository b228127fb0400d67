import { expect, test } from 'vitest'
import { root, sampleDatabase } from './database.fixture.ts'

const many = Object.fromEntries(
  Array.from({ length: 5_000 }, (_, at) => [
    `product-${at}`,
    {
      product: `Product ${at}`,
      rank: at % 500,
      family: `Family ${at % 12}`,
      text: 'fiber '.repeat(60),
    },
  ]),
)

test('all of thousands of documents stream without ever being one text', async () => {
  const { database } = await sampleDatabase(many)
  const body = JSON.stringify({ structuredQuery: { from: [{ collectionId: 'products' }] } })
  const request = new Request(`http://x/v1/${root}:runQuery`, { method: 'POST', body })
  const response = await database.handle(request)
  let [chunks, largest, bytes] = [0, 0, 0]
  for await (const chunk of response.body ?? []) {
    chunks += 1
    bytes += chunk.byteLength
    largest = Math.max(largest, chunk.byteLength)
  }
  expect(bytes).toBeGreaterThan(2_500_000)
  expect(largest).toBeLessThan(100_000)
  expect(chunks).toBeGreaterThan(25)
})
