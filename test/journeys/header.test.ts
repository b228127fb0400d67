import { expect, test } from 'vitest'
import { expectFocus } from '#test/focus.ts'
import { logo } from '#content/logo.ts'
import { menus } from '#content/navigation.ts'
import { site } from '#content/site.ts'
import { dividedWords } from '#test/divided-words.ts'
import { swept } from '#test/sweep.ts'
import { useSite } from '#test/visit.ts'

const { visit } = useSite()

test('rows of cards leave arrows with a modifier to the browser', async () => {
  const page = await visit('/ball-valve-dn15')
  const taken = () =>
    page.evaluate(
      () =>
        new Promise((tell) => {
          window.addEventListener('keydown', (event) => tell(event.defaultPrevented), {
            once: true,
          })
        }),
    )
  const related = page.getByRole('region', { name: 'Related products' })
  const target = related.getByRole('button', { name: 'Next' })
  await target.focus()
  const answer = taken()
  await target.dispatchEvent('keydown', {
    key: 'ArrowLeft',
    altKey: true,
    bubbles: true,
    cancelable: true,
  })
  expect(await answer).toBe(false)
  await expectFocus(target)
  const plainAnswer = taken()
  await target.dispatchEvent('keydown', { key: 'ArrowLeft', bubbles: true, cancelable: true })
  expect(await plainAnswer).toBe(true)
})

test.each(swept([320, 360, 390], [320]))(
  'at %i px the mark keeps its size beside a long name, and nothing goes beyond the edge',
  async (width) => {
    const page = await visit('/about', { width })
    const home = page.getByRole('banner').getByRole('link', { name: site.name })
    await home.locator('span').evaluate((name) => (name.textContent = 'Industriewaagenwerk'))
    expect((await home.locator('svg').boundingBox())!.width).toBe(logo.width)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  },
)

test.each(swept([390, 1440], [390]))(
  'at %i px no list of the header has markers',
  async (width) => {
    const page = await visit('/about', { width })
    const lists = page.getByRole('banner').locator('ul, ol')
    expect(await lists.count()).toBeGreaterThan(menus.length)
    const markers = await lists.evaluateAll((all) =>
      all.map((list) => getComputedStyle(list).listStyleType),
    )
    expect(new Set(markers)).toEqual(new Set(['none']))
  },
)

/** Phones, tablets on end and lying down, and what is right beside a change of layout. */
const headerWidths = [320, 390, 768, 769, 810, 820, 844, 928, 1008, 1009, 1024, 1440]

test('the head of a page has room for the name and all of its controls on every width', async () => {
  const page = await visit('/privacy-policy')
  const header = page.getByRole('banner')
  const name = header.getByRole('link', { name: /home/i }).locator('span')
  for (const width of headerWidths) {
    await page.setViewportSize({ width, height: 800 })
    const cut = await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    expect(cut, `name cut at ${width} px`).toBeLessThanOrEqual(0)
    expect(await dividedWords(header), `divided at ${width} px`).toEqual([])
    const edges = await header.locator('a, button, input').evaluateAll((controls) =>
      controls
        .filter((control) => control.checkVisibility())
        .map((control) => control.getBoundingClientRect())
        .filter((box) => box.width > 1 && (box.left < 0 || box.right > innerWidth)),
    )
    expect(edges, `out of sight at ${width} px`).toEqual([])
  }
})
