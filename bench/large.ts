import { resolve } from 'node:path'
import { syntheticCatalogue } from '#test/synthetic-catalogue.ts'
import { siteFolder } from '#test/temporary-catalogue.ts'
import { budgets } from './budgets.ts'
import type { Figure, PartResult } from './figure.ts'
import { ask, pageWeight } from './http-client.ts'
import { mainPages, startMeasuredSite, warmUp } from './measured-site.ts'
import { canReadProcesses, residentMegabytes } from './process-usage.ts'
import { serverWork, workFigures } from './server-work.ts'

type Measured = {
  firstPage: number
  weights: Record<string, number>
  work: Record<string, number>
  memory: { visited: number; worked: number }
}

/** 20,000 products beside the sample catalogue. */
export async function measureLarge(): Promise<PartResult> {
  if (!canReadProcesses) return { skipped: 'needs /proc' }
  const [sample, large] = [await measureSample(), await measureMany(20_000)]
  const { memoryMegabytes, firstPageMilliseconds, serverWork: work, pageWeight } = budgets.large
  return [
    { ...memoryFigure('visited', large, sample), budget: memoryMegabytes },
    memoryFigure('worked', large, sample),
    { ...firstPageFigure(large, sample), budget: firstPageMilliseconds },
    ...workFigures(large.work, work, (what) => sample.work[what]),
    ...Object.entries(large.weights).map(([name, value]): Figure => ({
      what: `HTML of ${name}`,
      value,
      baseline: sample.weights[name],
      unit: 'KB',
      budget: pageWeight,
    })),
  ]
}

/** 100,000 products beside the sample catalogue. Takes minutes, so it runs on request. */
export async function measureGrowth(): Promise<PartResult> {
  if (!canReadProcesses) return { skipped: 'needs /proc' }
  const [sample, large] = [await measureSample(), await measureMany(100_000)]
  return [
    { ...memoryFigure('visited', large, sample), budget: budgets.growth.memoryMegabytes },
    memoryFigure('worked', large, sample),
    firstPageFigure(large, sample),
  ]
}

const moments = { visited: 'a visit to each page', worked: 'hundreds of uncached requests' }

const memoryFigure = (when: keyof typeof moments, large: Measured, sample: Measured): Figure => ({
  what: `server memory after ${moments[when]}`,
  value: large.memory[when],
  baseline: sample.memory[when],
  unit: 'MB',
})

const firstPageFigure = (large: Measured, sample: Measured): Figure => ({
  what: 'first start to the first page',
  value: large.firstPage,
  baseline: sample.firstPage,
  unit: 'ms',
})

const measureSample = () => measure('.', {})

async function measureMany(count: number): Promise<Measured> {
  const place = await siteFolder({})
  try {
    // One after the other: a system opens a few thousand files at a time at most.
    for (const [id, document] of Object.entries(syntheticCatalogue(count)))
      await place.write(id, document)
    return await measure(place.folder, { CONTENT_DIR: resolve(place.folder, 'content') })
  } finally {
    await place.remove()
  }
}

async function measure(folder: string, variables: Record<string, string>): Promise<Measured> {
  const start = performance.now()
  const site = await startMeasuredSite({ folder, variables })
  try {
    await ask(site.url + mainPages.products)
    const firstPage = performance.now() - start
    await warmUp(site.url)
    const weights: Record<string, number> = {}
    for (const [name, path] of Object.entries(mainPages))
      weights[name] = await pageWeight(site.url + path)
    const visited = residentMegabytes(site.pid)
    const work = await serverWork(site)
    return { firstPage, weights, work, memory: { visited, worked: residentMegabytes(site.pid) } }
  } finally {
    await site.stop()
  }
}
