import { expect, test } from 'vitest'
import { readOrdering } from '#domain/catalogue/ordering.ts'
import { products } from '#test/catalogue.ts'
import { useSite } from '#test/visit.ts'

const { visit } = useSite()

const ordered = products
  .map((product) => ({ slug: product.slug, variants: readOrdering(product).variants }))
  .filter(({ variants }) => variants.length > 0)
const longest = ({ variants }: (typeof ordered)[0]) =>
  Math.max(...variants.map(({ partNumber }) => partNumber.length))
/** One of each number of columns, of those with the longest numbers. */
const slugs = [
  ...Map.groupBy(
    ordered.toSorted((a, b) => longest(b) - longest(a)),
    ({ variants }) => new Set(variants.flatMap(({ attributes }) => Object.keys(attributes))).size,
  ).values(),
].flatMap((alike) => alike.slice(0, 2).map(({ slug }) => slug))

test.each(slugs)(
  'part numbers of %s stand whole on a phone, beside what is done with them',
  async (slug) => {
    const page = await visit(`/${slug}`, { width: 390, reducedMotion: 'reduce' })
    const table = page.getByRole('table', { name: 'Orderable part numbers' })
    await table.scrollIntoViewIfNeeded()
    // A browser's own code makes them.
    await table
      .getByRole('link', { name: /^Compare/ })
      .or(table.getByRole('button', { name: /^Compare/ }))
      .first()
      .waitFor()
    const lines = await table.getByRole('rowheader').evaluateAll((all) =>
      all.map((one) => {
        const range = document.createRange()
        range.selectNodeContents(one)
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top))
        return { number: one.textContent, lines: new Set(tops).size }
      }),
    )
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.filter((one) => one.lines !== 1)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  },
)
