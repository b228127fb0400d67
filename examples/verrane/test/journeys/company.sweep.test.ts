import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { aboutPage, facts } from '#content/company/about.ts'
import { executives } from '#content/company/leadership.ts'
import { milestones } from '#content/company/milestones.ts'
import { axe } from '#test/axe.ts'
import { swept } from '#test/sweep.ts'
import { useSite } from '#test/visit.ts'

const { visit } = useSite()

const slides: [width: number, visible: number][] = [
  [1440, 3],
  [390, 1],
]
describe.each(swept(slides, slides.slice(0, 1)))(
  'the milestones at %i px, %i at a time,',
  (width, visible) => {
    const region = (page: Page) =>
      page.getByRole('region', { name: aboutPage!.milestones!.heading })
    const button = (page: Page, name: string) =>
      region(page).getByRole('button', { name, exact: true })
    const titles = milestones.map(({ title }) => title)
    const places = titles.length - visible + 1
    const at = (place: number) => titles.slice(place, place + visible)
    const current = (page: Page) => region(page).locator('[aria-current=true]')

    const shown = (page: Page) =>
      region(page)
        .getByRole('heading', { level: 3 })
        .evaluateAll((all) =>
          all
            .filter((heading) => {
              const slide = heading.closest('li')!.getBoundingClientRect()
              return slide.left > -2 && slide.right < document.documentElement.clientWidth + 2
            })
            .map((heading) => heading.textContent),
        )

    test('have a dot for every place, and each leads there', async () => {
      const page = await visit('/about', { width, reducedMotion: 'reduce' })
      const dots = region(page).getByRole('button', { name: /^Show \d+ of \d+$/ })
      await expect.poll(() => dots.count()).toBe(places)
      for (const place of [places - 1, 4, 0]) {
        await dots.nth(place).click()
        await expect.poll(() => shown(page)).toEqual(at(place))
        const name = `Show ${place + 1} of ${places}`
        await expect.poll(() => current(page).getAttribute('aria-label')).toBe(name)
        expect(await current(page).count()).toBe(1)
        await expect.poll(() => button(page, 'Previous').isDisabled()).toBe(place === 0)
        await expect.poll(() => button(page, 'Next').isDisabled()).toBe(place === places - 1)
      }
    })

    test('follow arrow keys, and count quick presses one by one', async () => {
      const page = await visit('/about', { width })
      await region(page).getByRole('list').focus()
      for (let press = 0; press < 4; press++) await page.keyboard.press('ArrowRight')
      await expect.poll(() => shown(page)).toEqual(at(4))
      await page.keyboard.press('ArrowLeft')
      await expect.poll(() => shown(page)).toEqual(at(3))
    })
  },
)

describe('factory facts', () => {
  const figures = facts.map(
    ({ prefix = '', value, suffix = '' }) => `${prefix}${value.toLocaleString('en-US')}${suffix}`,
  )
  const section = (page: Page) => page.locator('section', { hasText: facts[0]!.label }).last()
  /** The figures as they are seen; the others are for screen readers. */
  const seen = (page: Page) => section(page).locator('[aria-hidden=true]').allInnerTexts()

  test('count up to their figures when they come into view', async () => {
    const page = await visit('/about')
    const history: string[] = []
    await page.exposeFunction('note', (text: string) => history.push(text))
    await section(page).evaluate((element) => {
      const { note } = window as unknown as { note: (text: string) => void }
      new MutationObserver((changes) => {
        for (const { target } of changes) note(target.textContent ?? '')
      }).observe(element, { characterData: true, subtree: true })
    })
    await section(page).scrollIntoViewIfNeeded()
    await expect.poll(() => history.length).toBeGreaterThan(figures.length)
    await expect.poll(() => seen(page)).toEqual(figures)
    const passed = history.map((text) => Number(text.replace(/\D/g, '')))
    expect(Math.min(...passed)).toBeLessThan(25)
    expect(Math.max(...passed)).toBe(2000)
  })

  test('are just there without motion or scripts, and always for screen readers', async () => {
    for (const options of [{ reducedMotion: 'reduce' }, { javaScriptEnabled: false }] as const) {
      const page = await visit('/about', options)
      await section(page).scrollIntoViewIfNeeded()
      expect(await seen(page)).toEqual(figures)
      for (const figure of figures) expect(await section(page).innerText()).toContain(figure)
    }
  })
})

describe('leadership', () => {
  const bio = (page: Page, name: string) =>
    page.getByRole('button', { name: `Bio of ${name}`, exact: true })

  test('tells of each person in a dialog that keys open, keep and close', async () => {
    const page = await visit('/leadership', { reducedMotion: 'reduce' })
    for (const person of executives) {
      await bio(page, person.name).focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: person.name })
      await dialog.waitFor()
      expect(await dialog.getByText(person.bio[0]!).isVisible()).toBe(true)
      for (let press = 0; press < 3; press++) {
        await page.keyboard.press('Tab')
        // Between two rounds the focus is with the browser's own controls.
        const outside = await dialog.evaluate(
          (element) =>
            document.activeElement !== document.body && !element.contains(document.activeElement),
        )
        expect(outside, person.name).toBe(false)
      }
      await page.keyboard.press('Escape')
      await expect.poll(() => dialog.count()).toBe(0)
      await expectFocus(bio(page, person.name))
    }
  })

  test('closes a dialog by its button and by a press beside it', async () => {
    const page = await visit('/leadership', { reducedMotion: 'reduce' })
    const { name } = executives[1]!
    const dialog = page.getByRole('dialog', { name })
    await bio(page, name).click()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => dialog.count()).toBe(0)
    await expectFocus(bio(page, name))
    await bio(page, name).click()
    await dialog.waitFor()
    await page.mouse.click(10, 400)
    await expect.poll(() => dialog.count()).toBe(0)
  })

  test.each(swept([1440, 390], [390]))(
    'is free of axe findings with a dialog open at %i px',
    async (width) => {
      const page = await visit('/leadership', { width, reducedMotion: 'reduce' })
      await bio(page, executives[0]!.name).click()
      await page.getByRole('dialog').waitFor()
      expect(await axe(page)).toEqual([])
    },
  )

  test('opens and closes dialogs without JavaScript', async () => {
    const page = await visit('/leadership', { javaScriptEnabled: false })
    const { name } = executives[2]!
    const dialog = page.getByRole('dialog', { name })
    await bio(page, name).click()
    await dialog.waitFor()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => dialog.count()).toBe(0)
  })

  test('links the profiles of those who have one', async () => {
    const page = await visit('/leadership')
    const links = page.getByRole('main').getByRole('link', { name: /^LinkedIn profile of / })
    const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    const expected = executives.flatMap(({ linkedin }) => linkedin ?? [])
    expect(new Set(found)).toEqual(new Set(expected))
    expect(found).toHaveLength(expected.length)
  })
})

async function expectFocus(element: Locator): Promise<void> {
  await expect.poll(() => element.evaluate((node) => node === document.activeElement)).toBe(true)
}
