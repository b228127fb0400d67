import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { articles } from '#content/articles/articles.ts'
import { legalPages } from '#content/legal/legal.ts'
import { expectText } from '#test/listing-page.ts'
import { swept, widths } from '#test/sweep.ts'
import { mobileWidth, settled, useSite } from '#test/visit.ts'

const { visit, url } = useSite()
const [article] = articles
const policy = legalPages.find(({ phoneHead }) => phoneHead)!
const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' })

describe.each(swept(articles, articles.slice(0, 1)))(
  '$path',
  ({ path, title, date, published }) => {
    test.each(widths)('shows its heading, date, picture and way to us at %i px', async (width) => {
      const page = await visit(path, { width })
      await expectText(page.getByRole('heading', { level: 1 }), title)
      const time = page.getByRole('article').first().locator(`time[datetime="${published}"]`)
      await expectText(time.first(), date)
      const picture = page.getByRole('main').getByRole('img').first()
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBe(1200)
      const band = page.getByRole('region', { name: 'Connect' })
      expect(await band.getByRole('link', { name: "Let's Connect" }).getAttribute('href')).toBe(
        '/support',
      )
    })
  },
)

describe.each(widths)('the contents of an article at %i px', (width) => {
  test.each([
    ['with scripts', true],
    ['without JavaScript', false],
  ])('lead to each section, below the header, %s', async (_, javaScriptEnabled) => {
    const page = await visit(article!.path, { width, javaScriptEnabled, reducedMotion: 'reduce' })
    const links = contents(page).getByRole('link')
    expect(await links.count()).toBeGreaterThan(5)
    for (const i of [1, 3, 0]) {
      const name = await links.nth(i).innerText()
      await links.nth(i).click()
      const heading = page.getByRole('heading', { name, exact: true, level: 2 })
      // Coming from below it, a section is above the window at first.
      const isBelowHeader = async () => {
        const distance = await distanceBelowHeader(page, name)
        return distance >= 0 && distance < 64
      }
      await expect.poll(isBelowHeader).toBe(true)
      await expect
        .poll(() => page.url())
        .toBe(url(`${article!.path}#${await heading.getAttribute('id')}`))
    }
  })
})

/** Pixels between the sticky header and the section of this name. */
function distanceBelowHeader(page: Page, name: string): Promise<number> {
  return page.evaluate((name) => {
    const headings = [...document.querySelectorAll('main h2')]
    const heading = headings.find(({ textContent }) => textContent === name)!
    const header = document.querySelector('body > header')!
    return heading.getBoundingClientRect().top - header.getBoundingClientRect().bottom
  }, name)
}

describe('reading', () => {
  test('goes on from the section that was chosen by keyboard', async () => {
    const page = await visit(article!.path)
    const link = contents(page).getByRole('link').nth(2)
    const name = await link.innerText()
    await link.focus()
    const before = await page.evaluate(() => scrollY)
    await page.keyboard.press('Enter')
    await settled(page)
    const heading = page.getByRole('heading', { name, exact: true })
    await expect.poll(() => heading.evaluate((it) => it === document.activeElement)).toBe(true)
    await page.goBack()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
  })

  test('an address with a section opens there', async () => {
    const page = await visit(`${article!.path}#sources`)
    await expect.poll(() => distanceBelowHeader(page, 'Sources')).toBeLessThan(64)
  })

  test('one article leads to the next', async () => {
    const page = await visit(article!.path, { width: 390 })
    await page.getByRole('link', { name: articles[1]!.title }).last().click()
    await expectText(page.getByRole('heading', { level: 1 }), articles[1]!.title)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('drawings keep their size on a phone and scroll within their frame', async () => {
    const page = await visit(article!.path, { width: 390 })
    const frame = page.getByRole('figure').nth(1).getByRole('link')
    await frame.scrollIntoViewIfNeeded()
    const { inner, outer } = await frame.evaluate((element) => ({
      inner: element.scrollWidth,
      outer: element.clientWidth,
    }))
    expect(outer).toBeLessThanOrEqual(390)
    expect(inner).toBeGreaterThan(600)
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(sideways).toBe(0)
  })

  test('the texts and their parser stay on the server', () => {
    const scripts = readdirSync('build/client/assets').filter((name) => name.endsWith('.js'))
    const all = scripts.map((name) => readFileSync(`build/client/assets/${name}`, 'utf8')).join('')
    const sentences = articles.map(({ path }) => {
      const text = readFileSync(`examples/verrane/articles${path}.md`, 'utf8')
      return /^[A-Z][^\n]{80}/m.exec(text.split('\n---\n')[1]!)![0].slice(0, 60)
    })
    expect(sentences.filter((sentence) => all.includes(sentence))).toEqual([])
    expect(all).not.toContain('blockquoteStart')
  })
})

describe('the head of the privacy policy', () => {
  const ground = (page: Page) =>
    page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      for (let at: Element | null = heading; at && at.tagName !== 'MAIN'; at = at.parentElement) {
        const color = getComputedStyle(at).backgroundColor
        if (color !== 'rgba(0, 0, 0, 0)') return color
      }
      return ''
    })

  test.each(swept([390, 768, 1440, 769], [769, 768]))(
    'is green at 768 px or less: %i px',
    async (width) => {
      const page = await visit(policy.path, { width })
      const green = await page.evaluate(() => {
        const probe = document.createElement('i')
        probe.style.color = 'var(--positive)'
        document.body.append(probe)
        return getComputedStyle(probe).color
      })
      expect(await ground(page)).toBe(width <= mobileWidth ? green : '')
      await expectText(page.locator(`time[datetime="${policy.updated}"]`), policy.date)
    },
  )
})

test('an address in small letters finds its article and names the right one', async () => {
  const mixed = articles.find(({ path }) => path !== path.toLowerCase())!
  const response = await fetch(url(mixed.path.toLowerCase()))
  expect(response.status).toBe(200)
  expect(await response.text()).toMatch(
    new RegExp(`<link rel="canonical" href="[^"]*${mixed.path}"`),
  )
})
