import { expect, test } from 'vitest'
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

test.each([
  ['/taps.html', '/family/ball-valves', 'Ball Valves'],
  ['/shop/taps/pressure-gauges', '/family/pressure-gauges', 'Pressure Gauges'],
  ['/item.php?id=15', '/ball-valve-dn15', 'Ball valve DN 15'],
  ['/qb-14', '/ball-valve-dn15', 'Ball valve DN 15'],
])('a link that still says %s leads on to %s within the site', async (path, to, name) => {
  const page = await visit('/privacy-policy')
  const link = page.getByRole('main').getByRole('link', { name: 'contact page' })
  // As an editor left it.
  await link.evaluate((element, href) => element.setAttribute('href', href), path)
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      documents.push(request.url())
  })
  await link.click()
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
  expect(new URL(page.url()).pathname).toBe(to)
  expect(documents).toEqual([])
})
