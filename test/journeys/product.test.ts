import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { plain } from '#test/catalogue.ts'
import { inSweeps, swept } from '#test/sweep.ts'
import { useSite } from '#test/visit.ts'

const { visit, url } = useSite()
/** Has a record of every kind: pictures, films, questions, points of its picture. */
const slug = 'ball-valve-dn15'
const name = 'Ball valve DN 15'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const gallery = (page: Page) => page.getByRole('group', { name: /^Pictures of / })
const disclosure = (page: Page, name: string) =>
  page.locator('details', { has: page.getByRole('heading', { level: 2, name, exact: true }) })

describe('a product page', () => {
  test('leads back through type and family to home', async () => {
    const page = await visit(`/${slug}`)
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
    expect((await trail.getByRole('listitem').allInnerTexts()).map(plain)).toEqual([
      'Home',
      'Ball Valves',
      'Full bore',
      name,
    ])
    expect(await trail.locator('[aria-current=page]').innerText()).toBe(name)
    await trail.getByRole('link', { name: 'Full bore', exact: true }).click()
    await expect.poll(() => new URL(page.url()).searchParams.get('type')).toBe('Full bore')
    await page.goBack()
    await trail.getByRole('link', { name: 'Ball Valves', exact: true }).click()
    await page.waitForURL(url('/family/ball-valves'))
  })

  test('has a specification row for every attribute and dimension of the document, and no other', async () => {
    const page = await visit(`/${slug}`)
    const table = page.getByRole('table', { name: `Specifications of ${name}` })
    const rows = await table
      .getByRole('row')
      .filter({ has: page.getByRole('cell') })
      .evaluateAll((all) =>
        all.map((row) => [...row.children].map((cell) => cell.textContent.replace(/\s+/g, ' '))),
      )
    const expected = {
      Bore: '15 mm 0.591 in',
      'Pressure, max': '40 bar',
      Body: 'Brass',
      Connection: 'G 1/2',
      Media: 'Water, Compressed air',
      'Public funds': 'Compliant',
      'Flow coefficient Kv': '16 m³/h',
      Ports: '2 ports',
      Seat: 'PTFE',
      'Operating temperature': '−20 to 120 °C −4 to 248 °F',
      Lockable: 'No',
      'For drinking water': 'Yes',
      Length: '60 mm 2.36 in',
      Weight: '0.31 kg 0.683 lb',
      Depth: '92 mm 3.62 in',
      Height: '58 mm 2.28 in',
      Width: '60 mm 2.36 in',
      Standards: 'EN 13828, EN 331',
      'Country of origin': 'United Kingdom',
      'Pipe openings': '2 round, 15 to 21.3 mm 2 round, 0.591 to 0.839 in',
      'In stock': 'Yes',
    }
    expect(Object.fromEntries(rows)).toEqual(expected)
    expect(rows.length).toBe(Object.keys(expected).length)
    expect(await table.locator('th[scope=row]').count()).toBe(rows.length)
  })

  test('opens its questions for who follows a link to them', async () => {
    const page = await visit(`/${slug}`)
    const answer = disclosure(page, 'FAQs').getByText('No, for water and compressed air to 120 °C.')
    await page.getByRole('navigation', { name: 'On this page' }).getByText('Questions').click()
    await expect.poll(() => answer.isVisible()).toBe(true)
    const heading = page.getByText('FAQs', { exact: true })
    const header = await page.getByRole('banner').boundingBox()
    await expect
      .poll(async () => (await heading.boundingBox())!.y)
      .toBeGreaterThan(header!.y + header!.height)
  })

  test('opens with features, keeps questions closed, and opens them by a press', async () => {
    const page = await visit(`/${slug}`)
    const answer = disclosure(page, 'FAQs').getByText('No, for water and compressed air to 120 °C.')
    const feature = disclosure(page, 'Features').getByText('Blow-out proof stem')
    expect(await feature.isVisible()).toBe(true)
    expect(await answer.isVisible()).toBe(false)
    await page.getByText('FAQs', { exact: true }).click()
    await expect.poll(() => answer.isVisible()).toBe(true)
    await page.getByText('Features', { exact: true }).click()
    await expect.poll(() => feature.isVisible()).toBe(false)
    const links = await page
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(links).toEqual(
      expect.arrayContaining([
        '/files/dataSheets/ball-valve.pdf',
        '/documents/ball-valve-installation-guide',
        '/documents/works-brochure',
      ]),
    )
  })

  test('plays its own films in place, and loads none before it is asked to', async () => {
    const page = await visit(`/${slug}`)
    const films = page.locator('video')
    expect(await films.count()).toBe(2)
    for (const film of await films.all()) {
      expect(await film.getAttribute('preload')).toBe('none')
      expect(await film.getAttribute('controls')).not.toBeNull()
      expect(await film.textContent()).toContain('Your browser does not support the video tag.')
    }
  })

  test('keeps a number and its unit on one line of its name', async () => {
    const page = await visit('/gauge-63')
    expect(await heading(page).textContent()).toBe('Pressure gauge 63\u00a0mm')
  })

  test('says No Image where there is none', async () => {
    const page = await visit('/seat-kit-dn50')
    expect(await gallery(page).getByText('No Image', { exact: true }).isVisible()).toBe(true)
  })

  inSweeps('falls back to No Image where its pictures are broken', async () => {
    const page = await visit(`/${slug}`, {
      pictures: true,
      prepare: (fresh) => fresh.route('**/images/**', (route) => route.fulfill({ body: 'broken' })),
    })
    await expect
      .poll(() => gallery(page).getByText('No Image', { exact: true }).first().isVisible())
      .toBe(true)
    await expect.poll(() => gallery(page).getByRole('img').count()).toBe(0)
  })

  inSweeps('explains the points of its picture', async () => {
    const page = await visit(`/${slug}`, { reducedMotion: 'reduce' })
    const point = page.getByRole('button', { name: 'Lever' })
    const text = page.getByText('In line with the pipe when the valve is open.')
    expect(await text.isVisible()).toBe(false)
    await point.click()
    await expect.poll(() => text.isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => text.isVisible()).toBe(false)
    await gallery(page).getByText('Hide callouts').click()
    await expect.poll(() => point.count()).toBe(0)
    await gallery(page).getByText('Show callouts').press('Enter')
    await expect.poll(() => point.count()).toBe(1)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => point.count()).toBe(0)
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => point.count()).toBe(1)
  })
})

test.each(swept([390, 1440], [390]))(
  'at %i px the related products wrap and their texts are short',
  async (width) => {
    const related = [
      'The larger one, with a lever of 160 mm.',
      'Two seats, two body seals and a packing for…',
      'Bourdon-tube gauge of class 1.6, filled with…',
      'Ball valve with a yellow lever for natural gas…',
    ]
    const page = await visit(`/${slug}`, { width, reducedMotion: 'reduce' })
    const slider = page.getByRole('region', { name: 'Related products' })
    const cards = slider.getByRole('article')
    expect(await cards.count()).toBe(related.length)
    for (const [i, text] of related.entries()) {
      expect(await cards.nth(i).getByText(text, { exact: true }).count()).toBe(1)
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
