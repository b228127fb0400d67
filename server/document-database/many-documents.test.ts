import { expect, test } from 'vitest'
import { root, sampleDatabase } from './sample-database.ts'

const many = Object.fromEntries(
  Array.from({ length: 20_000 }, (_, at) => [
    `product-${at}`,
    {
      product: `Product ${at}`,
      rank: at % 500,
      family: `Family ${at % 12}`,
      text: 'fiber '.repeat(60),
    },
  ]),
)

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** Limits with much room for a busy machine: they catch work that grows with the collection. */
test('20,000 documents are listed, got and queried quickly', async () => {
  const { get, query } = await sampleDatabase(many)
  const page = '/products?pageSize=300&mask.fieldPaths=product&mask.fieldPaths=rank'
  const { json } = await get(page)
  const middle = `${page}&pageToken=${json.nextPageToken}`

  expect(await milliseconds(() => get(middle))).toBeLessThan(200)
  expect(await milliseconds(() => get(middle))).toBeLessThan(50)
  expect(await milliseconds(() => get('/products/product-19999'))).toBeLessThan(50)
  const structured = {
    where: {
      fieldFilter: { field: { fieldPath: 'rank' }, op: 'EQUAL', value: { integerValue: 7 } },
    },
    limit: 5,
  }
  expect(await milliseconds(() => query(structured))).toBeLessThan(1000)
})

test('all of 20,000 documents stream without ever being one text', async () => {
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
  expect(bytes).toBeGreaterThan(10_000_000)
  expect(largest).toBeLessThan(100_000)
  expect(chunks).toBeGreaterThan(100)
})
