import type { ProductSummary } from '#domain/catalogue/product.ts'
import { embeddedAnswers, searchBoxes } from './answers.ts'
import { percentile } from './percentile.ts'
import type { Requests } from './request.ts'

/** As many as tell a 95th percentile, spread over all. */
const sample = 60
/** The first ones find nothing compiled. */
const warmUp = 5

/** How long search and embedded assistant take for a request, in catalogues of several sizes. */
export async function measureTimes(
  catalogues: readonly (readonly ProductSummary[])[],
  { search, assistant }: Requests,
) {
  const rows: Record<string, { p50: number; p95: number }> = {}
  for (const products of catalogues) {
    const boxes = await searchBoxes(products)
    const answer = await embeddedAnswers(products)
    const tasks = Object.entries(boxes).map(([box, find]) => ({
      name: `search, ${box}`,
      asks: spread(search).map(
        ({ query }) =>
          (): unknown =>
            find(query),
      ),
    }))
    tasks.push({
      name: 'assistant',
      asks: spread(assistant).map(
        ({ turns }) =>
          () =>
            answer(turns),
      ),
    })
    for (const { name, asks } of tasks) {
      if (asks.length === 0) continue
      const times = await timesOf(asks)
      const figures = { p50: percentile(times, 0.5), p95: percentile(times, 0.95) }
      rows[`${name}, ${products.length} products`] = figures
    }
  }
  return rows
}

async function timesOf(asks: readonly (() => unknown)[]): Promise<number[]> {
  for (const ask of asks.slice(0, warmUp)) await ask()
  const times: number[] = []
  for (const ask of asks) {
    const start = performance.now()
    await ask()
    times.push(performance.now() - start)
  }
  return times
}

function spread<T>(list: readonly T[]): T[] {
  const step = Math.max(1, Math.floor(list.length / sample))
  return list.filter((_, i) => i % step === 0)
}
