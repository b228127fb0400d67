import { knowledge as content } from '#content/knowledge.ts'
import { createFirebaseFileStore } from '#server/adapters/file-store/firebase-storage.ts'
import { createLiveKnowledge } from '#server/knowledge/live-knowledge.ts'
import { atMost, median, type Figure } from './figure.ts'
import { startMeasuredSite, warmedUp } from './site.ts'
import { startSlowStorage } from './slow-storage.ts'
import { pageWeight } from './wire.ts'

const path = '/knowledge-center'
const items = 500
const delayMilliseconds = 100

/** The Knowledge Center's list: warm in its page, and cold from a storage that is slow. */
export async function knowledge({ runs }: { runs: number }): Promise<Figure[]> {
  return [...(await warm(runs)), ...(await cold(runs))]
}

async function warm(runs: number): Promise<Figure[]> {
  const site = await startMeasuredSite()
  try {
    await warmedUp(site)
    const html = await (await fetch(site.url + path)).text()
    const linked = new Set(html.match(/[?&;]doc=[\w%-]+/g)).size
    if (!linked) throw new Error('The first HTML of the Knowledge Center links no document.')
    // The best compression is made behind the first visitor's back.
    await pageWeight(site.url + path)
    await new Promise((later) => setTimeout(later, 1000))
    const times: number[] = []
    for (let run = 0; run < runs; run++) {
      const start = performance.now()
      await pageWeight(site.url + path)
      times.push(performance.now() - start)
    }
    return [
      {
        what: `HTML of the Knowledge Center with ${linked} documents linked, Brotli`,
        value: await pageWeight(site.url + path),
        unit: 'bytes',
        budget: atMost(19_000),
      },
      { what: 'the same, warm, from request to last byte', value: median(times), unit: 'ms' },
    ]
  } finally {
    await site.stop()
  }
}

async function cold(runs: number): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const folders of [5, 25]) {
    const files = items / folders
    const storage = await startSlowStorage({ folders, files, delayMilliseconds })
    const times: number[] = []
    try {
      for (let run = 0; run < runs; run++) times.push(await timeToList(storage.url))
    } finally {
      storage.stop()
    }
    figures.push({
      what: `list of ${items} items in ${folders} folders, cold, ${delayMilliseconds} ms a call`,
      value: median(times),
      unit: 'ms',
      budget: atMost(1000),
      note: `${storage.calls() / runs} calls`,
    })
  }
  return figures
}

/** Milliseconds until a server that knows nothing of the storage has its list. */
async function timeToList(baseUrl: string): Promise<number> {
  const start = performance.now()
  const quiet = { info() {}, warn() {}, error() {} }
  const live = await createLiveKnowledge({
    store: createFirebaseFileStore({ fetch, sleep: async () => {}, baseUrl, bucket: 'b' }),
    lastGood: { read: async () => undefined, write: async () => {} },
    texts: {
      update: async () => ({ details: new Map(), incomplete: false }),
      search: async () => [],
      textOf: async () => undefined,
    },
    content,
    log: quiet,
    timeout: () => new Promise(() => {}),
  })
  const list = await live.list()
  const elapsed = performance.now() - start
  const listed = list.items.filter(({ file }) => file).length
  if (listed !== items) throw new Error(`${listed} of ${items} items are listed.`)
  return elapsed
}
