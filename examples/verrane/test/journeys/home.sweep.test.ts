import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { hero } from '#content/home.ts'
import { values } from '#content/values.ts'
import { status } from '#test/listing-page.ts'
import { widths } from '#test/sweep.ts'
import { useSite } from '#test/visit.ts'

const { visit, url } = useSite()
const leave = (page: Page) => page.mouse.move(2, 2)

describe('a value’s card', () => {
  const [value] = values!.cards
  const control = (page: Page) => page.getByRole('checkbox', { name: value!.title, exact: true })
  const card = (page: Page) => page.locator('label').filter({ has: control(page) })
  const words = (page: Page) => page.getByText(value!.text)
  const shown = (place: Locator) => expect.poll(() => place.isVisible())

  test('turns by key and back', async () => {
    const page = await visit('/', { reducedMotion: 'reduce' })
    await shown(words(page)).toBe(false)
    await control(page).focus()
    await page.keyboard.press('Space')
    await shown(words(page)).toBe(true)
    await page.keyboard.press('Space')
    await shown(words(page)).toBe(false)
  })

  test('turns under the pointer, stays turned after a click and not after the next', async () => {
    const page = await visit('/')
    await card(page).hover()
    await shown(words(page)).toBe(true)
    await leave(page)
    await shown(words(page)).toBe(false)
    await card(page).click()
    await leave(page)
    await shown(words(page)).toBe(true)
    await card(page).click()
    await leave(page)
    await shown(words(page)).toBe(false)
  })

  test('says its words to those who do not turn it', async () => {
    const page = await visit('/')
    const id = await control(page).getAttribute('aria-describedby')
    expect(await page.locator(`[id="${id}"]`).textContent()).toBe(value!.text)
  })
})

describe('home without JavaScript', () => {
  const options = { javaScriptEnabled: false }

  test.each(widths)('at %i px has its slides beside each other and no control', async (width) => {
    const page = await visit('/', { ...options, width })
    const slides = page.getByRole('region', { name: 'Highlights' })
    const shown = async (place: number) => {
      const { x } = (await slides.getByRole('heading', { level: 2 }).nth(place).boundingBox())!
      return x >= 0 && x < width
    }
    const links = slides.getByRole('link')
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(targets).toEqual(hero.slides.map(({ buttonLink }) => buttonLink.to))
    expect([await shown(0), await shown(1)]).toEqual([true, false])
    await links.nth(1).focus()
    await expect.poll(() => shown(1)).toBe(true)
    expect(await slides.getByRole('button').count()).toBe(0)
  })
})

test('the poster of the first slide is asked for before anything else is known', async () => {
  const html = await (await fetch(url('/'))).text()
  const posters = [...html.matchAll(/<img[^>]*>/g)].map(([tag]) => tag)
  const urgent = posters.filter((tag) => /fetchpriority="high"/i.test(tag))
  expect(urgent).toHaveLength(1)
  expect(urgent[0]).toContain(hero.slides[0].film!.poster)
  expect(urgent[0]).not.toContain('loading="lazy"')
})

test('the search that home describes to search engines finds products', async () => {
  const html = await (await fetch(url('/'))).text()
  const [, json] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)!
  const graph = (JSON.parse(json!) as { '@graph': { '@type': string }[] })['@graph']
  expect(graph.map((object) => object['@type'])).toEqual(['Organization', 'WebSite'])
  const { potentialAction } = graph[1] as unknown as {
    potentialAction: { target: { urlTemplate: string } }
  }
  const address = new URL(potentialAction.target.urlTemplate.replace('{search_term_string}', 'os2'))
  const page = await visit(address.pathname + address.search)
  expect(await page.getByRole('searchbox', { name: 'Search all products' }).inputValue()).toBe(
    'os2',
  )
  const [found, all] = (await status(page).innerText()).match(/\d+/g)!.map(Number)
  expect(found).toBeGreaterThan(0)
  expect(found).toBeLessThan(all!)
})
