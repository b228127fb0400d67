import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { hotspots } from '#content/hotspots.ts'
import { kindOfPage, sitePaths } from '#test/site-map.ts'
import { statesAt } from '#test/open-states.ts'
import { textFaults } from '#test/text-faults.ts'
import { useSite } from '#test/visit.ts'

const { visit, quiet } = useSite()
const tolerate = /status of (404|422|428)/
const still = { tolerate, reducedMotion: 'reduce' } as const

/** One page of each kind, and what is asked of them. */
const pages = [
  ...[...Map.groupBy(sitePaths, kindOfPage).values()].map(([first]) => first!),
  ...Object.keys(hotspots).map((slug) => `/${slug}`),
  '/no-such-page',
  '/compare?products=ball-valve-dn15,ball-valve-dn25,gauge-63',
  '/list?items=QB-15:40,QB-25-E-5O:2,QG-63:3',
  '/quote?items=QB-15:40,QX-9:2',
  '/products?view=table',
  '/products?body=Brass&q=valve',
  '/products?q=zzzz',
]

// A window of 1280 px is one of 640 px where all is twice as large.
describe.each([640])('at %i px no text is cut, and none lies over another', (width) => {
  test.each(pages)('on %s', async (path) => {
    const page = await visit(path, { ...still, width })
    await quiet(page)
    expect(await textFaults(page)).toEqual([])
  })

  // What drops from the header's search lies over the header.
  test.each(statesAt(width).filter(({ part }) => part !== 'header'))(
    'with $what',
    async ({ path, open, options }) => {
      const page = await visit(path, { ...still, width, ...options })
      await open(page)
      expect(await textFaults(page)).toEqual([])
    },
  )
})

/** Letters twice as large as the browser's own, which is what a visitor sets who leaves all else. */
async function withLargeLetters(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
}

describe('with letters alone twice as large', () => {
  test.each(pages)('no text of %s is cut, and none lies over another', async (path) => {
    const page = await visit(path, { ...still, width: 1280, prepare: withLargeLetters })
    await quiet(page)
    const size = await page.evaluate(() => getComputedStyle(document.body).fontSize)
    expect(size).toBe('32px')
    expect(await textFaults(page)).toEqual([])
  })
})
