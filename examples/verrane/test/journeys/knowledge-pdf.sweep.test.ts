import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { center, viewer } from '#test/knowledge-page.ts'
import { settled, useSite } from '#test/visit.ts'

const { visit } = useSite()

describe('a PDF drawn here', () => {
  const pages = (page: Page) => viewer(page).getByRole('region', { name: 'Pages' })

  test('is searched from hit to hit', async () => {
    const page = await visit(`${center}?doc=product-catalog`)
    const search = viewer(page).getByRole('searchbox', { name: 'Search in this document' })
    await search.fill('insertion loss')
    await viewer(page)
      .getByText(/^1 of \d+$/)
      .waitFor()
    await viewer(page).getByRole('button', { name: 'Next hit' }).click()
    await viewer(page)
      .getByText(/^2 of \d+$/)
      .waitFor()
    const marked = () =>
      page.evaluate(() =>
        [...(CSS.highlights.get('pdf-hit-current') ?? [])].map((range) =>
          (range as Range).toString().toLowerCase().replace(/\s+/g, ' '),
        ),
      )
    await expect.poll(marked).toEqual(['insertion loss'])
    await search.fill('zzzzqqq')
    await viewer(page).getByText('None found').waitFor()
  })

  test('can be made larger, and draws only what is near', async () => {
    const page = await visit(`${center}?doc=product-catalog`)
    await viewer(page).getByText('80%').waitFor()
    await viewer(page).getByRole('button', { name: 'Larger' }).click()
    await viewer(page).getByText('100%').waitFor()
    await settled(page)
    expect(await pages(page).locator('canvas').count()).toBeLessThan(6)
  })

  test('says that a damaged file cannot be shown', async () => {
    const page = await visit(`${center}?doc=product-catalog`, {
      prepare: (fresh) =>
        fresh.route(/\/Product%20Catalog\.pdf/, (route) =>
          route.fulfill({ contentType: 'application/pdf', body: '%PDF-1.7 cut short' }),
        ),
    })
    await expect.poll(() => viewer(page).getByRole('alert').textContent()).toMatch(/damaged/)
    expect(await viewer(page).getByRole('link', { name: 'Download' }).isVisible()).toBe(true)
  })
})
