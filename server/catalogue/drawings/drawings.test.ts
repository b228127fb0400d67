import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { createSnapshot } from '#server/catalogue/snapshot.fixture.ts'
import { storedProduct } from '#server/catalogue/stored-product.fixture.ts'
import { drawings } from './drawings.ts'

const content = {
  familyOrder: [],
  attributes: [],
  interfaces: [],
  vocabulary: {},
}

/** A site whose catalogue holds one product with these fields. */
function site(fields: Record<string, unknown>, slug = 'box') {
  const world = { fields }
  const snapshot = () => createSnapshot([storedProduct(slug, world.fields)], content)
  let now = snapshot()
  const app = new Hono().route(
    '/drawings',
    drawings(() => now.catalogue),
  )
  app.notFound((c) => c.text('page', 404))
  return {
    get: (path: string, headers: Record<string, string> = {}) =>
      app.request(`http://site.example/drawings/${path}`, { headers }),
    change(next: Record<string, unknown>) {
      world.fields = next
      now = snapshot()
    },
  }
}

const box = { size: { width: 440, height: 44, depth: 280 } }
const figures = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text)
const shapes = (svg: string) => [...svg.matchAll(/<(rect|circle)/g)].map(([, name]) => name)

describe('an outline drawing', () => {
  test('is an SVG that may be kept and runs nothing', async () => {
    const response = await site(box).get('box.svg')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
    expect(response.headers.get('cache-control')).toContain('max-age=86400')
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'")
    expect(await response.text()).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="480"/,
    )
  })

  test.each(['', '?units=us'])('writes no figure over its left edge, as %j', async (units) => {
    const cut = [
      { width: 1440, height: 1120, depth: 1400 },
      { diameter: 16.33, depth: 3.15 },
      { diameter: 0.925, height: 1250.5 },
    ].map(async (size) => {
      const svg = await (await site({ size }).get(`box.svg${units}`)).text()
      // In this font no sign of a figure is wider than 9 pixels on average.
      return [...svg.matchAll(/<text x="([\d.]+)"[^>]*text-anchor="end">([^<]*)/g)].filter(
        ([, end, figure]) => Number(end) < figure!.length * 9,
      )
    })
    expect((await Promise.all(cut)).flat()).toEqual([])
  })

  test('has a box from above and from the front, in the units that are asked for', async () => {
    const { get } = site(box)
    const metric = await (await get('box.svg')).text()
    expect(shapes(metric)).toEqual(['rect', 'rect'])
    expect(figures(metric)).toEqual(['280\u00a0mm', '440\u00a0mm', '44\u00a0mm'])
    const us = await (await get('box.svg?units=us')).text()
    expect(figures(us)).toEqual(['11\u00a0in', '17.3\u00a0in', '1.73\u00a0in'])
  })

  test.each([
    [{ diameter: 20, depth: 80 }, ['circle', 'rect'], ['⌀\u00a020\u00a0mm', '80\u00a0mm']],
    [{ diameter: 20, height: 80 }, ['circle', 'rect'], ['⌀\u00a020\u00a0mm', '80\u00a0mm']],
    [{ diameter: 2, depth: 2 }, ['circle'], ['⌀\u00a02\u00a0mm']],
    [{ height: 10, depth: 30 }, ['rect'], ['30\u00a0mm', '10\u00a0mm']],
    [{ width: 40, depth: 30 }, ['rect'], ['40\u00a0mm', '30\u00a0mm']],
    [{ width: 40, height: 30 }, ['rect'], ['40\u00a0mm', '30\u00a0mm']],
  ])('of %j has the views that are known', async (size, drawn, told) => {
    const svg = await (await site({ size }).get('box.svg')).text()
    expect(shapes(svg)).toEqual(drawn)
    expect(figures(svg)).toEqual(told)
  })

  test('has front, top and side in both units where all is asked for', async () => {
    const svg = await (await site(box).get('box.svg?units=both')).text()
    expect(svg).toMatch(/^<svg[^>]* width="960" height="720"/)
    expect(shapes(svg)).toEqual(['rect', 'rect', 'rect'])
    const told = ['440 mm [17.3 in]', '44 mm [1.73 in]', '280 mm [11 in]']
    expect(figures(svg).map((figure) => figure!.replaceAll('\u00a0', ' '))).toEqual(told)
    const sides = [
      ...svg.matchAll(/<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/g),
    ]
    const [front, top, side] = sides.map(([, ...numbers]) => numbers.map(Number))
    expect(top![0]).toBe(front![0])
    expect(top![1]! + top![3]!).toBeLessThan(front![1]!)
    expect(side!.slice(1, 2)).toEqual(front!.slice(1, 2))
    expect(side![0]).toBeGreaterThan(front![0]! + front![2]!)
    for (const [one, mm] of [
      [front![2], 440],
      [front![3], 44],
      [top![3], 280],
      [side![2], 280],
    ]) {
      expect(one! / front![2]!).toBeCloseTo(mm! / 440, 2)
    }
  })

  test.each([
    { width: 1, height: 100_000, depth: 1 },
    { width: 100_000, height: 0.01, depth: 3 },
    { diameter: 0.001, depth: 9000 },
  ])('of %j stays within its sheet', async (size) => {
    const svg = await (await site({ size }).get('box.svg')).text()
    expect(svg).not.toContain('NaN')
    for (const [, x, y] of svg.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)) {
      expect(Number(x)).toBeGreaterThanOrEqual(0)
      expect(Number(x)).toBeLessThanOrEqual(480)
      expect(Number(y)).toBeGreaterThanOrEqual(0)
      expect(Number(y)).toBeLessThanOrEqual(360)
    }
  })

  test('holds a name as text, whatever it says', async () => {
    const svg = await (
      await site({ ...box, product: '</title><script>alert("1")</script> & co' }).get('box.svg')
    ).text()
    expect(svg).not.toContain('<script')
    expect(svg).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; co')
  })

  test('is not sent again to who has it, until the size changes', async () => {
    const { get, change } = site(box)
    const etag = (await get('box.svg')).headers.get('etag')!
    const again = await get('box.svg', { 'if-none-match': etag })
    expect([again.status, await again.text()]).toEqual([304, ''])
    change({ size: { ...box.size, width: 450 } })
    const changed = await get('box.svg', { 'if-none-match': etag })
    expect(changed.status).toBe(200)
    expect(await changed.text()).toContain('450')
  })
})

test.each([
  ['an unknown product', 'none.svg', box],
  ['a product of one dimension', 'box.svg', { size: { diameter: 2 } }],
  ['a product without a size', 'box.svg', {}],
  ['a product that is no longer made', 'box.svg', { ...box, lifecycle: { state: 'withdrawn' } }],
  ['another kind of file', 'box.png', box],
  ['an inherited member', 'constructor.svg', box],
])('there is no drawing of %s', async (_, path, fields) => {
  expect((await site(fields).get(path)).status).toBe(404)
})
