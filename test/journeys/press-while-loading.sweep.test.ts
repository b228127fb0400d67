import { expect, test } from 'vitest'
import { filterButton, filterValues } from '#test/listing-page.ts'
import { useSite } from '#test/visit.ts'

const { visit } = useSite()

test('a filter opens though its code comes while it is pressed', async () => {
  let letThrough = () => undefined as unknown
  const held = new Promise((resolve) => (letThrough = resolve as () => unknown))
  const page = await visit('/products', {
    prepare: (fresh) =>
      fresh.route(/\/assets\/filter-bar-[^/]*\.js$/, async (route) => {
        await held
        await route.continue()
      }),
  })
  const button = filterButton(page, 'body')
  const { x, y, width, height } = (await button.boundingBox())!
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  const come = page.waitForResponse(/\/assets\/filter-bar-[^/]*\.js$/)
  letThrough()
  await (await come).finished()
  // As long as a finger rests.
  await page.waitForTimeout(300)
  await page.mouse.up()
  await filterValues(page, 'body').waitFor()
  expect(await button.getAttribute('aria-expanded')).toBe('true')
})
