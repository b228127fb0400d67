import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { inSweeps, oneOfEach, swept } from '#test/sweep.ts'
import { hydrated, useSite } from '#test/visit.ts'

const { visit, url, quiet } = useSite()
/** Has a size, a weight and a temperature. */
const slug = 'ball-valve-dn15'
const weight = { metric: '0.31 kg', us: '0.683 lb', both: '0.31 kg (0.683 lb)' }

const units = (page: Page, name: 'Metric' | 'U.S.') =>
  page.getByRole('group', { name: 'Units' }).getByRole('button', { name, exact: true })
const table = (page: Page) => page.getByRole('table', { name: /^Specifications of / })
/** What is seen of a row, generated signs with it. */
const seen = (page: Page, label: string) =>
  table(page)
    .getByRole('row', { name: label })
    .getByRole('cell')
    .evaluate((cell) =>
      [...cell.children]
        .filter((part) => getComputedStyle(part).display !== 'none')
        .map((part) => {
          const sign = (which: string) =>
            getComputedStyle(part, which).content.replace(/^none$|^normal$|"/g, '')
          return sign('::before') + part.textContent.replace(/\s/g, ' ') + sign('::after')
        })
        .join(' '),
    )
/** The dial of a gauge, in the table beside the picture. */
const dial = async (page: Page) => {
  const table = page.getByRole('table', { name: 'Key values' })
  const cell = table.getByRole('row', { name: 'Dial' }).getByRole('cell')
  return (await cell.innerText()).replace(/\s/g, ' ')
}
const pressed = async (page: Page) => {
  const all = await page
    .getByRole('group', { name: 'Units' })
    .getByRole('button', { pressed: true })
    .allInnerTexts()
  return all.join()
}

describe('the units of a specification', () => {
  const regions: [locale: string, name: string, expected: string][] = [
    ['es-US', 'U.S.', weight.us],
    ['en-GB', 'Metric', weight.metric],
    ['en-US', 'U.S.', weight.us],
    ['de-DE', 'Metric', weight.metric],
  ]
  test.each(oneOfEach(regions, ([, name]) => name))(
    'are those of the region of %s',
    async (locale, name, expected) => {
      const page = await visit(`/${slug}`, { locale })
      await expect.poll(() => pressed(page)).toBe(name)
      expect(await seen(page, 'Weight')).toBe(expected)
    },
  )

  test('are chosen by keyboard, and remembered where that is allowed', async () => {
    const page = await visit(`/${slug}`, { locale: 'en-US', cookies: 'all' })
    await units(page, 'Metric').focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => pressed(page)).toBe('Metric')
    expect(await seen(page, 'Weight')).toBe(weight.metric)
    expect(await seen(page, 'Operating temperature')).toBe('−20 to 120 °C')

    await page.reload()
    await expect.poll(() => pressed(page)).toBe('Metric')
    expect(await seen(page, 'Weight')).toBe(weight.metric)
    await page.goto(url('/gauge-63'))
    await expect.poll(() => pressed(page)).toBe('Metric')
    expect(await seen(page, 'Weight')).toBe('0.2 kg')
    // Nothing of it is sent with requests.
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['cookie-choice'])
  })

  inSweeps('hold in a window without permission, and are forgotten after', async () => {
    const page = await visit(`/${slug}`, { locale: 'en-US' })
    await units(page, 'Metric').click()
    await quiet(page)
    await page
      .getByRole('navigation', { name: 'Breadcrumb' })
      .getByRole('link', { name: 'Ball Valves', exact: true })
      .click()
    await page.getByRole('link', { name: 'Ball valve DN 25', exact: true }).first().click()
    await page.waitForURL(url('/ball-valve-dn25'))
    await expect.poll(() => pressed(page)).toBe('Metric')
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
    const later = await page.context().newPage()
    await later.goto(url(`/${slug}`))
    await expect.poll(() => pressed(later)).toBe('U.S.')
    await later.close()
  })

  test('agree in all windows where they are remembered', async () => {
    const page = await visit(`/${slug}`, { locale: 'en-US', cookies: 'all' })
    const other = await page.context().newPage()
    await other.goto(url('/ball-valve-dn25'))
    await hydrated(other)
    await units(page, 'Metric').click()
    await expect.poll(() => pressed(other)).toBe('Metric')
    await other.close()
  })

  inSweeps('are forgotten when permission is taken back', async () => {
    const page = await visit(`/${slug}`, { locale: 'en-US', cookies: 'all' })
    await units(page, 'Metric').click()
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(1)
    await page.getByRole('button', { name: 'Cookie settings' }).click()
    await page.getByRole('button', { name: 'Essential only' }).click()
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0)
  })

  test('are both read without JavaScript, and no switch is offered', async () => {
    const page = await visit(`/${slug}`, { javaScriptEnabled: false })
    expect(await seen(page, 'Weight')).toBe(weight.both)
    expect(await units(page, 'Metric').isVisible()).toBe(false)
  })
})

describe('the units of key values', () => {
  test.each([
    ['en-US', '2.48 in'],
    ['de-DE', '63 mm'],
  ])('are those of the region of %s', async (locale, expected) => {
    expect(await dial(await visit('/gauge-63', { locale }))).toBe(expected)
  })

  test('are both read without JavaScript', async () => {
    const page = await visit('/gauge-63', { javaScriptEnabled: false })
    expect(await dial(page)).toBe('63 mm 2.48 in')
  })
})

describe('the units of a guide', () => {
  const guide = '/documents/ball-valve-installation-guide'
  const both = { metric: '−20 to 120 °C', us: '−4 to 248 °F' }
  /** What is seen of the temperatures of DN 15, in the table of the products covered. */
  const temperature = async (page: Page) => {
    const row = page
      .getByRole('table', { name: 'Valves covered' })
      .getByRole('row', { name: /Ball valve DN 15\b/ })
    return (await row.getByRole('cell').last().innerText()).replace(/\s+/g, ' ')
  }

  test.each([
    ['en-US', both.us],
    ['de-DE', both.metric],
  ])('are those of the region of %s', async (locale, expected) => {
    const page = await visit(guide, { locale })
    expect(await temperature(page)).toBe(expected)
  })

  test('follow what is chosen on a product’s page', async () => {
    const page = await visit(guide, { locale: 'en-US' })
    const covered = page.getByRole('table', { name: 'Valves covered' })
    await covered.getByRole('link', { name: 'Ball valve DN 15', exact: true }).click()
    await page.waitForURL(url(`/${slug}`))
    await units(page, 'Metric').click()
    await expect.poll(() => pressed(page)).toBe('Metric')
    await page.goBack()
    await page.waitForURL(url(guide))
    await expect.poll(() => temperature(page)).toBe(both.metric)
  })

  // Beside the actions, and among the resources.
  test.each(swept([0, -1], [0]))(
    'are those chosen on the product’s page that leads there, without permission (link %i)',
    async (nth) => {
      const page = await visit(`/${slug}`, { locale: 'en-US' })
      await units(page, 'Metric').click()
      await expect.poll(() => pressed(page)).toBe('Metric')
      const links = page.getByRole('main').getByRole('link', { name: /^Installation guide/ })
      expect(await links.count()).toBe(2)
      await links.nth(nth).click()
      await page.waitForURL(url(guide))
      await expect.poll(() => temperature(page)).toBe(both.metric)
      expect(await page.evaluate(() => localStorage.length)).toBe(0)
    },
  )

  inSweeps('are those chosen at a former visit, where that may be remembered', async () => {
    const page = await visit(`/${slug}`, { locale: 'en-US', cookies: 'all' })
    await units(page, 'Metric').click()
    await expect.poll(() => pressed(page)).toBe('Metric')
    await page.goto(url(guide))
    await expect.poll(() => temperature(page)).toBe(both.metric)
  })

  test('are both read without JavaScript', async () => {
    const page = await visit(guide, { javaScriptEnabled: false })
    expect(await temperature(page)).toBe(`${both.metric} ${both.us}`)
  })
})

describe('the outline of a product', () => {
  inSweeps('is drawn in the chosen units, described and to be kept', async () => {
    const page = await visit(`/${slug}`, { locale: 'de-DE' })
    const drawing = page.getByRole('img', { name: 'Outline with dimensions' })
    await drawing.scrollIntoViewIfNeeded()
    await expect.poll(() => drawing.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(480)
    expect(await drawing.getAttribute('src')).toBe(`/drawings/${slug}.svg`)
    const [kept] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Outline drawing, SVG' }).click(),
    ])
    expect(kept.suggestedFilename()).toBe(`${slug}.svg`)
    await units(page, 'U.S.').click()
    await expect.poll(() => drawing.getAttribute('src')).toBe(`/drawings/${slug}.svg?units=us`)
    await expect.poll(() => drawing.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(480)
  })

  inSweeps('is left out where too little is known of it', async () => {
    const page = await visit('/gauge-63')
    expect(await table(page).isVisible()).toBe(true)
    expect(await page.getByRole('link', { name: 'Outline drawing, SVG' }).count()).toBe(0)
  })
})
