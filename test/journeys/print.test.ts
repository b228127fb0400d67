import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { articles } from '#content/articles/articles.ts'
import { useSite } from '#test/visit.ts'

const { visit } = useSite()

describe('on paper', () => {
  const print = async (path: string) => {
    // The width between the margins of an A4 page.
    const page = await visit(path, { width: 673, reducedMotion: 'reduce' })
    await page.emulateMedia({ media: 'print' })
    return page
  }
  const hidden = async (page: Page) => {
    const controls = page
      .getByRole('banner')
      .or(page.getByRole('contentinfo'))
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
