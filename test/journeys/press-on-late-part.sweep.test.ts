import { expect, test } from 'vitest'
import { holdScripts } from '#test/hold-scripts.ts'
import { useSite } from '#test/visit.ts'

const { visit } = useSite()

test.each([1, 2])(
  'what is pressed in a part of the page whose code has not come is done once it has: %i times',
  async (times) => {
    let letThrough = () => {}
    const page = await visit('/ball-valve-dn15', {
      width: 390,
      prepare: async (fresh) => {
        letThrough = await holdScripts(fresh, /\/assets\/product-end-[^/]*\.js$/)
      },
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
