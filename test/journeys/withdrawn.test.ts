import { describe, expect, test } from 'vitest'
import { get } from '#test/fetched-pages.ts'
import { inSweeps } from '#test/sweep.ts'
import { useSite } from '#test/visit.ts'

const { visit, url } = useSite()
/** Made until 2024; the valve DN 15 took its place. */
const slug = 'ball-valve-dn15-iron-lever'
const name = 'Ball valve DN 15, iron lever'
const successor = { slug: 'ball-valve-dn15', name: 'Ball valve DN 15', partNumber: 'QB-15' }

const ask = (path: string) =>
  fetch(url(path), { redirect: 'manual', headers: { 'accept-encoding': 'identity' } })

describe('the page of a product that is no longer made', () => {
  test('is there for readers, not for lists and search engines', async () => {
    const response = await ask(`/${slug}`)
    expect(response.status).toBe(200)
    const html = await response.text()
    expect(html).toMatch(/<meta name="robots" content="noindex"/)
    expect(html).not.toMatch(/rel="canonical"/)
    for (const path of ['/sitemap.xml', '/llms.txt', '/products?q=iron+lever']) {
      const text = await get(url(path)).then((answer) => answer.text())
      expect([path, text.includes(`/${slug}`)]).toEqual([path, false])
    }
  })

  test.each([true, false])(
    'names the successor, with JavaScript: %s',
    async (javaScriptEnabled) => {
      const page = await visit(`/${slug}`, { javaScriptEnabled })
      const main = page.getByRole('main')
      await main.getByRole('heading', { level: 1, name, exact: true }).waitFor()
      await main.getByText('not been made since November 2024').waitFor()
      await main.getByRole('heading', { name: 'Replaced by' }).waitFor()
      await main.getByText(successor.partNumber, { exact: true }).waitFor()
      expect(await main.getByRole('article').locator('img').count()).toBe(1)
      await main.getByRole('link', { name: 'Contact Us' }).waitFor()
      await page
        .getByRole('navigation', { name: 'Breadcrumb' })
        .getByRole('link', { name: 'Ball Valves', exact: true })
        .waitFor()
      await main.getByRole('link', { name: successor.name, exact: true }).click()
      await page.waitForURL(url(`/${successor.slug}`))
    },
  )

  inSweeps('is shown where a link on another page leads to it', async () => {
    const page = await visit('/Reading-a-gauge')
    for (const [link, heading] of [
      ['iron valve', name],
      ['QB-15', successor.name],
    ] as const) {
      await page.getByRole('main').getByRole('link', { name: link, exact: true }).click()
      await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor()
      if (heading === name) await page.goBack()
    }
    await expect.poll(() => new URL(page.url()).pathname).toBe(`/${successor.slug}`)
  })

  test('says the same as Markdown', async () => {
    const response = await ask(`/${slug}.md`)
    expect(response.status).toBe(200)
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    const text = await response.text()
    expect(text).toContain('not been made since November 2024')
    expect(text).toContain(`/${successor.slug}.md`)
  })
})

describe('a part number as address', () => {
  test.each([
    ['/QB-15', '/ball-valve-dn15'],
    ['/qb-15', '/ball-valve-dn15'],
    ['/QB-15/', '/ball-valve-dn15'],
    ['/QB-15?utm_source=label&q=x', '/ball-valve-dn15'],
    ['/QB-15-I', `/${slug}`],
    ['/QB-15.md', '/ball-valve-dn15.md'],
    ['/QB-15L-04', '/ball-valve-dn15'],
    // A variant's number, and one that is made to order.
    ['/qb-25-e-50', '/ball-valve-dn25?part=QB-25-E-50'],
    ['/QB-25-P-125', '/ball-valve-dn25?part=QB-25-P-125'],
    ['/QB-25-P-125.md', '/ball-valve-dn25.md'],
  ])('%s leads to %s for good', async (from, to) => {
    const response = await ask(from)
    expect([response.status, response.headers.get('location')]).toEqual([301, to])
  })

  test('of nobody is the page of nearest names', async () => {
    const response = await ask('/QBS-4O')
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('Stainless ball valve DN 40')
    expect((await ask('/QB-15-XYZ-99.md')).status).toBe(404)
    // Not a step of the stem's length.
    expect((await ask('/QB-25-P-60')).status).toBe(404)
  })
})

describe('the address of a product in capitals', () => {
  test.each([
    ['/BALL-VALVE-DN15', '/ball-valve-dn15'],
    ['/Ball-Valve-DN15/', '/ball-valve-dn15'],
    ['/BALL-VALVE-DN15?utm_source=label', '/ball-valve-dn15'],
    ['/BALL-VALVE-DN15.md', '/ball-valve-dn15.md'],
    // No longer made.
    [`/${slug.toUpperCase()}`, `/${slug}`],
    [`/${slug.toUpperCase()}.md`, `/${slug}.md`],
  ])('%s leads to %s for good', async (from, to) => {
    const response = await ask(from)
    expect([response.status, response.headers.get('location')]).toEqual([301, to])
  })
})
