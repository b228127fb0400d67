import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { companyFolder } from '#test/company.ts'
import { pictureWidths } from '#domain/pictures.ts'
import { createClient, manyTimes, p99, pause, type Answered, type Client } from './client.ts'
import { atMost, median, ratioAtMost, type Figure } from './figure.ts'
import { installed } from './programs.ts'
import { pages, startMeasuredSite, warmedUp } from './site.ts'

/** Three times as many as may be made or wait. */
const strangers = 200
/** About five times as many as can be made. */
const strangersPerSecond = 200
const floodMilliseconds = 5000
const quietMilliseconds = 4000
const probeMilliseconds = 20
const picturesAtOnce = 50
const searches = 200
const searchesAtOnce = 2

type Probe = Answered & { isKept: boolean }
type Flood = Awaited<ReturnType<typeof flood>> & { quiet: Probe[] }

/** What is shed beyond the maximum and how soon, and what pages cost beside other work of strangers. */
export async function overload({ runs }: { runs: number }): Promise<Figure[]> {
  const site = await startMeasuredSite()
  const client = createClient(site.url)
  try {
    await warmedUp(site)
    // As it is on any day but the first: code that has not run yet is no other visitor's doing.
    await pictures(client, runs)
    await textSearches(client, runs, 20)
    const probe = createProbe(client)
    const quiet = () => probe(pause(quietMilliseconds))
    const beside: Record<'quiet' | 'pictures' | 'searches', Probe[]>[] = []
    // Ahead of the floods, whose garbage is collected for a while, and each after a quiet one of its own.
    for (let run = 0; run < runs; run++) {
      const before = await quiet()
      const besidePictures = await probe(pictures(client, run))
      const between = await quiet()
      const besideSearches = await probe(textSearches(client, run))
      beside.push({
        quiet: [...before, ...between],
        pictures: besidePictures,
        searches: besideSearches,
      })
    }
    const steady: Awaited<ReturnType<typeof steadyFlood>>[] = []
    const floods: Flood[] = []
    for (const { quiet } of beside) {
      steady.push(await steadyFlood(site.url))
      floods.push({ ...(await flood(site.url, client, probe)), quiet })
    }
    return [...figuresOfSteady(steady), ...figuresOfFloods(floods), ...figuresBeside(beside)]
  } finally {
    client.end()
    await site.stop()
  }
}

/**
 * Asks for pages at a steady pace, whether or not those before were answered, until it is over: every
 * other one is made anew.
 */
function createProbe(client: Client) {
  const kept = Object.values(pages)
  let turn = 0
  return async (over: Promise<unknown>): Promise<Probe[]> => {
    const ended = new AbortController()
    void over.finally(() => ended.abort())
    const asked: Promise<Probe>[] = []
    while (!ended.signal.aborted) {
      const isKept = turn % 2 === 0
      const path = isKept ? kept[(turn / 2) % kept.length]! : `/products?q=probe+${turn}`
      turn++
      const asking = client.ask(path).then((answered) => ({ ...answered, isKept }))
      // It is told of at the end.
      asking.catch(() => {})
      asked.push(asking)
      await pause(probeMilliseconds)
    }
    await over
    return Promise.all(asked)
  }
}

async function steadyFlood(url: string) {
  const worker = new Worker(new URL('flood-worker.ts', import.meta.url), {
    workerData: { url, perSecond: strangersPerSecond },
  })
  const take = async () => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage('')
    const [answered] = (await once(worker, 'message')) as [Answered[]]
    return answered
  }
  // Until the queue is full.
  await pause(2000)
  await take()
  await pause(floodMilliseconds)
  const answered = await take()
  await worker.terminate()
  const shed = answered.filter(({ status }) => status === 503)
  if (!shed.length) throw new Error(`${strangersPerSecond} a second were all answered.`)
  // What waits is made before the next part begins.
  await pause(2000)
  return { shed, made: answered.length - shed.length }
}

async function flood(url: string, client: Client, probe: ReturnType<typeof createProbe>) {
  const end = atOnce(url)
  // Until the queue is full.
  await pause(1000)
  const during = await probe(pause(floodMilliseconds))
  await end()
  const start = performance.now()
  let recovery: number | undefined
  for (let turn = 0; recovery === undefined; turn++) {
    const { status } = await client.ask(`/products?q=after+${start}+${turn}`)
    if (status === 200) recovery = performance.now() - start
    else await pause(5)
  }
  const shed = during.filter(({ status }) => status === 503)
  if (!shed.length) throw new Error(`${strangers} strangers at once were all answered.`)
  const silent = shed.filter(({ retryAfter }) => !retryAfter)
  if (silent.length) throw new Error(`${silent.length} of those shed were not told when to come.`)
  const keptShed = during.filter(({ isKept, status }) => isKept && status !== 200)
  return { during, shed, keptShed, recovery }
}

/**
 * Strangers who ask as fast as they are answered, until they are ended. By wrk where it is present: they sit
 * elsewhere, and made of JavaScript they would take the second of the server's two processors. What it takes itself
 * it takes of the server's as well, so it yields: 10,000 requests a second come of it all the same.
 */
function atOnce(url: string): () => Promise<unknown> {
  const wrk = installed('wrk', ['wrk'])
  if (!wrk) {
    const worker = new Worker(new URL('flood-worker.ts', import.meta.url), {
      workerData: { url, atOnce: strangers },
    })
    return () => worker.terminate()
  }
  const script = fileURLToPath(new URL('flood.lua', import.meta.url))
  const settings = ['-t1', `-c${strangers}`, '-d1h', '-s', script]
  const asking = spawn('nice', ['-n', '19', wrk, ...settings, url], { stdio: 'ignore' })
  return async () => {
    asking.kill()
    await once(asking, 'exit')
  }
}

/** Asks for all at once, in the format that takes longest; each run for others. */
async function pictures(client: Client, run: number): Promise<void> {
  const folder = 'productImages'
  const files = readdirSync(`${companyFolder}/storage/${folder}`).toSorted()
  const paths = files.flatMap((file) =>
    pictureWidths.map((width) => `/images/${width}/${folder}/${encodeURIComponent(file)}`),
  )
  const some = Array.from({ length: picturesAtOnce }, (_, i) => paths[run * picturesAtOnce + i]!)
  const headers = { accept: 'image/avif' }
  await manyTimes(some.length, some.length, async (turn) => {
    const { status } = await client.ask(some[turn]!, headers)
    if (status !== 200) throw new Error(`${some[turn]} is answered ${status}.`)
  })
}

/** Each for other words. */
const textSearches = (client: Client, run: number, times = searches) =>
  manyTimes(times, searchesAtOnce, async (turn) => {
    const { status } = await client.ask(`/knowledge-center?q=loss+${run}+${turn}`)
    if (status !== 200) throw new Error(`A search of texts is answered ${status}.`)
  })

const times = (probes: readonly Answered[]) => probes.map(({ milliseconds }) => milliseconds)
const kept = (probes: readonly Probe[]) => probes.filter(({ isKept }) => isKept)

function figuresOfSteady(floods: readonly Awaited<ReturnType<typeof steadyFlood>>[]): Figure[] {
  const made = median(floods.map((one) => one.made)) / (floodMilliseconds / 1000)
  return [
    {
      what: `p99 of a 503 while ${strangersPerSecond} a second ask for pages not made yet`,
      value: p99(times(floods.flatMap(({ shed }) => shed))),
      unit: 'ms',
      budget: atMost(50),
      note: `${made.toFixed(0)} a second were made`,
    },
  ]
}

function figuresOfFloods(floods: readonly Flood[]): Figure[] {
  const of = (pick: (one: (typeof floods)[number]) => number) => median(floods.map(pick))
  const count = (pick: (one: (typeof floods)[number]) => readonly unknown[]) =>
    floods.reduce((sum, one) => sum + pick(one).length, 0)
  const fresh = count(({ during }) => during.filter(({ isKept }) => !isKept))
  return [
    {
      what: `p99 of a 503 while ${strangers} strangers ask at once for pages not made yet`,
      value: p99(times(floods.flatMap(({ shed }) => shed))),
      unit: 'ms',
      budget: atMost(50),
      note: `${count(({ shed }) => shed)} of ${fresh} pages made anew were shed`,
    },
    {
      what: 'kept pages shed meanwhile',
      value: count(({ keptShed }) => keptShed),
      unit: 'requests',
      budget: atMost(0),
      note: `of ${count(({ during }) => kept(during))}`,
    },
    {
      what: 'p99 of a kept page meanwhile',
      value: of(({ during }) => p99(times(kept(during)))),
      baseline: of(({ quiet }) => p99(times(kept(quiet)))),
      unit: 'ms',
    },
    {
      what: 'from the end of that to a page made anew',
      value: of(({ recovery }) => recovery),
      unit: 'ms',
      // What waits in the queue at the end is still made.
      budget: atMost(2000),
    },
  ]
}

function figuresBeside(
  runs: readonly Record<'quiet' | 'pictures' | 'searches', Probe[]>[],
): Figure[] {
  const figure = (what: string, when: 'pictures' | 'searches', onlyKept: boolean): Figure => {
    // Of all rounds together: of the 130 pages of one the second slowest would be it.
    const of = (which: 'quiet' | typeof when) =>
      p99(times(runs.flatMap((run) => (onlyKept ? kept(run[which]) : run[which]))))
    return {
      what,
      value: of(when),
      baseline: of('quiet'),
      unit: 'ms',
      ...(!onlyKept && { budget: ratioAtMost(2) }),
    }
  }
  const beside = { pictures: `${picturesAtOnce} pictures are made`, searches: 'texts are searched' }
  return (['pictures', 'searches'] as const).flatMap((when) => [
    figure(`p99 of pages while ${beside[when]}`, when, false),
    figure(`the same of kept pages alone`, when, true),
  ])
}
