import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { startSite } from '#test/running-site.ts'
import { syntheticCatalogue } from '#test/synthetic-catalogue.ts'
import { siteFolder } from '#test/temporary-catalogue.ts'
import { createClient, type Client } from './client.ts'
import { atMost, type Budget, type Figure, type Unit } from './figure.ts'
import { timeToPage } from './ready.ts'
import { residentMegabytes } from './resident.ts'
import { freePort, pages, warmedUp } from './site.ts'
import { pageWeight } from './wire.ts'
import { searchedWords } from './searched-words.ts'

const sizes = [200, 2_000, 20_000, 100_000]
const largest = sizes.at(-1)!
/** Of each kind of page, each time. */
const asked = 60
/** In which a server tries searches after a start, behind visitors' backs. */
const triedMilliseconds = 10_000

/** Every one is made anew: none was asked for before. */
const answers: Record<string, (turn: number) => string> = {
  'a list with a filter': (turn) => `/products?ports=${turn + 1}..${turn + 145}`,
  'a search in words': (turn) =>
    `/products?q=${turn + 2}+port+${searchedWords[turn % searchedWords.length]!}`,
  'a family with a filter': (turn) => `${pages.family}?ports=${turn + 1}..${turn + 145}`,
  suggestions: (turn) =>
    `/search/suggestions?q=${searchedWords[turn % searchedWords.length]!.slice(0, 4)}+${turn}`,
}

type Measured = { what: string; value: number; unit: Unit; budget?: Budget }

/**
 * What more products cost the server, each size beside the one before. The exponent says how a figure
 * grows: 0 not at all, 1 as the catalogue does.
 */
export async function growth(): Promise<Figure[]> {
  const figures: Figure[] = []
  let before: { size: number; measured: Measured[] } | undefined
  for (const size of sizes) {
    const measured = await measure(size)
    for (const [at, { what, value, unit, budget }] of measured.entries()) {
      const baseline = before?.measured[at]?.value
      figures.push({
        what: `${size.toLocaleString('en')}: ${what}`,
        value,
        unit,
        ...(baseline !== undefined && { baseline }),
        ...(size === largest && budget && { budget }),
        ...(before &&
          baseline && { note: `grows as n^${exponent(size / before.size, value / baseline)}` }),
      })
    }
    before = { size, measured }
  }
  return figures
}

const exponent = (more: number, ratio: number) => (Math.log(ratio) / Math.log(more)).toFixed(2)

async function measure(size: number): Promise<Measured[]> {
  const place = await siteFolder({})
  const data = await mkdtemp(join(tmpdir(), 'growth-'))
  try {
    const documents = Object.entries(syntheticCatalogue(size))
    // One after the other: a system opens a few thousand files at a time at most.
    for (const [id, document] of documents) await place.write(id, document)
    const variables = {
      CONTENT_DIR: resolve(place.folder, 'content'),
      PORT: String(await freePort()),
      DRAIN_SECONDS: '0',
    }
    const options = { folder: place.folder, data, timeoutMilliseconds: 600_000 }
    const site = await startSite(variables, options)
    const client = createClient(site.url)
    const measured: Measured[] = []
    try {
      await warmedUp(site)
      await engineMade(site)
      const memory = { what: 'server memory after warm-up', value: await residentMegabytes(site) }
      for (const [what, of] of Object.entries(answers)) {
        const value = await answered(client, of)
        measured.push({ what: `${what}, right after the start, 95 of 100`, value, unit: 'ms' })
      }
      await copyWritten(data)
      await setTimeout(triedMilliseconds)
      for (const [what, of] of Object.entries(answers)) {
        const value = await answered(client, (turn) => of(turn + asked))
        measured.push({ what: `${what}, 95 of 100`, value, unit: 'ms', budget: atMost(50) })
      }
      const after = { what: 'server memory after these', value: await residentMegabytes(site) }
      measured.push({ ...memory, unit: 'MB' }, { ...after, unit: 'MB', budget: atMost(1200) })
      for (const [name, path] of Object.entries(pages)) {
        const value = await pageWeight(site.url + path)
        measured.push({ what: `HTML of ${name}, Brotli`, value, unit: 'bytes' })
      }
    } finally {
      client.end()
      await site.stop({ keepData: true })
    }
    const value = await timeToPage(place.folder, data)
    const start = 'start to first page, from the last good copy'
    return [...measured, { what: start, value, unit: 'ms', budget: atMost(8000) }]
  } finally {
    await rm(data, { recursive: true, force: true })
    await place.remove()
  }
}

/** It is written behind all that visitors ask, a minute after the first start at 100,000. */
async function copyWritten(data: string): Promise<void> {
  for (let turn = 0; turn < 300; turn++) {
    if (existsSync(join(data, 'catalogue', 'made.jsonl'))) return
    await setTimeout(1000)
  }
  throw new Error('What was read was not kept in five minutes.')
}

/** Until then a search looks for words alone, and says that its answer is not to be kept. */
async function engineMade({ url }: { url: string }): Promise<void> {
  for (let turn = 0; turn < 600; turn++) {
    const { headers } = await fetch(`${url}/search/suggestions?q=made+${turn}`)
    if (headers.get('cache-control') !== 'no-store') return
    await setTimeout(500)
  }
  throw new Error('The engine was not made in five minutes.')
}

/** The 95th percentile of answers that nobody asked for before, one after the other. */
async function answered(client: Client, of: (turn: number) => string): Promise<number> {
  const times: number[] = []
  for (let turn = 0; turn < asked; turn++) {
    const { status, milliseconds } = await client.ask(of(turn))
    if (status !== 200) throw new Error(`${of(turn)} is answered ${status}.`)
    times.push(milliseconds)
  }
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1]!
}
