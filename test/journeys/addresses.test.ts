import { expect, test } from 'vitest'
import { ofStainlessSteel } from '#test/known-products.ts'
import { choose, expectProducts, openFilter } from '#test/listing-page.ts'
import { swept } from '#test/sweep.ts'
import { useSite } from '#test/visit.ts'

const { visit, url } = useSite()

test.each([
  ['/taps.html', '/family/ball-valves'],
  ['/Taps.html/?utm_source=mail', '/family/ball-valves?utm_source=mail'],
  ['/shop/taps/pressure-gauges', '/family/pressure-gauges'],
  ['/item.php?id=15', '/ball-valve-dn15'],
  ['/item.php?id=16', '/products?id=16'],
  ['/qb-14', '/ball-valve-dn15'],
])('the old address %s is answered with %s for good, and not rendered', async (path, to) => {
  const answer = await fetch(url(path), { redirect: 'manual' })
  expect(answer.status).toBe(301)
  expect(answer.headers.get('location')).toBe(to)
  expect(await answer.text()).toBe('')
})

test('who follows an old link sees the page that took its place', async () => {
  const page = await visit('/qb-14', { javaScriptEnabled: false })
  await page.getByRole('heading', { level: 1, name: 'Ball valve DN 15' }).waitFor()
  expect(page.url()).toBe(url('/ball-valve-dn15'))
})

const gone = ['/search/xyz', '/files/dataSheets/gone.pdf', '/drawings/gone.svg', '/feeds/gone.csv']
test.each(swept(gone, gone.slice(0, 2)))(
  'who comes to %s by an old link finds the way on',
  async (path) => {
    const page = await visit('/', { tolerate: /status of 404/ })
    const answer = await page.goto(url(path))
    expect(answer?.status()).toBe(404)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.getByRole('main').getByRole('searchbox').count()).toBe(1)
    // The browser's code takes over, and leads on.
    await page.getByRole('main').getByRole('link', { name: 'All products' }).click()
    await page.waitForURL(url('/products'))
  },
)

test.each(['/files/dataSheets/gone.pdf', '/images/640/gone.png', '/feeds/gone.csv'])(
  'a program at %s gets a short line',
  async (path) => {
    const answer = await fetch(url(path), { headers: { accept: '*/*' } })
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-type')).toContain('text/plain')
    expect((await answer.text()).length).toBeLessThan(100)
  },
)

test('a program that takes data alone gets a short line for any unknown address', async () => {
  for (const path of ['/search/xyz', '/no-such-page']) {
    const answer = await fetch(url(path), { headers: { accept: 'application/json' } })
    expect([answer.status, await answer.text()]).toEqual([404, 'There is no such page.'])
  }
})

test.each([
  ['/products', '/products?gclid=Cj0K&utm_source=mail'],
  ['/', '/?utm_campaign=spring'],
  ['/contact-us', '/contact-us?fbclid=abc'],
  ['/products?body=Brass&q=lever', '/products?q=lever&body=Brass&gclid=1'],
])('%s is the same page with what a campaign adds to its address', async (path, linked) => {
  const [plain, tagged] = await Promise.all([fetch(url(path)), fetch(url(linked))])
  expect(tagged.status).toBe(200)
  expect(await tagged.text()).toBe(await plain.text())
})

test('a visitor from an advertisement filters the list like any other', async () => {
  const page = await visit('/products?gclid=Cj0K')
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/products$/)
  await choose(await openFilter(page, 'body'), 'Stainless steel')
  await expectProducts(page, ofStainlessSteel)
  await expect.poll(() => new URL(page.url()).search).toBe('?body=Stainless+steel')
})
