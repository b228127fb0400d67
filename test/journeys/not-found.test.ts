import { expect, test } from 'vitest'
import { swept } from '#test/sweep.ts'
import { useSite } from '#test/visit.ts'

const { visit, url } = useSite()

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
