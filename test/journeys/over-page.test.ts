import { expect, test } from 'vitest'
import { viewer } from '#test/knowledge-page.ts'
import { useSite } from '#test/visit.ts'

const { visit, quiet } = useSite()

test('a PDF that is closed by a step back leaves the page to itself: the router hears nothing', async () => {
  const page = await visit('/ball-valve-dn15')
  await page.getByRole('main').getByRole('link', { name: 'Data sheet' }).first().click()
  await viewer(page).getByRole('heading', { name: 'Brass ball valves' }).waitFor()
  // Told of the step, it would read and render the page anew.
  await page.evaluate(() => {
    window.__reactRouterDataRouter!.subscribe(() => (document.body.dataset.told = ''))
  })
  await page.goBack()
  await viewer(page).waitFor({ state: 'detached' })
  await quiet(page)
  expect(await page.locator('body[data-told]').count()).toBe(0)
})
