import { expect, onTestFinished, test } from 'vitest'
import { startFaultySite } from '#test/faults/faulty-site.ts'
import { startSite } from '#test/running-site.ts'

/** Filters, ranges, orders, pages, nothing found; words and a table, which memory answers. */
const lists = [
  '/products',
  '/products?page=2',
  '/products?sort=-name',
  '/products?pressure=40..&sort=-pressure',
  '/products?pressure=60..40',
  '/products?body=Brass',
  '/products?body=Brass&body=Steel&pressure=..60&page=2',
  '/products?body=nothing',
  '/products?q=valve',
  '/products?q=valve&sort=partNumber',
  '/products?view=table',
]

/** Which products in which order, and all that is said above them: how many, and beside each filter's value. */
function toldIn(html: string) {
  const [above = ''] = html.split('<article')
  return {
    products: [...html.matchAll(/<h3><a href="([^"]*)"/g)].map(([, href]) => href),
    above: above
      .split('<main')
      .at(-1)!
      .replaceAll(/<script[^>]*>.*?<\/script>/gs, ''),
  }
}

test('lists are the same from the engine as from memory', async (context) => {
  const { site, skipped } = await startFaultySite(['search'])
  if (skipped.length) return context.skip(skipped.join())
  const alone = await startSite()
  onTestFinished(() => alone.stop())
  for (const list of lists) {
    const [own, other] = await Promise.all(
      [site.url, alone.url].map(async (url) => (await fetch(url + list)).text()),
    )
    expect(toldIn(own!), list).toEqual(toldIn(other!))
  }
  const metrics = await (await fetch(`${site.url}/metrics`)).text()
  expect(metrics).toMatch(/^search_stale 0$/m)
  expect(metrics).toMatch(/^search_engine_failures_total 0$/m)
  // Nobody would tell by the lists where all of them came from memory.
  expect(Number(/^search_engine_answers_total (\d+)$/m.exec(metrics)?.[1])).toBeGreaterThan(5)
})
