import { launchChromium } from '#test/chromium.ts'
import { siteFolder } from '#test/temporary-catalogue.ts'
import { measureInBrowser, type InBrowser } from './large-in-browser.ts'
import { atMost, median, ratioAtMost, type Figure } from './figure.ts'
import { timeToPage } from './ready.ts'
import { residentMegabytes } from './resident.ts'
import { pages, startMeasuredSite, warmedUp } from './site.ts'
import type { RunningSite } from '#test/running-site.ts'
import { syntheticCatalogue } from '#test/synthetic-catalogue.ts'
import { pageWeight } from './wire.ts'

const productCount = 20_000
/** Numbers of more digits are all that may grow. */
const unchanged = ratioAtMost(1.02)
const memoryBudget = atMost(400)
const interactionBudget = atMost(50)
/** Of the catalogue, however large it is. */
const readBudget = atMost(300_000)
/** Several times what the best compression of four pages takes. */
const bestFormMilliseconds = 5000
/** Within which V8 gives back what a visit left. */
const restMilliseconds = 20_000

type Measured = {
  toPage: number
  weights: Record<string, number>
  memory: { warm: number; visited: number; rested: number }
  inBrowser: InBrowser
}

/** 20,000 products: what the browser does with them, and that pages and memory stay small. */
export async function large({ runs }: { runs: number }): Promise<Figure[]> {
  const sample = await measure('.', runs)
  const place = await siteFolder({})
  try {
    // One after the other: a system opens a few thousand files at a time at most.
    for (const [id, document] of Object.entries(syntheticCatalogue(productCount))) {
      await place.write(id, document)
    }
    return figuresOf(await measure(place.folder, runs), sample)
  } finally {
    await place.remove()
  }
}

async function measure(folder: string, runs: number): Promise<Measured> {
  const toPage = await timeToPage(folder)
  const site = await startMeasuredSite(folder)
  const browser = await launchChromium()
  try {
    await warmedUp(site)
    const warm = await residentMegabytes(site)
    const inBrowser = await measureInBrowser(browser, site.url, runs)
    const weights = await settledWeights(site)
    const visited = await residentMegabytes(site)
    await new Promise((later) => setTimeout(later, restMilliseconds))
    const memory = { warm, visited, rested: await residentMegabytes(site) }
    return { toPage, weights, memory, inBrowser }
  } finally {
    await browser.close()
    await site.stop()
  }
}

/** Of the best form of each page, which is made once the page has been asked for twice. */
async function settledWeights({ url }: RunningSite): Promise<Record<string, number>> {
  const weigh = async () => {
    const weights: [string, number][] = []
    for (const [name, path] of Object.entries(pages))
      weights.push([name, await pageWeight(url + path)])
    return Object.fromEntries(weights)
  }
  await weigh()
  await weigh()
  await new Promise((later) => setTimeout(later, bestFormMilliseconds))
  return weigh()
}

function figuresOf(many: Measured, few: Measured): Figure[] {
  const interaction = (what: string, key: 'filter' | 'sheet' | 'header' | 'listing'): Figure => ({
    what: `${what} to painted result`,
    value: median(many.inBrowser[key].milliseconds),
    baseline: median(few.inBrowser[key].milliseconds),
    unit: 'ms',
    budget: interactionBudget,
    note: noteOn(many.inBrowser[key]),
  })
  return [
    interaction('filter click', 'filter'),
    interaction('click in the sheet of all filters', 'sheet'),
    interaction('keystroke in the header search', 'header'),
    interaction('keystroke in the all-products search', 'listing'),
    ...Object.entries(many.weights).map(([name, value]): Figure => ({
      what: `HTML of ${name}, Brotli`,
      value,
      baseline: few.weights[name]!,
      unit: 'bytes',
      budget: unchanged,
    })),
    {
      what: 'server memory after warm-up',
      value: many.memory.warm,
      baseline: few.memory.warm,
      unit: 'MB',
      budget: memoryBudget,
    },
    {
      what: 'server memory after a browser’s visit',
      value: many.memory.visited,
      baseline: few.memory.visited,
      unit: 'MB',
      budget: memoryBudget,
    },
    {
      what: `the same ${restMilliseconds / 1000} s later`,
      value: many.memory.rested,
      baseline: few.memory.rested,
      unit: 'MB',
      budget: memoryBudget,
    },
    {
      what: 'start to first page, nothing kept of another day',
      value: many.toPage,
      baseline: few.toPage,
      unit: 'ms',
      budget: atMost(3000),
    },
    {
      what: "the browser's reading ahead",
      value: many.inBrowser.reading.milliseconds,
      baseline: few.inBrowser.reading.milliseconds,
      unit: 'ms',
    },
    {
      what: `bytes of that reading, ${many.inBrowser.reading.requests} requests`,
      value: many.inBrowser.reading.bytes,
      baseline: few.inBrowser.reading.bytes,
      unit: 'bytes',
    },
    {
      what: `the catalogue as data over the whole visit, ${many.inBrowser.visit.requests} requests`,
      value: many.inBrowser.visit.bytes,
      baseline: few.inBrowser.visit.bytes,
      unit: 'bytes',
      budget: readBudget,
    },
  ]
}

function noteOn({ milliseconds, asked }: InBrowser['filter']): string {
  const slowest = `slowest of ${milliseconds.length}: ${Math.max(...milliseconds).toFixed(0)} ms`
  return asked.length ? `${slowest}; asked the server: ${[...new Set(asked)].join(' ')}` : slowest
}
