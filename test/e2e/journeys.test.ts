import { describe, expect, test } from 'vitest'
import { relatedProducts } from '#domain/catalogue/catalogue.ts'
import { catalogue, labelOf, listing, plain, products } from './catalogue.ts'
import { choose, expectListing, expectText, openFilter, shownSlugs } from './listing-page.ts'
import { mobileWidth, useSite, widths } from './visit.ts'

const { visit, url } = useSite()
const panels = catalogue.families.find(({ name }) => name === 'Fiber Patch Panels')!

describe.each(widths)('at %i px', (width) => {
  test('home leads to a family, a product of one type and a related product', async () => {
    const page = await visit('/', { width })
    const heading = page.getByRole('heading', { level: 1 })
    const tiles = page.getByRole('region', { name: 'Product families' })
    await tiles.getByRole('link', { name: new RegExp(`^${panels.name}`) }).click()
    await page.waitForURL(url(`/family/${panels.slug}`))

    await expect.poll(() => shownSlugs(page)).toEqual(panels.products.map(({ slug }) => slug))
    await expect
      .poll(() => page.getByRole('button', { name: /^All \d+/, pressed: true }).count())
      .toBe(1)
    const type = panels.subFamilies[1]!
    const ofType = panels.products.filter(({ subFamily }) => subFamily === type)
    await page.getByRole('button', { name: `${type} ${ofType.length}` }).click()
    await expect.poll(() => new URL(page.url()).searchParams.get('type')).toBe(type)
    await expect.poll(() => shownSlugs(page)).toEqual(ofType.map(({ slug }) => slug))

    const product = ofType.find(({ relatedProducts }) => relatedProducts.length > 0)!
    const action = width <= mobileWidth ? 'View' : 'Learn More'
    await page.getByRole('link', { name: `${action} ${product.name}`, exact: true }).click()
    await page.waitForURL(url(`/${product.slug}`))
    await expectText(heading, plain(product.name))
    expect(await page.evaluate(() => scrollY)).toBe(0)

    const [related] = relatedProducts(catalogue, product.relatedProducts)
    const slider = page.getByRole('region', { name: 'Related products' })
    await slider.getByRole('link', { name: related!.name, exact: true }).click()
    await page.waitForURL(url(`/${related!.slug}`))
    await expectText(heading, plain(related!.name))

    await page.goBack()
    await expectText(heading, plain(product.name))
    await page.goBack()
    await expect.poll(() => shownSlugs(page)).toEqual(ofType.map(({ slug }) => slug))
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
    const addresses = catalogue.families.map(({ slug }) => `/family/${encodeURIComponent(slug)}`)
    const visible = width > 1000 ? 4 : 1
    expect(await previous.isDisabled()).toBe(true)
    expect(await tiles.count()).toBe(addresses.length)
    expect(await seen()).toEqual(addresses.slice(0, visible))

    for (let i = 0; i < catalogue.families.length && (await next.isEnabled()); i++) {
      await next.click()
      await page.waitForTimeout(60)
    }
    await expect.poll(() => next.isDisabled()).toBe(true)
    expect(await previous.isEnabled()).toBe(true)
    await expect.poll(seen).toEqual(addresses.slice(-visible))
  })

  test('filters alone find a BABA-compliant 1U panel with 144 LC ports or more', async () => {
    const numbers = (key: string, least: number) =>
      listing({})
        .facets.find((facet) => facet.key === key)!
        .values.map(({ value }) => value)
        .filter((value) => Number(value) >= least)
    const selection = {
      productFamily: [panels.name],
      rackUnits: ['1'],
      connector: ['LC duplex'],
      ports: numbers('ports', 144),
      beadBaba: ['Compliant'],
    }
    const wanted = products.filter(
      ({ family, rank, attributes: { rackUnits, connector, ports, beadBaba } }) =>
        family === panels.name &&
        rank !== null &&
        rackUnits?.includes(1) &&
        connector?.includes('LC duplex') &&
        ports?.some((count) => Number(count) >= 144) &&
        beadBaba?.includes('Compliant'),
    )
    expect(wanted.length).toBeGreaterThan(0)

    const page = await visit('/products', { width })
    for (const [key, values] of Object.entries(selection)) {
      const dropdown = await openFilter(page, key)
      for (const value of values) {
        const { label } = listing({})
          .facets.find((facet) => facet.key === key)!
          .values.find((known) => known.value === value)!
        await choose(dropdown, label)
      }
      await page.keyboard.press('Escape')
    }
    await expectListing(page, { selection })
    expect((await shownSlugs(page)).toSorted()).toEqual(wanted.map(({ slug }) => slug).toSorted())

    const [panel] = listing({ selection }).items
    await page.getByRole('article').getByRole('link', { name: panel!.name, exact: true }).click()
    await page.waitForURL(url(`/${panel!.slug}`))
    const comparison = page.getByRole('region', { name: 'Comparison with neighbors' })
    const columns = comparison.getByRole('columnheader')
    await expectText(columns.nth(0), plain(panel!.name))
    const table = page.getByRole('table', { name: `Specifications of ${panel!.name}` })
    await expectText(
      table.getByRole('row', { name: new RegExp(`^${labelOf('ports')}`) }).getByRole('cell'),
      '144 ports',
    )

    const neighbor = columns.nth(1).getByRole('link')
    const name = plain(await neighbor.innerText())
    await neighbor.click()
    await expectText(page.getByRole('heading', { level: 1 }), name)
    await page.goBack()
    await expectText(page.getByRole('heading', { level: 1 }), plain(panel!.name))

    // Its data: the sheet may still be on its way into the storage, its link must be there.
    const sheet = page.getByRole('link', { name: /^Data sheet/ }).first()
    expect(await sheet.getAttribute('href')).toMatch(/^\/files\/.+\.pdf$/)
  })
})
