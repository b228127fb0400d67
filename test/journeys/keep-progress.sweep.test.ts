import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { bringLateCode, withoutNetwork } from '#test/late-code.ts'
import { sharedSite } from '#test/shared-site.ts'
import { useSite } from '#test/visit.ts'
import { weakNetwork } from '#test/weak-network.ts'

let between: Awaited<ReturnType<typeof weakNetwork>>
const { visit } = useSite(async () => (between = await weakNetwork(sharedSite().url)))

const keep = (page: Page) => page.getByRole('button', { name: 'Keep offline', exact: true })
const progress = (page: Page) =>
  page.getByRole('progressbar', { name: 'Keeping this page offline' })
const isPdf = (path: string, method: string) => method === 'GET' && path.endsWith('.pdf')

/** A product that is being kept, its PDFs on their way. */
async function keeping() {
  const page = await visit('/ball-valve-dn15', {
    width: 390,
    serviceWorkers: 'allow',
    tolerate: withoutNetwork,
    prepare: (fresh) => fresh.clock.install(),
  })
  await bringLateCode(page)
  between.network.hangs = isPdf
  await keep(page).click()
  await progress(page).waitFor()
  return page
}

test('What is being kept shows how much of it has come, and then that it is kept', async () => {
  const page = await keeping()
  const come = () =>
    progress(page).evaluate((bar: HTMLProgressElement) => [bar.position > 0, bar.position < 1])
  await expect.poll(come).toEqual([true, true])
  await page.getByText(/^\d+(?:\.\d+)? [KM]B of \d+(?:\.\d+)? [KM]B$/).waitFor()
  await page.getByRole('button', { name: 'Stop', exact: true }).waitFor()
  between.network.comeBack()
  await page.getByRole('button', { name: 'Remove copy' }).waitFor()
  expect(await progress(page).count()).toBe(0)
})

test('Stopped, it says nothing of being kept, and keeps nothing', async () => {
  const page = await keeping()
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await keep(page).waitFor()
  expect(await progress(page).count()).toBe(0)
  const names = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('kept /')))
  await expect.poll(names).toEqual([])
  between.network.comeBack()
})
