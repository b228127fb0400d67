import { expect, test } from 'vitest'
import { useSite } from '#test/visit.ts'

const { visit } = useSite()

test.each([1, 2])(
  'what is pressed in a part of the page whose code has not come is done once it has: %i times',
  async (times) => {
    let letThrough = () => undefined as unknown
    const held = new Promise((resolve) => (letThrough = resolve as () => unknown))
    const page = await visit('/ball-valve-dn15', {
      width: 390,
      prepare: (fresh) =>
        fresh.route(/\/assets\/product-end-[^/]*\.js$/, async (route) => {
          await held
          await route.continue()
        }),
    })
    const region = page.getByRole('region', { name: 'Related products' })
    const row = region.getByRole('list')
    const slide = await row.evaluate(({ clientWidth }) => clientWidth)
    const pressed = () => row.evaluate(({ scrollLeft }) => scrollLeft)
    for (let time = 0; time < times; time++)
      await region.getByRole('button', { name: 'Next' }).click()
    expect(await pressed()).toBe(0)
    letThrough()
    await expect.poll(pressed).toBe(times * slide)
    // Nothing of it is left to be done.
    await page.waitForTimeout(500)
    expect(await pressed()).toBe(times * slide)
  },
)
