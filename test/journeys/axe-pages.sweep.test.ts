import { expect, test } from 'vitest'
import { hotspots } from '#content/hotspots.ts'
import { axe } from '#test/axe.ts'
import { catalogue, products } from '#test/catalogue.ts'
import { kindOfPage, sitePaths } from '#test/site-map.ts'
import { useSite } from '#test/visit.ts'

// On the sample's site as well: what a company writes can be wrong where the software is not.
const { visit } = useSite()

const one = products.find(({ images }) => images.length > 1)!
const other = products.find(({ family, slug }) => family === one.family && slug !== one.slug)!
const items = `${one.partNumber}:40,${other.partNumber}:2`

/** Each page with an address of its own; a product speaks for its family, a document for all. */
const pages = [...Map.groupBy(sitePaths, kindOfPage).values()].map(([first]) => first!)
/** What has no address of its own in the map of the site, and what pages show as asked. */
const states = [
  '/no-such-page',
  '/offline',
  '/compare',
  `/compare?products=${one.slug},${other.slug}`,
  `/compare?products=${one.slug},no-such-product&show=differences`,
  '/list',
  `/list?items=${items},NO-SUCH-PART:3&paste=-3 ${one.partNumber}`,
  `/quote?items=${items},NO-SUCH-PART:3`,
  '/products?view=table',
  '/products?page=2',
  '/products?q=zzzz',
  `/products?${new URLSearchParams({ q: one.name, productFamily: one.family })}`,
  '/knowledge-center?q=zzzz',
  '/knowledge-center?category=Videos',
  ...Object.keys(hotspots)
    .slice(0, 1)
    .map((slug) => `/${slug}`),
  // Shown without a picture, and without most of what others have.
  ...products
    .filter(({ images }) => images.length === 0)
    .slice(0, 1)
    .map(({ slug }) => `/${slug}`),
]

test('goes over every kind of page', () => {
  expect(pages.length).toBeGreaterThan(15)
  expect(catalogue.families.length).toBeGreaterThan(1)
})

test.each([...new Set([...pages, ...states])])('axe finds nothing on %s', async (path) => {
  const page = await visit(path, { tolerate: /status of 404/, reducedMotion: 'reduce' })
  const found: string[] = []
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    found.push(...(await axe(page)).map((violation) => `at ${width} px: ${violation}`))
  }
  expect(found).toEqual([])
})
