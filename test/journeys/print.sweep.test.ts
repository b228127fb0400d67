import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { articles } from '#content/articles/articles.ts'
import { site } from '#content/site.ts'
import { readyForPaper, textsOf } from '#test/paper.ts'
import { useSite } from '#test/visit.ts'

const { visit } = useSite()

describe('on paper', () => {
  const print = async (path: string) => {
    // The width between the margins of an A4 page.
    const page = await visit(path, { width: 673, reducedMotion: 'reduce' })
    await readyForPaper(page)
    await page.emulateMedia({ media: 'print' })
    return page
  }
  const hidden = async (page: Page) => {
    const controls = page
      .getByRole('contentinfo')
      .or(page.getByRole('navigation'))
      .or(page.getByRole('region', { name: 'Connect' }))
      .or(page.getByRole('button'))
    expect(await controls.count()).toBe(0)
  }
  const excess = (page: Page) =>
    page.evaluate(() => {
      const edge = document.documentElement.clientWidth + 1
      return [...document.querySelectorAll('main img, main table, main td')]
        .filter(
          (element) => element.checkVisibility() && element.getBoundingClientRect().right > edge,
        )
        .map(({ outerHTML }) => outerHTML.slice(0, 80))
    })

  test('an article is its text, whole, with the addresses of its sources', async () => {
    const page = await print(articles[0]!.path)
    await hidden(page)
    expect(await excess(page)).toEqual([])
    const source = page.getByRole('listitem').locator('a[href^="https://"]').first()
    const address = await source.evaluate((link) => getComputedStyle(link, '::after').content)
    expect(address).toContain((await source.getAttribute('href'))!)
    expect(await page.getByRole('columnheader').first().isVisible()).toBe(true)
  })

  test('a product opens its questions and shows every row', async () => {
    const page = await print('/ball-valve-dn15')
    await hidden(page)
    expect(await excess(page)).toEqual([])
    const answers = await page
      .locator('details')
      .last()
      .locator('p')
      .evaluateAll((all) =>
        all.map((answer) => answer.checkVisibility({ contentVisibilityAuto: true })),
      )
    expect(answers.length).toBe(2)
    expect(answers).not.toContain(false)
  })
})

test.each(['/ball-valve-dn15', '/products', '/contact-us', '/compare?products=ball-valve-dn15'])(
  '%s as a program prints it, without a gesture, is its own matter alone',
  async (path) => {
    const page = await visit(path, { width: 673, reducedMotion: 'reduce', cookies: undefined })
    // The notice comes with the scripts.
    await page.getByRole('region', { name: 'Cookies' }).waitFor()
    await page.emulateMedia({ media: 'print' })
    const seen = await page
      .locator('body > *')
      .evaluateAll((all) =>
        all.filter((one) => one.checkVisibility()).map(({ tagName }) => tagName),
      )
    expect(seen).toEqual(['HEADER', 'MAIN'])
    // Of the header the mark is left, and none of the room that it takes on a screen.
    expect(await page.getByRole('banner').getByRole('link').count()).toBe(1)
    expect(await page.getByRole('banner').getByRole('button').count()).toBe(0)
    expect((await page.getByRole('main').boundingBox())!.y).toBeLessThan(90)
  },
)

describe('sheets of paper', () => {
  const slugs = ['ball-valve-dn15', 'ball-valve-dn20', 'ball-valve-dn25']
  const list = '/list?items=QB-15:40,QB-20:8'
  const pages = [
    { name: 'a product', path: '/ball-valve-dn15', names: ['Ball valve DN 15', 'QB-15'], most: 2 },
    { name: 'a list of products', path: '/products', names: ['All products', 'QB-15'], most: 2 },
    { name: 'a parts list', path: list, names: ['Parts list', 'QB-15', 'QB-20', '40'], most: 1 },
    {
      name: 'a comparison',
      path: `/compare?products=${slugs.join()}`,
      names: ['Ball valve DN 15', 'QB-15', 'QB-20', 'QB-25'],
      most: 2,
    },
    {
      name: 'a document',
      path: '/documents/ball-valve-installation-guide',
      names: ['Ball valve installation guide', 'tighten the valve', 'QB-15'],
      most: 2,
    },
  ]

  test.each(pages)('of $name are $most at most, with sender and state', async (given) => {
    const page = await visit(given.path, { reducedMotion: 'reduce' })
    await readyForPaper(page)
    for (const format of ['A4', 'Letter']) {
      const sheets = await textsOf(new Uint8Array(await page.pdf({ format })))
      expect(sheets.length, format).toBeLessThanOrEqual(given.most)
      const all = sheets.join(' ')
      const { name, legalName, email, phones } = site
      for (const said of [...given.names, name, legalName, email, phones[0].number])
        expect(all, format).toContain(said)
      // On each sheet, for sheets come apart.
      for (const sheet of sheets) expect(sheet).toMatch(/Catalog of .*20\d\d, version [\da-f]{16}/)
    }
  })
})
