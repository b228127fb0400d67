import { writeFileSync } from 'node:fs'
import { siteFolder } from '#test/temporary-catalogue.ts'
import { syntheticCatalogue } from '#test/synthetic-catalogue.ts'
import { createClient, manyTimes } from './client.ts'
import { atMost, median, ratioAtMost, type Figure, type Options } from './figure.ts'
import { memoryPicture, type Sample } from './memory-picture.ts'
import { differentAddress, maximumRate, visit, visitsAtPace } from './memory-traffic.ts'
import { residentMegabytes } from './resident.ts'
import { startMeasuredSite, warmedUp } from './site.ts'

const products = 200
const atOnce = 16
const samplesEach = 240
const output = 'docs/memory.svg'

/** Resident memory over many different addresses, then over mixed traffic at half of the maximum. */
export async function memory({ minutes, addresses }: Options): Promise<Figure[]> {
  const catalogue = syntheticCatalogue(products)
  const place = await siteFolder(catalogue)
  const site = await startMeasuredSite(place.folder)
  const client = createClient(site.url)
  try {
    await warmedUp(site)
    const samples = createSamples(site.url)
    await manyTimes(addresses, atOnce, async (turn) => {
      await visit(client, differentAddress(turn))
      await samples.take(turn / addresses)
    })
    samples.begin('traffic')
    const slugs = Object.keys(catalogue)
    const perSecond = (await maximumRate(client, slugs)) / 2
    await visitsAtPace(client, slugs, { perSecond, minutes, tick: samples.take })
    const of = `${addresses} different addresses, then ${minutes} minutes of mixed traffic`
    const at = `${perSecond.toFixed(0)} requests a second, half of the maximum`
    const title = `Resident memory at ${products} products: ${of} at ${at}`
    writeFileSync(output, memoryPicture(samples.all, { title, limit: maxMegabytes }))
    return figuresOf(samples.all, `${of} at ${at}; drawn in ${output}`)
  } finally {
    client.end()
    await site.stop()
    await place.remove()
  }
}

const maxMegabytes = 350

/** Takes so many samples of each phase as it goes on. */
function createSamples(url: string) {
  const start = performance.now()
  const all: Sample[] = []
  let phase: Sample['phase'] = 'addresses'
  let taken = 0
  return {
    all: all as readonly Sample[],
    begin(next: Sample['phase']): void {
      phase = next
      taken = 0
    },
    take: async (share: number): Promise<void> => {
      if (share * samplesEach < taken) return
      taken++
      const minutes = (performance.now() - start) / 60_000
      all.push({ phase, minutes, megabytes: await residentMegabytes({ url }) })
    },
  }
}

function figuresOf(samples: readonly Sample[], note: string): Figure[] {
  const of = (phase: Sample['phase']) =>
    samples.filter((one) => one.phase === phase).map(({ megabytes }) => megabytes)
  const traffic = of('traffic')
  const third = Math.ceil(traffic.length / 3)
  return [
    {
      what: 'resident memory, most over different addresses',
      value: Math.max(...of('addresses')),
      unit: 'MB',
      budget: atMost(maxMegabytes),
      note,
    },
    {
      what: 'the same over mixed traffic',
      value: Math.max(...traffic),
      unit: 'MB',
      budget: atMost(maxMegabytes),
    },
    {
      what: 'median of the last third of that, beside the first third',
      value: median(traffic.slice(-third)),
      baseline: median(traffic.slice(0, third)),
      unit: 'MB',
      budget: ratioAtMost(1.05),
    },
  ]
}
