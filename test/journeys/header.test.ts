import { expect, test } from 'vitest'
import { logo } from '#content/logo.ts'
import { menus } from '#content/navigation.ts'
import { site } from '#content/site.ts'
import { swept } from '#test/sweep.ts'
import { useSite } from '#test/visit.ts'

const { visit } = useSite()

test('menus and rows of cards leave arrows with a modifier to the browser', async () => {
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
  for (const target of [
    page.getByRole('button', { name: menus[2]!.label, exact: true }),
    related.getByRole('button', { name: 'Next' }),
  ]) {
    await target.focus()
    const answer = taken()
    await target.dispatchEvent('keydown', {
      key: 'ArrowLeft',
      altKey: true,
      bubbles: true,
      cancelable: true,
    })
    expect(await answer).toBe(false)
    await expect.poll(() => target.evaluate((el) => el === document.activeElement)).toBe(true)
    const plainAnswer = taken()
    await target.dispatchEvent('keydown', { key: 'ArrowLeft', bubbles: true, cancelable: true })
    expect(await plainAnswer).toBe(true)
  }
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
