import { expect, test } from 'vitest'
import { search } from '#test/filters-page.ts'
import { expectText, status } from '#test/listing-page.ts'
import { listed } from '#test/known-products.ts'
import { useSite } from '#test/visit.ts'

const { visit } = useSite()

test.each([true, false])(
  'with JavaScript %s Enter on a number leads from the list to its product, on words to what they find',
  async (javaScriptEnabled) => {
    const page = await visit('/products?body=Brass', { javaScriptEnabled })
    const field = page.getByRole('searchbox', { name: 'Search all products' })
    await field.fill('glycerine')
    await field.press('Enter')
    await expect.poll(() => search(page)).toContain('q=glycerine')
    expect(search(page)).toContain('body=Brass')
    await expectText(status(page), `Showing 1 of ${listed.length} products`)
    // Of a variant.
    await field.fill('qb-25-e50')
    await field.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Ball valve DN 25', exact: true }).waitFor()
    await page.goBack()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/products')
  },
)
