import { describe, expect, test } from 'vitest'
import { beadPage } from '#content/company/bead.ts'
import { offices } from '#content/company/contact.ts'
import { companyDescription } from '#content/company/partners.ts'
import { productFilms } from '#content/product-films.ts'
import { site } from '#content/site.ts'
import { valueText } from '#domain/catalogue/measure.ts'
import { plain, products } from '#test/catalogue.ts'
import { useSite } from '#test/visit.ts'

const { visit, url, quiet } = useSite()
const { table, deMinimis } = beadPage!
const { caption, columns, categories } = table
const pages = [
  '/news',
  '/partners',
  '/services',
  '/support',
  '/demos',
  '/resources',
  '/contact-us',
  '/bead',
]
test('Request a Visit leads from the trailer to support, which has that choice', async () => {
  for (const path of ['/news', '/demos']) {
    const page = await visit(path)
    await page.getByRole('main').getByRole('link', { name: 'Request a Visit' }).click()
    await page.waitForURL(url('/support'))
    const choice = page.getByRole('listitem').filter({
      has: page.getByRole('heading', { level: 3, name: 'Request a visit' }),
    })
    await choice.waitFor()
    const addresses = await choice
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(addresses).toContain('/contact-us')
    expect(addresses).toContain(`mailto:${site.email}?subject=Request%20a%20Visit`)
  }
})

test('the company description opens without JavaScript', async () => {
  const page = await visit('/partners', { javaScriptEnabled: false })
  await page.getByRole('button', { name: 'Show description' }).click()
  await page.getByRole('dialog').getByText(companyDescription[0]!).waitFor()
})

test('the media contact is an email, the logo a file', async () => {
  const page = await visit('/partners')
  const media = page.getByRole('link', { name: site.email })
  expect(await media.getAttribute('href')).toMatch(new RegExp(`^mailto:${site.email}\\?subject=`))
  const logo = await page.getByRole('link', { name: 'Download the logo' }).getAttribute('href')
  expect((await fetch(url(logo!))).headers.get('content-type')).toContain('image/svg+xml')
})

describe('the compliance table', () => {
  test('is readable on a phone, each fact with its label', async () => {
    const page = await visit('/bead', { width: 390 })
    const table = page.getByRole('table', { name: caption })
    const bodies = table.getByRole('row').filter({ has: page.getByRole('rowheader') })
    expect(await bodies.count()).toBe(categories.length)
    const cells = table.getByRole('cell')
    expect(await cells.count()).toBe(categories.length * (columns.length - 1))
    const seen = await cells.evaluateAll((all) =>
      all.map((cell) => {
        const { left, right, height } = cell.getBoundingClientRect()
        return {
          // What the style sheet writes before the fact; quoted.
          label: JSON.parse(getComputedStyle(cell, '::before').content) as string,
          fits: left >= 0 && right <= 390 && height > 0 && cell.scrollWidth <= cell.clientWidth,
        }
      }),
    )
    expect(seen.filter(({ fits }) => !fits)).toEqual([])
    expect([...new Set(seen.map(({ label }) => label))]).toEqual(columns.slice(1))
  })

  test('leads from a count to the list of just as many products', async () => {
    const page = await visit('/bead')
    const table = page.getByRole('table', { name: caption })
    const links = await table.getByRole('link').evaluateAll((all) =>
      all.map((link) => ({
        count: parseInt(link.textContent),
        query: new URL((link as HTMLAnchorElement).href).searchParams.entries().toArray(),
      })),
    )
    expect(links.length).toBeGreaterThan(categories.length)
    for (const { count, query } of links) {
      const selection: Record<string, string[]> = {}
      for (const [key, value] of query) (selection[key] ??= []).push(value)
      const having = products.filter(
        ({ rank, attributes }) =>
          rank !== null &&
          Object.entries(selection).every(([key, values]) =>
            attributes[key]?.some((value) => values.includes(valueText(value))),
          ),
      )
      expect(having.length, JSON.stringify(query)).toBe(count)
    }
    const [first] = links
    await table.getByRole('link').first().click()
    await page.getByText(`Showing ${first!.count} of`).waitFor()
  })

  test('has its documents to download', async () => {
    const page = await visit('/bead')
    const files = await page
      .locator('a[download]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
    expect(files.map((file) => file.split('.').at(-1))).toEqual(['pdf', 'pdf', 'xlsx'])
    for (const file of files) {
      const answer = await fetch(file, { method: 'HEAD' })
      expect(answer.status, file).toBe(200)
    }
  })
})

test('the de minimis limit is the lesser of 5% of the project cost and $1M', async () => {
  const page = await visit('/bead')
  const table = page.getByRole('table', { name: deMinimis!.caption })
  const rows = await table
    .getByRole('row')
    .evaluateAll((all) =>
      all
        .slice(1)
        .map((row) =>
          [...row.children].map((cell) => Number(cell.textContent.replace(/[$,]/g, ''))),
        ),
    )
  expect(rows).toContainEqual([800_000, 40_000, 40_000])
  expect(rows).toContainEqual([75_000_000, 3_750_000, 1_000_000])
})

test.each([
  ['/bead', 'Question', beadPage!.questions.items.length],
  ['/news', 'Event', 5],
  ['/demos', 'VideoObject', productFilms.length],
])('%s tells search engines of every %s', async (path, type, count) => {
  const html = await (await fetch(url(path))).text()
  const [, data] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)!
  expect(data!.split(`"@type":"${type}"`).length - 1).toBe(count)
})

test('every film has captions that say something, and loads nothing before it is played', async () => {
  const loaded: string[] = []
  const page = await visit('/demos', {
    prepare: (fresh) => void fresh.on('request', (request) => loaded.push(request.url())),
  })
  const films = page.locator('video')
  expect(await films.count()).toBe(productFilms.length)
  for (const film of await films.all()) {
    expect(await film.getAttribute('preload')).toBe('none')
    expect(await film.getAttribute('controls')).not.toBeNull()
    expect(await film.textContent()).toContain('Your browser does not support the video tag.')
    const track = await film.locator('track[kind=captions]').getAttribute('src')
    const captions = await (await fetch(url(track!))).text()
    expect(captions).toMatch(/^WEBVTT/)
    expect(captions.match(/-->/g)!.length).toBeGreaterThan(2)
  }
  await quiet(page)
  expect(loaded.filter((address) => address.endsWith('.mp4'))).toEqual([])
})

test('the contact page has every office with its number and address', async () => {
  const page = await visit('/contact-us')
  await page.getByRole('heading', { level: 2, name: 'Get in Touch' }).waitFor()
  for (const { name, phone, address } of offices) {
    const office = page.getByRole('listitem').filter({
      has: page.getByRole('heading', { level: 3, name, exact: true }),
    })
    const { number } = site.phones.find((known) => known.office === phone)!
    expect(await office.getByRole('link').getAttribute('href')).toBe(
      `tel:${number.replace(/[^+\d]/g, '')}`,
    )
    expect(plain(await office.innerText())).toContain(address.join(' '))
  }
})

test('Contact Us and Let’s Connect lead to support, and support does not lead to itself', async () => {
  for (const path of pages.filter((page) => !['/support', '/contact-us'].includes(page))) {
    const page = await visit(path, { javaScriptEnabled: false })
    const calls = page
      .getByRole('main')
      .getByRole('link', { name: /^(Contact Us|Let's Connect)$/i })
    const targets = await calls.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(targets.length, path).toBeGreaterThan(0)
    expect([...new Set(targets)], path).toEqual(['/support'])
  }
  const page = await visit('/support', { javaScriptEnabled: false })
  expect(await page.getByRole('main').locator('a[href="/support"]').count()).toBe(0)
})
