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

/** The longest, with the sheets that it took when it was last looked at. */
const printed = [
  { path: guide('vdc'), most: 4 },
  { path: guide('vht'), most: 3 },
  { path: guide('vhd1'), most: 4 },
]

describe.each(swept(printed, printed.slice(0, 1)))('$path on paper', ({ path, most }) => {
  test.each(swept(['A4', 'Letter'], ['Letter']))('shows all its figures on %s', async (format) => {
    const page = await visit(path, { pictures: true, reducedMotion: 'reduce' })
    await readyForPaper(page)
    const sheets = await textsOf(new Uint8Array(await page.pdf({ format })))
    expect(sheets.length).toBeLessThanOrEqual(most)
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
