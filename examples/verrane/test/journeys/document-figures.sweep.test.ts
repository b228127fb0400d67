import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { documentPages } from '#test/document-pages.ts'
import { fetchPages, get } from '#test/fetched-pages.ts'
import { readyForPaper, textsOf } from '#test/paper.ts'
import { swept } from '#test/sweep.ts'
import { useSite } from '#test/visit.ts'

const { visit, url } = useSite()

const guide = (name: string) => `/documents/${name}-installation-guide`

test(
  'every figure of a document is there, and is said in words',
  { timeout: 120_000 },
  async () => {
    const some = ['vdc', 'vht', 'micro-optics'].map(guide)
    const pages = await fetchPages(url, swept(documentPages, some))
    const drawn = pages.flatMap(({ path, elements }) =>
      elements.flatMap(({ name, attributes: { src, alt } }) =>
        name === 'img' && src?.includes('/figure-') ? [{ path, src, alt }] : [],
      ),
    )
    expect(drawn.length).toBeGreaterThanOrEqual(pages.length)
    expect(drawn.filter(({ alt = '' }) => !/\p{L}{3}/u.test(alt))).toEqual([])
    for (const { path, src } of drawn) {
      const response = await get(url(src))
      expect(response.status, path).toBe(200)
      expect(response.headers.get('content-type')).toMatch(/^image\/svg\+xml/)
    }
  },
)

test.each([390, 1440])('at %d px a figure has its place before it has come', async (width) => {
  const come = Promise.withResolvers<void>()
  const page = await visit(guide('vdc'), {
    width,
    prepare: (opened) =>
      opened.route(/\/figure-\d+\.svg$/, (route) => come.promise.then(() => route.continue())),
  })
  const figures = page.getByRole('figure').getByRole('img')
  const heights = () =>
    figures.evaluateAll((all) =>
      all.map((image) => Math.round(image.getBoundingClientRect().height)),
    )
  const before = await heights()
  expect(before.length).toBeGreaterThan(2)
  expect(Math.min(...before)).toBeGreaterThan(60)
  come.resolve()
  await figures.evaluateAll(whole)
  expect(await heights()).toEqual(before)
})

const formats = ['A4', 'Letter']
/** Those that two sheets are too few for, and of which paper (decision 004). */
const onThree: Readonly<Record<string, readonly string[]>> = {
  '/documents/decentralized-split-architecture-white-paper': formats,
  [guide('vdc')]: ['Letter'],
  [guide('vdf')]: ['Letter'],
}

async function printedOn(page: Page, format: string): Promise<string[]> {
  await readyForPaper(page)
  // What is far down is asked for as it is printed, which does not wait for it.
  await page.getByRole('main').getByRole('img').evaluateAll(whole)
  return textsOf(new Uint8Array(await page.pdf({ format })))
}

/** Runs in the page: all its pictures have come. */
async function whole(images: (HTMLElement | SVGElement)[]): Promise<void> {
  const pictures = images.filter((image) => image instanceof HTMLImageElement)
  for (const picture of pictures) picture.loading = 'eager'
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
}

/** The longest stand first. */
test.each(swept(documentPages, documentPages.slice(0, 2)))(
  '%s is printed on two sheets',
  async (path) => {
    const page = await visit(path, { pictures: true, reducedMotion: 'reduce' })
    for (const format of formats) {
      const most = onThree[path]?.includes(format) ? 3 : 2
      expect((await printedOn(page, format)).length, format).toBeLessThanOrEqual(most)
    }
  },
)

/** Those with the most figures. */
const printed = ['vdc', 'vht', 'vhd1'].map(guide)

describe.each(swept(printed, printed.slice(0, 1)))('%s on paper', (path) => {
  test.each(swept(formats, ['Letter']))('shows all its figures on %s', async (format) => {
    const page = await visit(path, { pictures: true, reducedMotion: 'reduce' })
    const sheets = await printedOn(page, format)
    await page.emulateMedia({ media: 'print' })
    const figures = await page.getByRole('figure').evaluateAll((all) =>
      all.map((figure) => {
        const image = figure.querySelector('img')!
        const { width, height } = image.getBoundingClientRect()
        return {
          caption: figure.querySelector('figcaption')!.innerText.replace(/\s+/g, ' '),
          isDrawn: image.complete && image.naturalWidth > 0 && image.checkVisibility(),
          isLegible: width > 300 && height > 60,
        }
      }),
    )
    expect(figures.length).toBeGreaterThan(2)
    expect(figures.filter(({ isDrawn, isLegible }) => !isDrawn || !isLegible)).toEqual([])
    const all = sheets.join(' ')
    for (const { caption } of figures) expect(all).toContain(caption)
  })
})

describe('the table of products of a guide', () => {
  test('says on phones what records state, and spends no line on what they do not', async () => {
    const page = await visit(guide('vdc'), { width: 390 })
    const cells = page.getByRole('region', { name: 'Products covered' }).locator('td')
    const shown = await cells.evaluateAll((all) =>
      all.map((cell) => ({ isEmpty: !cell.innerHTML, isShown: cell.checkVisibility() })),
    )
    expect(shown.some(({ isEmpty }) => isEmpty)).toBe(true)
    expect(shown.filter(({ isEmpty, isShown }) => isEmpty === isShown)).toEqual([])
  })

  test('has each name begin on the line of its part number', async () => {
    const page = await visit(guide('hardened-drop'))
    const rows = page.getByRole('region', { name: 'Products covered' }).locator('tbody tr')
    const apart = await rows.evaluateAll((all) =>
      all.map((row) => {
        const tops = [...row.querySelectorAll('a, td:nth-of-type(1) span')].map((text) => {
          const lines = document.createRange()
          lines.selectNodeContents(text)
          return lines.getClientRects()[0]!.top
        })
        return Math.abs(tops[0]! - tops[1]!)
      }),
    )
    expect(apart.length).toBeGreaterThan(3)
    expect(Math.max(...apart)).toBeLessThan(6)
  })
})
