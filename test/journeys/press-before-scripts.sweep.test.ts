import { expect, test } from 'vitest'
import { visitAhead } from '#test/hold-scripts.ts'
import { hydrated, useSite } from '#test/visit.ts'

const site = useSite()
const { visit, url, quiet } = site

test.each(['film', 'pictures'])('Play plays the %s, though it was pressed before', async (what) => {
  const { page, letThrough } = await visitAhead(site, '/careers')
  await page.getByRole('button', { name: `Play ${what}` }).click()
  letThrough()
  await hydrated(page)
  await page.getByRole('button', { name: `Pause ${what}` }).waitFor()
  await quiet(page)
  expect(await page.getByRole('button', { name: `Play ${what}` }).count()).toBe(0)
})

test.each([
  ['the next press', true],
  ['themselves', false],
])(
  'scripts that did not come are asked for by %s, and what was pressed is done',
  async (_, again) => {
    const page = await visit('/offline', {
      serviceWorkers: 'block',
      tolerate: /ERR_FAILED|imported module/,
    })
    const scripts = /\/assets\/[^/]*\.js$/
    await page.route(scripts, (route) => route.abort())
    await page.goto(url('/about'))
    const ask = page.getByRole('button', { name: 'Ask our assistant' })
    const missed = page.waitForEvent('requestfailed')
    await ask.click()
    await missed
    await page.unroute(scripts)
    if (again) await ask.click()
    await page.getByRole('textbox', { name: 'Message' }).waitFor()
    expect(await ask.getAttribute('aria-expanded')).toBe('true')
  },
)

test('each press on an arrow leads one slide on, however many came before scripts', async () => {
  const { page, letThrough } = await visitAhead(site, '/')
  await page.setViewportSize({ width: 390, height: 800 })
  const families = page.getByRole('region', { name: 'Product families' })
  const next = families.getByRole('button', { name: 'Next' })
  await next.click()
  await next.click()
  letThrough()
  // The last of three.
  await expect.poll(() => next.isDisabled()).toBe(true)
})

test('a picture that was pressed before scripts is shown in the gallery, and with Ctrl in a tab', async () => {
  const { page, letThrough } = await visitAhead(site, '/ball-valve-dn15')
  const gallery = page.getByRole('group', { name: /^Pictures of / })
  await gallery.getByRole('link', { name: 'Picture 3' }).click()
  const opened = page.context().waitForEvent('page')
  await gallery.getByRole('link', { name: 'Picture 2' }).click({ modifiers: ['Control'] })
  const tab = await opened
  await tab.waitForURL(/\/images\//)
  await tab.close()
  letThrough()
  await gallery.getByText('3 / 3').waitFor()
  await gallery.getByRole('link', { name: 'Picture 2' }).click()
  await gallery.getByText('2 / 3').waitFor()
  expect(page.url()).toBe(url('/ball-valve-dn15'))
})

test('units are those that were chosen before scripts', async () => {
  const { page, letThrough } = await visitAhead(site, '/ball-valve-dn15')
  const [chosen] = await page
    .getByRole('button', { name: /^(Metric|U\.S\.)$/, pressed: false })
    .all()
  const name = await chosen!.textContent()
  await chosen!.click()
  letThrough()
  await page.getByRole('button', { name: name!, pressed: true }).waitFor()
})

test('who presses Play twice before scripts wants it to play', async () => {
  const { page, letThrough } = await visitAhead(site, '/careers')
  const play = page.getByRole('button', { name: 'Play film' })
  await play.click()
  await play.click()
  letThrough()
  await page.getByRole('button', { name: 'Pause film' }).waitFor()
  await quiet(page)
  expect(await play.count()).toBe(0)
})
