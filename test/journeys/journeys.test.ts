import { describe, expect, test } from 'vitest'
import { threeWay, valves } from '#test/known-products.ts'
import { choose, expectProducts, expectText, openFilter, shownSlugs } from '#test/listing-page.ts'
import { widths } from '#test/sweep.ts'
import { mobileWidth, settled, useSite } from '#test/visit.ts'

const { visit, url } = useSite()

describe.each(widths)('at %i px', (width) => {
  test('home leads to a family, a product of one type and a related product', async () => {
    const page = await visit('/', { width })
    const heading = page.getByRole('heading', { level: 1 })
    const tiles = page.getByRole('region', { name: 'Product families' })
    await tiles.getByRole('link', { name: /^Ball Valves/ }).click()
    await page.waitForURL(url('/family/ball-valves'))

    await expect.poll(() => shownSlugs(page)).toEqual(valves)
    await expect
      .poll(() => page.getByRole('button', { name: /^All \d+/, pressed: true }).count())
      .toBe(1)
    await page.getByRole('button', { name: 'Three-way 3' }).click()
    await expect.poll(() => new URL(page.url()).searchParams.get('type')).toBe('Three-way')
    await expect.poll(() => shownSlugs(page)).toEqual(threeWay)

    const name = 'Three-way valve DN 25, L port'
    const action = width <= mobileWidth ? 'View' : 'Learn More'
    await page.getByRole('link', { name: `${action} ${name}`, exact: true }).click()
    await page.waitForURL(url('/three-way-valve-l-dn25'))
    await expectText(heading, name)
    expect(await page.evaluate(() => scrollY)).toBe(0)

    const slider = page.getByRole('region', { name: 'Related products' })
    await slider.getByRole('link', { name: 'Ball valve DN 25', exact: true }).click()
    await page.waitForURL(url('/ball-valve-dn25'))
    await expectText(heading, 'Ball valve DN 25')

    await page.goBack()
    await expectText(heading, name)
    await page.goBack()
    await expect.poll(() => shownSlugs(page)).toEqual(threeWay)
  })

  test('the families carousel of home is bounded and reaches every family', async () => {
    const page = await visit('/', { width, reducedMotion: 'reduce' })
    const carousel = page.getByRole('region', { name: 'Product families' })
    const next = carousel.getByRole('button', { name: 'Next' })
    const previous = carousel.getByRole('button', { name: 'Previous' })
    const tiles = carousel.getByRole('link')
    const seen = () =>
      tiles.evaluateAll((links) =>
        links
          .filter((link) => {
            const { left, right } = link.getBoundingClientRect()
            return left > -2 && right < document.documentElement.clientWidth + 2
          })
          .map((link) => link.getAttribute('href')),
      )
    const addresses = ['ball-valves', 'pressure-gauges', 'seals-%26-spares'].map(
      (slug) => `/family/${slug}`,
    )
    const visible = width > 1000 ? 4 : 1
    // Nothing to press where all are in view.
    if (addresses.length <= visible) {
      expect(await carousel.getByRole('button').count()).toBe(0)
      return expect(await seen()).toEqual(addresses)
    }
    expect(await previous.isDisabled()).toBe(true)
    expect(await tiles.count()).toBe(addresses.length)
    expect(await seen()).toEqual(addresses.slice(0, visible))

    for (let i = 0; i < addresses.length && (await next.isEnabled()); i++) {
      const before = String(await seen())
      await next.click()
      await expect.poll(async () => String(await seen())).not.toBe(before)
      await settled(page)
    }
    await expect.poll(() => next.isDisabled()).toBe(true)
    expect(await previous.isEnabled()).toBe(true)
    await expect.poll(seen).toEqual(addresses.slice(-visible))
  })

  test('filters alone find a fundable brass valve with half an inch of thread for 16 bar', async () => {
    const page = await visit('/products', { width })
    const wanted = {
      productFamily: ['Ball Valves'],
      body: ['Brass'],
      connection: ['G 1/2'],
      publicFunds: ['Compliant'],
    }
    for (const [key, values] of Object.entries(wanted)) {
      const dropdown = await openFilter(page, key)
      for (const value of values) await choose(dropdown, value)
      await page.keyboard.press('Escape')
    }
    const pressures = await openFilter(page, 'pressure')
    await pressures.getByLabel('At least').fill('16')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await expectProducts(page, ['ball-valve-dn15'])

    const name = 'Ball valve DN 15'
    await page.getByRole('article').getByRole('link', { name, exact: true }).click()
    await page.waitForURL(url('/ball-valve-dn15'))
    await expectText(page.getByRole('heading', { level: 1 }), name)
    const table = page.getByRole('table', { name: `Specifications of ${name}` })
    await expectText(table.getByRole('row', { name: /^Pressure, max/ }).getByRole('cell'), '40 bar')

    await page.getByRole('link', { name: 'Compare similar products' }).click()
    await page.getByRole('heading', { level: 1, name: 'Compare' }).waitFor()
    await page.goBack()
    await expectText(page.getByRole('heading', { level: 1 }), name)

    const sheet = page.getByRole('link', { name: /^Data sheet/ }).first()
    expect(await sheet.getAttribute('href')).toBe('/files/dataSheets/ball-valve.pdf')
  })
})
