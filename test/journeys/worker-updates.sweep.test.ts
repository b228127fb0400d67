import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { keepOffline, withoutNetwork } from '#test/kept-page.ts'
import { sharedSite } from '#test/shared-site.ts'
import { hydrated, useSite } from '#test/visit.ts'
import { weakNetwork } from '#test/weak-network.ts'
import { workerOf } from '#test/worker-of.ts'

let between: Awaited<ReturnType<typeof weakNetwork>>
const { visit, url } = useSite(async () => (between = await weakNetwork(sharedSite().url)))
const worker = '/service-worker.js'
const product = '/gauge-63'

const open = (more: { bypassCSP?: true } = {}) =>
  visit(product, { ...more, serviceWorkers: 'allow', tolerate: withoutNetwork })
const cacheNames = (page: Page) => page.evaluate(() => caches.keys())
const workers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

/** Loads a page, upon which the browser asks for the worker anew. */
async function load(page: Page, path: string): Promise<void> {
  await page.goto(url(path))
  await hydrated(page)
}

/** Leaves a browser as the worker of former releases did, which kept pages that were read. */
async function leaveFormerWorker(page: Page): Promise<void> {
  between.network.scripts.set(worker, 'addEventListener("fetch", () => undefined)')
  await page.evaluate(async (address) => {
    for (const name of ['own 0123', 'seen 0123', 'kept /gauge-63', 'kept code'])
      await (await caches.open(name)).put('/gauge-63', new Response('former copy'))
    await navigator.serviceWorker.register(address)
    await navigator.serviceWorker.ready
  }, worker)
}

test('The worker takes over from the former one, empties it, and goes where nothing is kept', async () => {
  // The page's own policy lets no test register a worker.
  const page = await open({ bypassCSP: true })
  await leaveFormerWorker(page)
  expect(await workers(page)).toBe(1)
  between.network.scripts.clear()
  await load(page, '/support')
  await expect.poll(() => cacheNames(page)).toEqual([])
  await expect.poll(() => workers(page)).toBe(0)
})

test('A worker that content switches off removes everything, itself as well', async () => {
  between.network.scripts.clear()
  const page = await open()
  await keepOffline(page)
  between.network.scripts.set(worker, await workerOf('offline: false,'))
  await load(page, '/support')
  await expect.poll(() => cacheNames(page)).toEqual([])
  await expect.poll(() => workers(page)).toBe(0)
  await load(page, product)
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
})
