import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { offices } from '#content/company/contact.ts'
import { site } from '#content/site.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { products } from '#test/catalogue.ts'
import { readyForPaper, textsOf } from '#test/paper.ts'
import { useSite } from '#test/visit.ts'

const { visit, url } = useSite()

const sizeOf = (product: Product) => JSON.stringify(product).length
const densest = products.toSorted((a, b) => sizeOf(b) - sizeOf(a))
const [first] = densest
/** The four of one family that state the most. */
const compared = densest.filter(({ family }) => family === first!.family).slice(0, 4)
const numbered = densest.filter(({ partNumber }) => partNumber)
const listed = numbered.slice(0, 12)

const printed = [
  {
    name: 'the product that states the most',
    path: `/${first!.slug}`,
    names: [first!.name, first!.partNumber],
  },
  {
    name: 'a comparison of the four that state the most',
    path: `/compare?products=${compared.map(({ slug }) => slug).join()}`,
    names: compared.flatMap(({ name, partNumber }) => [name, partNumber]),
  },
  {
    name: 'a list of twelve',
    path: `/list?items=${listed.map(({ partNumber }, at) => `${partNumber}:${at + 3}`).join()}`,
    names: listed.map(({ partNumber }) => partNumber),
  },
]

describe.each(printed)('$name on paper', ({ path, names }) => {
  test.each(['A4', 'Letter'])('says whose, of when and which it is, on %s', async (format) => {
    const page = await visit(path, { pictures: true, reducedMotion: 'reduce' })
    await readyForPaper(page)
    const sheets = await textsOf(new Uint8Array(await page.pdf({ format })))
    expect(sheets.length, sheets.at(-1)!.slice(0, 400)).toBeLessThanOrEqual(2)
    const plain = (text: string) => text.replace(/\s+/g, '')
    const all = plain(sheets.join(' '))
    const { legalName, email, phones } = site
    const [office] = offices
    const said = [...names, legalName, email, phones[0].number, ...office!.address]
    // Lines break within what is long.
    expect(said.filter((one) => !all.includes(plain(one)))).toEqual([])
    // On each sheet, for sheets come apart.
    for (const [at, sheet] of sheets.entries()) {
      expect(sheet).toMatch(/Catalog of \w+ \d+, 20\d\d, version [\da-f]{16}/)
      expect(sheet).toContain(legalName)
      expect(sheet).toContain(`${at + 1} / ${sheets.length}`)
    }
    await page.emulateMedia({ media: 'print' })
    expect(await logo(page)).toBe(true)
    // Search engines know no list, so that it names no address.
    if (path.startsWith('/list')) return
    const address = await page
      .locator('link[rel=canonical]')
      .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content))
    expect(address.join()).toContain(new URL(url(path)).pathname)
  })
})

test('a document is set in type that can be read on a ladder', async () => {
  const page = await visit('/documents/vdc-installation-guide', { reducedMotion: 'reduce' })
  await readyForPaper(page)
  await page.emulateMedia({ media: 'print' })
  const points = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => (Number.parseFloat(getComputedStyle(element).fontSize) * 72) / 96)
  expect(await points('#document li > span')).toBeCloseTo(9)
  expect(await points('#document td')).toBeCloseTo(8)
})

/** Whether the mark is seen, at the head of the first sheet. */
const logo = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: site.name })
    .locator('svg')
    .first()
    .evaluate((mark) => {
      const { width, height, top } = mark.getBoundingClientRect()
      return mark.checkVisibility() && width > 20 && height > 5 && top < 100
    })
