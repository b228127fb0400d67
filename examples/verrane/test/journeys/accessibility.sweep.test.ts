import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { articles } from '#content/articles/articles.ts'
import { legalPages } from '#content/legal/legal.ts'
import { fixedPages } from '#content/pages.ts'
import { hotspots } from '#content/hotspots.ts'
import { axe } from '#test/axe.ts'
import { catalogue, products } from '#test/catalogue.ts'
import { swept } from '#test/sweep.ts'
import { hydrated, useSite } from '#test/visit.ts'

const { visit, url } = useSite()
const rich = products.find(({ images, videos }) => images.length > 2 && videos.length > 0)!
const bare = products.find(({ images }) => images.length === 0)!
const family = `/family/${encodeURIComponent(catalogue.families[1]!.slug)}`
const missing = '/vhd1-144-lcx'

/** Every kind of route, and its states that look different. */
const routes = [
  '/',
  '/products',
  '/products?mode=Multimode&q=fiber',
  '/products?open=fiberCount',
  '/products?q=zzzz',
  family,
  `/${rich.slug}`,
  `/${bare.slug}`,
  missing,
  // Points on a picture; a long path to it.
  `/${Object.keys(hotspots)[0]}`,
  '/pm-collimator-1064',
  '/knowledge-center',
  '/solutions',
  '/solutions/ai',
  '/solutions/datacenter',
  '/solutions/outside-plant',
  '/about',
  '/leadership',
  '/careers',
  ...[...articles, ...legalPages].map(({ path }) => path),
]
const solutionPages = routes.filter((path) => path.startsWith('/solutions'))
/** What stands for the others where there is no sweep: one of each kind. */
const spoken = [
  '/',
  '/products',
  family,
  `/${rich.slug}`,
  missing,
  '/knowledge-center',
  '/solutions/ai',
  '/about',
]
const tolerate = /status of 404/

test.each(swept(routes, spoken))('axe finds nothing on %s', async (path) => {
  const page = await visit(path, { tolerate, reducedMotion: 'reduce' })
  const found: string[] = []
  for (const width of swept([1440, 390], [390])) {
    await page.setViewportSize({ width, height: 844 })
    found.push(...(await axe(page)).map((violation) => `at ${width} px: ${violation}`))
  }
  expect(found).toEqual([])
})

test('every page has one first-level heading', async () => {
  for (const path of new Set([...routes, ...fixedPages.map((record) => record.path)])) {
    const html = await (await fetch(url(path))).text()
    expect(html.match(/<h1[\s>]/g), path).toHaveLength(1)
  }
})

const everyWidth = swept([320, 390, 768, 1440], [320, 1440])
const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 844 })

test(`no page is wider than the window at ${everyWidth.join(', ')} px`, async () => {
  // Layout is style sheets alone: without scripts the pages come quicker.
  const page = await visit('/', { javaScriptEnabled: false, tolerate })
  const wide: string[] = []
  const all = [...new Set([...routes, ...fixedPages.map((record) => record.path)])]
  for (const path of swept(all, spoken)) {
    await page.goto(url(path))
    for (const width of everyWidth) {
      await resize(page, width)
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      if (excess > 0) wide.push(`${path} at ${width} px by ${excess} px`)
    }
  }
  expect(wide).toEqual([])
})

test(`no control is smaller than 24 px at ${everyWidth.join(', ')} px`, async () => {
  const page = await visit('/', { tolerate, reducedMotion: 'reduce' })
  const small: string[] = []
  const all = [
    '/',
    '/products',
    family,
    `/${rich.slug}`,
    missing,
    '/contact-us',
    '/quote?items=VHD1-144LC-OS2-U:40',
    ...solutionPages,
  ]
  for (const path of swept(all, ['/products', `/${rich.slug}`, '/contact-us'])) {
    await page.goto(url(path))
    await hydrated(page)
    for (const width of everyWidth) {
      await resize(page, width)
      small.push(...(await smallTargets(page)).map((target) => `${path} at ${width} px: ${target}`))
    }
  }
  expect(small).toEqual([])
})

/** Targets below 24 px (WCAG 2.5.8) that neither stand in a line of text nor are stretched over their card. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 23.5
    const inText = (element: Element) => {
      const { parentElement } = element
      return (
        getComputedStyle(element).display === 'inline' &&
        parentElement !== null &&
        (parentElement.textContent ?? '').trim().length > (element.textContent ?? '').trim().length
      )
    }
    const stretched = (element: Element) =>
      getComputedStyle(element, '::after').position === 'absolute'
    return [...document.querySelectorAll('a, button, input, summary, select, textarea')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({
        element,
        box: (element.closest('label') ?? element).getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width > 0 && box.height > 0 && box.bottom > 0)
      .filter(({ element, box }) => (box.width < least || box.height < least) && !inText(element))
      .filter(({ element }) => !stretched(element))
      .map(
        ({ element, box }) =>
          `${element.outerHTML.slice(0, 90)} ${Math.round(box.width)}×${Math.round(box.height)}`,
      )
  })
}
