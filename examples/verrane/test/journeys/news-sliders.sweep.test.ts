import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { newsArticles } from '#content/company/news-articles.ts'
import { pressReleases } from '#content/company/press-releases.ts'
import { swept } from '#test/sweep.ts'
import { mobileWidth, settled, useSite } from '#test/visit.ts'

const { visit } = useSite()
const sliders = [
  ['Articles', newsArticles],
  ['News', pressReleases],
] as const

/** Headlines of the cards that are wholly in the slider's window. */
function shown(page: Page, name: string): Promise<string[]> {
  return page
    .getByRole('region', { name, exact: true })
    .getByRole('heading', { level: 3 })
    .evaluateAll((headings) =>
      headings.flatMap((heading) => {
        const card = heading.closest('li')!.getBoundingClientRect()
        const window = heading.closest('ul')!.getBoundingClientRect()
        const inside = card.left > window.left - 3 && card.right < window.right + 3
        return inside ? heading.textContent : []
      }),
    )
}

describe.each(swept<readonly (typeof sliders)[number][]>(sliders, [sliders[0]]))(
  'the %s slider',
  (name, entries) => {
    const headlines = entries.map(({ headline }) => headline)

    // Between a phone and the width of a desk there are three, too (specification, 9).
    test.each(swept([390, 768, 1440, 900], [900]))(
      'shows as many as are wanted at %i px and goes on by one',
      async (width) => {
        const page = await visit('/news', { width, reducedMotion: 'reduce' })
        const visible = width <= mobileWidth ? 1 : 3
        expect(await shown(page, name)).toEqual(headlines.slice(0, visible))
        const slider = page.getByRole('region', { name, exact: true })
        await slider.getByRole('button', { name: 'Next' }).click()
        await expect.poll(() => shown(page, name)).toEqual(headlines.slice(1, 1 + visible))
      },
    )

    test('goes from end to end and back by arrow keys alone', async () => {
      const page = await visit('/news', { reducedMotion: 'reduce' })
      const slider = page.getByRole('region', { name, exact: true })
      const next = slider.getByRole('button', { name: 'Next' })
      const previous = slider.getByRole('button', { name: 'Previous' })
      await next.focus()
      for (let i = 0; i < headlines.length; i++) {
        await page.keyboard.press('ArrowRight')
        await settled(page)
      }
      await expect.poll(() => shown(page, name)).toEqual(headlines.slice(-3))
      expect(await next.isDisabled()).toBe(true)
      // The disabled arrow must not have taken the keyboard with it.
      for (let i = 0; i < headlines.length; i++) {
        await page.keyboard.press('ArrowLeft')
        await settled(page)
      }
      await expect.poll(() => shown(page, name)).toEqual(headlines.slice(0, 3))
      expect(await previous.isDisabled()).toBe(true)
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => shown(page, name)).toEqual(headlines.slice(1, 4))
    })

    test('can be scrolled by hand without JavaScript', async () => {
      const page = await visit('/news', { javaScriptEnabled: false })
      const slider = page.getByRole('region', { name, exact: true })
      await slider.getByRole('link').last().focus()
      await expect.poll(() => shown(page, name)).toEqual(headlines.slice(-3))
    })
  },
)
