import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { useContactSite } from '#test/contact-form.ts'
import { keepOffline, withoutNetwork } from '#test/kept-page.ts'
import { expectText } from '#test/listing-page.ts'
import { buyer, fillInBuyer, linesOf, main, request } from '#test/quote-form.ts'
import { hydrated } from '#test/visit.ts'

const { visitInHaste, url, service, itemsOf } = await useContactSite()
afterAll(() => service.stop())

const closure = { number: 'VDC3-288-6E', name: 'VDC dome closure, 288 splices' }
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: (0.75 * 1_000_000) / 8,
}

const none = { ...slow4g, offline: true }

/** Sets the network of a page, and whether its worker has one: each has a connection of its own. */
async function networkOf(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  return async (network: typeof slow4g) => {
    await page.context().setOffline(network.offline)
    await session.send('Network.emulateNetworkConditions', network)
  }
}

/** Notes the ids under which requests for a quote are sent. */
function sentIds(page: Page): string[] {
  const ids: string[] = []
  page.on('request', (sent) => {
    if (!sent.url().endsWith('/api/quote')) return
    ids.push((sent.postDataJSON() as { submissionId: string }).submissionId)
  })
  return ids
}

test('A closure is found, kept, installed by its guide and asked for, the last three without a network', async () => {
  let setNetwork!: Awaited<ReturnType<typeof networkOf>>
  const page = await visitInHaste('/', {
    width: 390,
    serviceWorkers: 'allow',
    // Whoever is in haste is given a task first.
    tolerate: new RegExp(`${withoutNetwork.source}|status of 428`),
    prepare: async (fresh) => {
      await fresh.clock.install()
      setNetwork = await networkOf(fresh)
      await setNetwork(slow4g)
    },
  })
  const ids = sentIds(page)

  // Found, and kept.
  await page.getByRole('searchbox', { name: 'Search products' }).fill(closure.number)
  await page.getByRole('searchbox', { name: 'Search products' }).press('Enter')
  await expectText(heading(page), closure.name)
  await keepOffline(page)

  // Without a network: the guide, to its last step.
  await setNetwork(none)
  await main(page).getByRole('link', { name: 'Installation guide', exact: true }).first().click()
  await hydrated(page)
  await expectText(heading(page), 'VDC dome closure installation guide')
  const steps = page.getByRole('checkbox', { name: /^Step \d+ done$/ })
  const count = await steps.count()
  expect(count).toBeGreaterThan(10)
  for (const step of await steps.all()) await step.check()
  await page.getByText(`${count} of ${count} steps done`).waitFor()

  // Back at the product, on the list, and an enquiry.
  await main(page).getByRole('link', { name: closure.name, exact: true }).first().click()
  await hydrated(page)
  await main(page).getByRole('link', { name: 'Add to list', exact: true }).first().click()
  await page.getByRole('link', { name: 'Your list (1)' }).waitFor()
  await main(page).getByRole('link', { name: 'Request a quote', exact: true }).first().click()
  await hydrated(page)
  expect((await linesOf(page))[0]?.[0]).toBe(closure.number)
  await fillInBuyer(page, { ...buyer, 'Company Name': 'Ladder Networks' })
  await request(page).click()
  await main(page)
    .getByRole('status')
    .filter({ hasText: /^Not sent yet/ })
    .waitFor()
  expect(itemsOf('Ladder Networks')).toHaveLength(0)

  // With a network again: it arrives, once, as what it was written as.
  await setNetwork(slow4g)
  await page.waitForURL(/\/quote\/[^?]+\?sent=1/)
  await expect.poll(() => itemsOf('Ladder Networks')).toHaveLength(1)
  expect(new Set(ids).size).toBe(1)
  await page.goto(url('/'))
  await hydrated(page)
  await page.clock.runFor(7000)
  expect(itemsOf('Ladder Networks')).toHaveLength(1)
  expect(new Set(ids).size).toBe(1)
})
