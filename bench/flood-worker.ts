// A thread of strangers who ask for pages that nobody has made yet, so many at once and as quickly as
// they are answered, until it is terminated.
import { workerData } from 'node:worker_threads'
import { createClient } from './client.ts'

const { url, atOnce } = workerData as { url: string; atOnce: number }
const client = createClient(url)
let turn = 0

async function stranger(): Promise<void> {
  for (;;) await client.ask(`/products?q=flood+${turn++}`)
}
for (let i = 0; i < atOnce; i++) void stranger()
