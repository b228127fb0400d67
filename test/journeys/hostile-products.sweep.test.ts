import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { menus } from '#content/navigation.ts'
import { writeItems } from '#domain/deciding/list-items.ts'
import { plain } from '#test/catalogue.ts'
import { get, inParallel } from '#test/fetched-pages.ts'
import { familyCount } from '#test/hostile-products.ts'
import { documents, paperWidth, slugs, timeout, useHostileSite } from '#test/hostile-site.ts'
import { elementsOf } from '#test/html.ts'
import { chooseToCompare } from '#test/open-states.ts'
import { readyForPaper } from '#test/paper.ts'
import { hydrated } from '#test/visit.ts'

const [products] = menus as [(typeof menus)[number]]
const { url, opened, go, expectInPlace, expectSentUnharmed, expectUnharmed } = useHostileSite()

const pages = (size: number) =>
  Array.from({ length: Math.ceil(slugs.length / size) }, (_, i) => i + 1)
/** In groups of so many. */
const groups = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, i) =>
    all.slice(i * size, (i + 1) * size),
  )

async function familyPaths(): Promise<string[]> {
  const found = elementsOf(await (await get(url('/products'))).text()).flatMap(
    ({ attributes: { href = '' } }) => (/^\/family\/f\d/.test(href) ? href.split('?')[0]! : []),
  )
  return [...new Set(found)]
}

async function goAndLook(page: Page, path: string): Promise<void> {
  await go(page, path)
  await expectInPlace(page, path)
}

describe('300 products that mean harm', { timeout }, () => {
  test('are all in the list', async () => {
    const page = await opened('/products')
    const shown = new Set<string>()
    for (const number of pages(20)) {
      await goAndLook(page, `/products?page=${number}`)
      const links = page.getByRole('article').getByRole('heading').getByRole('link')
      for (const href of await links.evaluateAll((all) =>
        all.map((one) => one.getAttribute('href')),
      ))
        shown.add(href!.slice(1))
    }
    expect(slugs.filter((slug) => !shown.has(slug))).toEqual([])
  })

  test('are all in the table', async () => {
    const page = await opened('/products?view=table')
    let rows = 0
    for (const number of pages(50)) {
      await goAndLook(page, `/products?view=table&page=${number}`)
      rows += await page.locator('tbody tr').count()
    }
    expect(rows).toBe(slugs.length)
  })

  // In parts, each well within a test's time on a busy machine.
  test.each([0, 1, 2])('have each their own page (%i of 3)', async (part) => {
    const page = await opened('/products')
    for (const [i, slug] of slugs.entries()) {
      if (i % 3 !== part) continue
      await go(page, `/${slug}`)
      const heading = page.getByRole('heading', { level: 1 })
      await expect
        .poll(async () => plain(await heading.innerText()))
        .toMatch(new RegExp(`^Hostile ${i}(?!\\d)`))
      // Most at the width that has the least room for them.
      await expectInPlace(page, slug, i % 7 ? [390] : [390, 768, 1440])
    }
  })

  test('have each their own page where it is opened first, on screen and on paper', async () => {
    const page = await opened('/products', 390)
    for (const slug of slugs.filter((_, i) => i % 6 === 1)) {
      await page.goto(url(`/${slug}`))
      await hydrated(page)
      await readyForPaper(page)
      await expectUnharmed(page, slug)
      await expectInPlace(page, slug, [390])
      await page.emulateMedia({ media: 'print' })
      await expectInPlace(page, `${slug} on paper`, [paperWidth])
      await page.emulateMedia({ media: 'screen' })
    }
  })

  test('have each their own page as the server sends it', async () => {
    await inParallel(slugs, 4, async (slug) => {
      expect(await expectSentUnharmed(`/${slug}`)).toContain('Hostile')
    })
  })

  test('are compared, four at a time', async () => {
    const page = await opened('/compare')
    for (const [i, four] of groups(slugs, 4).entries()) {
      const path = `/compare?products=${four.join(',')}`
      await go(page, path)
      expect(await page.getByRole('columnheader').count()).toBeGreaterThanOrEqual(four.length)
      await expectSentUnharmed(path)
      if (i % 6 === 0) await expectInPlace(page, path)
    }
  })

  test('are chosen to be compared, in the tray', async () => {
    const page = await opened('/products')
    await chooseToCompare(page, 4)
    await expectUnharmed(page, 'the tray')
    await expectInPlace(page, 'the tray')
  })

  test('are lines of a parts list, by whatever number they have', async () => {
    const numbers = documents
      .map(({ partNumber }) => String(partNumber).toWellFormed().trim())
      .filter(Boolean)
    const page = await opened('/list')
    for (const some of groups(numbers, 50)) {
      const items = writeItems(some.map((partNumber) => ({ partNumber, quantity: 2 })))
      const path = `/list?items=${items}`
      await expectSentUnharmed(path)
      await goAndLook(page, path)
      expect(await page.getByRole('main').getByRole('row').count()).toBeGreaterThan(1)
    }
    await goAndLook(page, `/list?paste=${encodeURIComponent(numbers.slice(0, 20).join('\n'))}`)
  })

  test.each([390, 1440])('stand in menus at %i px', async (width) => {
    const page = await opened('/products', width)
    const bar = page.getByRole('banner').getByRole('navigation', { name: 'Main' })
    if (width === 390) {
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      await bar.getByText(products.label, { exact: true }).click()
    } else await bar.getByRole('button', { name: products.label, exact: true }).click()
    await expect
      .poll(() => page.getByRole('banner').locator('a[href^="/family/"]').count())
      .toBeGreaterThan(5)
    await expectUnharmed(page, 'the menu')
    await expectInPlace(page, 'the menu', [width])
  })

  test('stand in families and filters', async () => {
    const page = await opened('/products')
    const families = await familyPaths()
    expect(families).toHaveLength(familyCount)
    for (const family of families) {
      await expectSentUnharmed(family)
      await goAndLook(page, family)
    }
    await goAndLook(page, '/')
  })
})
