import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { bringLateCode, underWorker, withoutNetwork } from '#test/late-code.ts'
import { expectText } from '#test/listing-page.ts'
import { sharedSite } from '#test/shared-site.ts'
import { hydrated, useSite } from '#test/visit.ts'
import { weakNetwork } from '#test/weak-network.ts'
import { workerOf } from '#test/worker-of.ts'

let between: Awaited<ReturnType<typeof weakNetwork>>
const { visit, url } = useSite(async () => (between = await weakNetwork(sharedSite().url)))
const worker = '/service-worker.js'
const product = { path: '/gauge-63', name: 'Pressure gauge 63 mm' }
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const notice = (page: Page) => page.getByRole('status').filter({ hasText: /^Shown as read on/ })
const names = (page: Page) => page.evaluate(() => caches.keys())

/** A product's page that is kept on purpose. */
async function kept() {
  const page = await visit(product.path, {
    serviceWorkers: 'allow',
    tolerate: withoutNetwork,
    prepare: (fresh) => fresh.clock.install(),
  })
  await bringLateCode(page)
  await page.getByRole('button', { name: 'Keep offline' }).click()
  await page.getByRole('button', { name: 'Remove copy' }).waitFor()
  await underWorker(page)
  return page
}

/** Loads a page, upon which the browser asks for the worker anew. */
async function load(page: Page, path: string): Promise<void> {
  await page.goto(url(path))
  await hydrated(page)
}

describe('a worker', () => {
  test('of a new build takes over, removes what is out of date, and leaves what was kept', async () => {
    between.network.scripts.clear()
    const page = await kept()
    const old = await names(page)
    expect(old).toContain(`kept ${product.path}`)
    between.network.scripts.set(worker, await workerOf({ files: ['of another build'] }))
    await load(page, '/support')
    const own = (all: string[]) => all.filter((name) => name.startsWith('own '))
    await expect.poll(async () => own(await names(page))).not.toEqual(own(old))
    await expect.poll(async () => own(await names(page))).toHaveLength(1)
    const now = await names(page)
    expect(now).toContain(`kept ${product.path}`)
    expect(now).toContain('kept code')
    await page.context().setOffline(true)
    await load(page, product.path)
    await expectText(heading(page), product.name)
    await notice(page).waitFor()
  })

  test('that content switches off removes everything, itself as well', async () => {
    between.network.scripts.clear()
    const page = await kept()
    between.network.scripts.set(worker, await workerOf({ files: [], site: 'offline: false,' }))
    await load(page, '/support')
    await expect.poll(() => names(page)).toEqual([])
    const workers = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
    await expect.poll(workers).toBe(0)
    await load(page, product.path)
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  })
})

describe('a network that hangs', () => {
  test('gives way to the copy, which says so, and comes back when it answers', async () => {
    between.network.scripts.clear()
    const page = await kept()
    between.network.hangs = (path) => path === product.path
    await load(page, product.path)
    await expectText(heading(page), product.name)
    await expect
      .poll(() => notice(page).innerText())
      .toMatch(/^Shown as read on [^:]+:\d\d: the connection does not answer\. What is kept$/)
    between.network.comeBack()
    await page.getByRole('link', { name: 'Load it anew' }).click()
    await expect
      .poll(() => page.evaluate(() => 'read' in document.documentElement.dataset))
      .toBe(false)
    expect(await notice(page).count()).toBe(0)
  })
})
