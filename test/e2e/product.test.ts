import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { attributes } from '#content/attributes.ts'
import { hotspots } from '#content/hotspots.ts'
import { attributeLookup, formatValues } from '#domain/catalogue/attribute.ts'
import { relatedProducts } from '#domain/catalogue/catalogue.ts'
import { cutText } from '#domain/catalogue/text.ts'
import { catalogue, plain, products } from './catalogue.ts'
import { expectText } from './listing-page.ts'
import { useSite } from './visit.ts'

const { visit, url } = useSite()
const define = attributeLookup(attributes)
const find = (wanted: (product: (typeof products)[0]) => unknown) => products.find(wanted)!
const pictured = find(({ images }) => images.length >= 3)
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const gallery = (page: Page) => page.getByRole('group', { name: /^Pictures of / })
const counter = (page: Page) => gallery(page).getByText(/^\d+ \/ \d+$/)
const disclosure = (page: Page, name: string) =>
  page.locator('details', { has: page.getByRole('heading', { level: 2, name, exact: true }) })

describe('a product page', () => {
  test('leads back through type and family to home', async () => {
    const page = await visit(`/${pictured.slug}`)
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
    expect((await trail.getByRole('listitem').allInnerTexts()).map(plain)).toEqual(
      ['Home', pictured.family, pictured.subFamily, pictured.name].map(plain),
    )
    expect(await trail.locator('[aria-current=page]').innerText()).toBe(pictured.name)
    await trail.getByRole('link', { name: pictured.subFamily, exact: true }).click()
    await expect.poll(() => new URL(page.url()).searchParams.get('type')).toBe(pictured.subFamily)
    await page.goBack()
    await trail.getByRole('link', { name: pictured.family, exact: true }).click()
    const family = catalogue.families.find(({ name }) => name === pictured.family)!
    await page.waitForURL(url(`/family/${family.slug}`))
  })

  test('has a specification row for every attribute of the document, and no other', async () => {
    const page = await visit(`/${pictured.slug}`)
    const table = page.getByRole('table', { name: `Specifications of ${pictured.name}` })
    const rows = await table
      .getByRole('row')
      .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)))
    const expected = Object.entries(pictured.attributes)
      .filter(([key]) => key !== 'productFamily' && key !== 'subFamily')
      .map(([key, values]) => [define(key).label, formatValues(values, define(key).unit)])
    expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(expected))
    expect(rows.length).toBe(expected.length)
    expect(await table.getByRole('rowheader').count()).toBe(rows.length)
  })

  test('opens with features, keeps questions closed, and opens them by a press', async () => {
    const page = await visit(`/${pictured.slug}`)
    const answer = disclosure(page, 'FAQs').getByText(plain(pictured.faq[0]!.answer))
    const feature = disclosure(page, 'Features').getByText(plain(pictured.features[0]!.items[0]!))
    expect(await feature.isVisible()).toBe(true)
    expect(await answer.isVisible()).toBe(false)
    await page.getByText('FAQs', { exact: true }).click()
    await expect.poll(() => answer.isVisible()).toBe(true)
    await page.getByText('Features', { exact: true }).click()
    await expect.poll(() => feature.isVisible()).toBe(false)
    const links = await page
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    for (const { url: file } of pictured.files) {
      expect(links).toContain(`/files/${file.split('/').map(encodeURIComponent).join('/')}`)
    }
  })

  test('plays its own films in place, and loads none before it is asked to', async () => {
    const filmed = find(({ videos }) => videos.length > 1)
    const page = await visit(`/${filmed.slug}`)
    const films = page.locator('video')
    expect(await films.count()).toBe(filmed.videos.length)
    for (const film of await films.all()) {
      expect(await film.getAttribute('preload')).toBe('none')
      expect(await film.getAttribute('controls')).not.toBeNull()
      expect(await film.textContent()).toContain('Your browser does not support the video tag.')
    }
  })

  test('says No Image where there is none', async () => {
    const bare = find(({ images }) => images.length === 0)
    const page = await visit(`/${bare.slug}`)
    expect(await gallery(page).getByText('No Image', { exact: true }).isVisible()).toBe(true)
  })

  test('falls back to No Image where its pictures are broken', async () => {
    const page = await visit(`/${pictured.slug}`, {
      prepare: (fresh) => fresh.route('**/images/**', (route) => route.fulfill({ body: 'broken' })),
    })
    await expect
      .poll(() => gallery(page).getByText('No Image', { exact: true }).first().isVisible())
      .toBe(true)
    await expect.poll(() => gallery(page).getByRole('img').count()).toBe(0)
  })

  test('explains the points of its picture', async () => {
    const [slug, [spot]] = Object.entries(hotspots).find(([id]) => catalogue.bySlug.has(id)) as [
      string,
      (typeof hotspots)[string],
    ]
    const page = await visit(`/${slug}`, { reducedMotion: 'reduce' })
    const point = page.getByRole('button', { name: spot!.title })
    const text = page.getByText(spot!.text)
    expect(await text.isVisible()).toBe(false)
    await point.click()
    await expect.poll(() => text.isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => text.isVisible()).toBe(false)
  })
})

describe('the picture slider', () => {
  const of = (number: number) => `${number} / ${pictured.images.length}`

  test('follows thumbnails, buttons and arrow keys, and wraps at both ends', async () => {
    const page = await visit(`/${pictured.slug}`, { reducedMotion: 'reduce' })
    const press = (name: string) => gallery(page).getByRole('button', { name, exact: true }).click()
    await expectText(counter(page), of(1))
    expect(await gallery(page).getByRole('link').count()).toBe(3)
    await gallery(page).getByRole('link', { name: 'Picture 2' }).click()
    await expectText(counter(page), of(2))
    await press('Next')
    await press('Next')
    await expectText(counter(page), of(1))
    await press('Previous')
    await expectText(counter(page), of(pictured.images.length))
    await page.keyboard.press('ArrowRight')
    await expectText(counter(page), of(1))
  })

  test('moves on every five seconds until it is paused, hovered or focused', async () => {
    const page = await visit(`/${pictured.slug}`, { prepare: (fresh) => fresh.clock.install() })
    await page.clock.runFor(4500)
    await expectText(counter(page), of(1))
    await page.clock.runFor(1000)
    await expectText(counter(page), of(2))
    await page.clock.runFor(5000 * (pictured.images.length - 1))
    await expectText(counter(page), of(1))

    await gallery(page).hover()
    await page.clock.runFor(11_000)
    await expectText(counter(page), of(1))
    await gallery(page).getByRole('button', { name: 'Pause' }).click()
    await page.mouse.move(5, 5)
    await heading(page).click()
    await page.clock.runFor(11_000)
    await expectText(counter(page), of(1))
    await gallery(page).getByRole('button', { name: 'Play' }).click()
    // The button that was pressed has the focus, and focus holds the slider.
    await page.mouse.move(5, 5)
    await page.clock.runFor(11_000)
    await expectText(counter(page), of(1))
    await heading(page).click()
    await page.clock.runFor(5500)
    await expectText(counter(page), of(2))
  })

  test('stands still where motion is reduced', async () => {
    const page = await visit(`/${pictured.slug}`, {
      reducedMotion: 'reduce',
      prepare: (fresh) => fresh.clock.install(),
    })
    await page.clock.runFor(20_000)
    await expectText(counter(page), of(1))
  })
})

test.each([390, 1440])(
  'at %i px the related products wrap and their texts are short',
  async (width) => {
    const many = find(({ relatedProducts }) => relatedProducts.length > 3)
    const related = relatedProducts(catalogue, many.relatedProducts)
    const page = await visit(`/${many.slug}`, { width, reducedMotion: 'reduce' })
    const slider = page.getByRole('region', { name: 'Related products' })
    const cards = slider.getByRole('article')
    expect(await cards.count()).toBe(related.length)
    for (const [i, { text }] of related.entries()) {
      expect(cutText(text, 50).length).toBeLessThanOrEqual(50)
      expect(await cards.nth(i).getByText(cutText(text, 50), { exact: true }).count()).toBe(1)
    }
    const shown = async () =>
      cards.evaluateAll((all) =>
        all.flatMap((card, i) => {
          const { left, right } = card.getBoundingClientRect()
          return left > -2 && right < document.documentElement.clientWidth + 2 ? [i] : []
        }),
      )
    const last = related.length - 1
    const visible = width > 1000 ? 3 : 1
    await expect.poll(async () => (await shown()).length).toBe(visible)
    await slider.getByRole('button', { name: 'Previous' }).click()
    await expect.poll(async () => (await shown()).at(-1)).toBe(last)
    await slider.getByRole('button', { name: 'Next' }).click()
    await expect.poll(async () => (await shown())[0]).toBe(0)
  },
)
