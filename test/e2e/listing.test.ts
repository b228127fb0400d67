import { describe, expect, test } from 'vitest'
import { listingSorts } from '#content/listing-sorts.ts'
import { labelOf, listing } from './catalogue.ts'
import {
  checkbox,
  choose,
  expectListing,
  expectText,
  filterButton,
  filterValues,
  openFilter,
  results,
  shownSlugs,
  status,
} from './listing-page.ts'
import { hydrated, useSite, widths } from './visit.ts'

const { visit } = useSite()

describe.each(widths)('the list of all products at %i px', (width) => {
  test('narrows by text over any field and tells screen readers how much is left', async () => {
    const page = await visit('/products', { width })
    await expectListing(page, {})
    const region = await status(page).elementHandle()
    const field = page.getByRole('searchbox', { name: 'Search all products' })
    await field.pressSequentially('APC pigtail')
    await expectListing(page, { query: 'APC pigtail' })
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('APC pigtail')
    // Only an element that stays announces what changes in it.
    expect(await region.evaluate((element) => element.isConnected)).toBe(true)

    await field.fill('   ')
    await expectListing(page, {})
  })

  test('filters: OR within a field, AND across fields, with true counts beside the values', async () => {
    const page = await visit('/products', { width })
    const connectors = await openFilter(page, 'connector')
    const [, second, third] = listing({}).facets.find(({ key }) => key === 'connector')!.values
    await expectText(
      connectors.getByText(labelOf('connector'), { exact: true }),
      labelOf('connector'),
    )
    const count = async (label: string) => {
      const name = await checkbox(connectors, label).evaluate(
        (box: HTMLInputElement) => box.labels![0]!.innerText,
      )
      return Number(/\d+$/.exec(name.trim())![0])
    }
    const [alone, other] = [await count(second!.label), await count(third!.label)]
    await choose(connectors, second!.label)
    await expectText(status(page), `Showing ${alone} of ${listing({}).total} products`)
    await expectListing(page, { selection: { connector: [second!.value] } })
    // The other values of a field count as if nothing were chosen in it.
    expect(await count(third!.label)).toBe(other)
    await choose(connectors, third!.label)
    const both = { connector: [second!.value, third!.value] }
    await expectListing(page, { selection: both })
    await page.keyboard.press('Escape')
    await expect.poll(() => connectors.isVisible()).toBe(false)

    const modes = await openFilter(page, 'mode')
    await choose(modes, 'Single-mode')
    await expectListing(page, { selection: { ...both, mode: ['Single-mode'] } })
  })

  test('Select All, Clear All and Clear All Filters do what they say', async () => {
    const page = await visit('/products?q=fiber', { width })
    const values = listing({ query: 'fiber' }).facets.find(({ key }) => key === 'polish')!.values
    const polish = await openFilter(page, 'polish')
    await polish.getByRole('button', { name: 'Select All' }).click()
    await expectListing(page, {
      query: 'fiber',
      selection: { polish: values.map(({ value }) => value) },
    })
    expect(await polish.getByRole('checkbox', { checked: true }).count()).toBe(values.length)
    await polish.getByRole('button', { name: 'Clear All' }).click()
    await expectListing(page, { query: 'fiber' })
    expect(await polish.getByRole('checkbox', { checked: true }).count()).toBe(0)

    await choose(polish, 'APC')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Clear All Filters' }).click()
    await expectListing(page, {})
    expect(await page.getByRole('searchbox', { name: 'Search all products' }).inputValue()).toBe('')
  })

  test('the address restores the list after a reload, and Back undoes one step', async () => {
    const page = await visit('/products', { width })
    const family = ['Cassettes', 'Lenses']
    const families = await openFilter(page, 'productFamily')
    await choose(families, family[0]!)
    await choose(families, family[1]!)
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Next page' }).click()
    await expectListing(page, { selection: { productFamily: family }, page: 2 })

    await page.reload()
    await hydrated(page)
    await expectListing(page, { selection: { productFamily: family }, page: 2 })
    const again = await openFilter(page, 'productFamily')
    expect(await again.getByRole('checkbox', { checked: true }).count()).toBe(2)
    await page.keyboard.press('Escape')

    await page.goBack()
    await expectListing(page, { selection: { productFamily: family } })
    await page.goBack()
    await expectListing(page, { selection: { productFamily: family.slice(0, 1) } })
    await page.goBack()
    await expectListing(page, {})
    await page.goForward()
    await expectListing(page, { selection: { productFamily: family.slice(0, 1) } })
  })

  test('an empty result offers ways back that lead to products', async () => {
    const state = { query: 'zirconia', selection: { productFamily: ['Services'] } }
    const { total } = listing({})
    expect(listing(state).matched).toBe(0)
    const page = await visit('/products?q=zirconia&productFamily=Services', { width })
    await expectText(status(page), `Showing 0 of ${total} products`)
    const ways = results(page).getByRole('link')
    await ways.filter({ hasText: labelOf('productFamily') }).click()
    await expectListing(page, { query: 'zirconia' })
    await page.goBack()
    await ways.filter({ hasText: 'zirconia' }).click()
    await expectListing(page, { selection: { productFamily: ['Services'] } })
    await page.goBack()
    await page.getByRole('button', { name: 'Clear All Filters' }).click()
    await expectListing(page, {})
  })
})

test('paging shows every product exactly once', async () => {
  const page = await visit('/products')
  const { total, pages } = listing({})
  const seen: string[] = []
  for (let number = 1; number <= pages; number++) {
    await expectListing(page, { page: number })
    seen.push(...(await shownSlugs(page)))
    if (number < pages) await page.getByRole('link', { name: 'Next page' }).click()
  }
  expect(await page.getByRole('link', { name: 'Next page' }).count()).toBe(0)
  expect(seen.length).toBe(total)
  expect(new Set(seen).size).toBe(total)
})

test('every filter that can narrow the list stands in the bar, explained in a line', async () => {
  const page = await visit('/products')
  const { facets } = listing({})
  for (const key of facets.map((facet) => facet.key)) {
    expect(await filterButton(page, key).count(), key).toBe(1)
  }
  const bar = page.getByRole('list', { name: 'Filters' })
  expect(await bar.evaluate((list) => list.scrollWidth > list.clientWidth)).toBe(true)
  const distant = facets.at(-1)!
  await openFilter(page, distant.key)
  const values = filterValues(page, distant.key)
  expect(await values.getByText(distant.explain).count()).toBe(1)
  expect(await values.getByRole('checkbox').count()).toBe(distant.values.length)
})

test('numeric values stand in numeric order', async () => {
  const page = await visit('/products')
  const counts = await openFilter(page, 'fiberCount')
  const numbers = (await counts.locator('label').allInnerTexts()).map((text) =>
    Number(text.replaceAll(',', '').match(/\d+/)![0]),
  )
  expect(numbers.length).toBeGreaterThan(10)
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
})

test('the chosen order stands in the address and survives filters and paging', async () => {
  const page = await visit('/products')
  const { sort } = listingSorts.find((known) => known.sort.startsWith('-'))!
  await page.getByRole('combobox', { name: 'Sort' }).selectOption(sort)
  await expectListing(page, { sort })
  const modes = await openFilter(page, 'mode')
  await choose(modes, 'Single-mode')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Next page' }).click()
  await expectListing(page, { sort, selection: { mode: ['Single-mode'] }, page: 2 })
  await page.reload()
  await expectListing(page, { sort, selection: { mode: ['Single-mode'] }, page: 2 })
})

test('two presses in quick succession both count, also while the server is slow', async () => {
  const page = await visit('/products', {
    tolerate: /\/v1\//,
    prepare: async (fresh) => {
      // Without the document database every step is asked of the server.
      await fresh.route('**/v1/**', (route) => route.abort())
      await fresh.route('**/*.data*', async (route) => {
        await new Promise((later) => setTimeout(later, 400))
        await route.continue()
      })
    },
  })
  const modes = await openFilter(page, 'mode')
  await checkbox(modes, 'Single-mode').click()
  await checkbox(modes, 'Multimode').click()
  await expectListing(page, { selection: { mode: ['Single-mode', 'Multimode'] } })
})
