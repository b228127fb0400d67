import { describe, expect, test } from 'vitest'
import { checkbox, expectText, filterValues } from '#test/listing-page.ts'
import { cardLink, heading, mains, stepBackAnd, type Act } from '#test/step-back.ts'
import { useSite } from '#test/visit.ts'

const { visit, url, quiet } = useSite()

describe('what is done while the page that was left stands in for itself', () => {
  const name = 'Ball valve DN 15'

  let left: number

  async function listSteppedBackTo(act: Act) {
    const page = await visit('/products')
    // The code of its filters comes with the first sign.
    await page.mouse.move(5, 300)
    await quiet(page)
    // From its top, where its filters are.
    left = await page.evaluate(() => scrollY)
    await cardLink(page, name).evaluate((element: HTMLElement) => element.click())
    await expectText(heading(page), name)
    await quiet(page)
    await page.evaluate(stepBackAnd, act)
    return page
  }

  test('a button that is pressed is pressed on the page', async () => {
    const page = await listSteppedBackTo('press')
    await expect.poll(() => mains(page)).toBe(1)
    await checkbox(filterValues(page, 'body'), 'Brass').waitFor()
  })

  test('what is typed stands in the field, which has the focus, and is looked for', async () => {
    const page = await listSteppedBackTo('type')
    await page.waitForURL(url('/products?q=gauge'))
    await expect.poll(() => mains(page)).toBe(1)
    const field = page.getByRole('main').getByRole('searchbox')
    expect(await field.inputValue()).toBe('gauge')
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  test('a link that is pressed is followed, within the document', async () => {
    const page = await listSteppedBackTo('follow')
    await page.waitForURL(url('/ball-valve-dn8'))
    await expectText(heading(page), 'Ball valve DN 8')
    expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toBe(
      url('/products'),
    )
    await expect.poll(() => mains(page)).toBe(1)
  })

  test('a finger that goes down on it and up on the page presses', async () => {
    const page = await listSteppedBackTo('finger down')
    // It lies over the page by then, longer than it would by itself.
    const stand = page.locator('main:not([id])')
    await expect.poll(() => stand.evaluate((element) => element.style.position)).toBe('absolute')
    await page.waitForTimeout(700)
    await stand.locator('h3 a[href="/ball-valve-dn8"]').evaluate((link: HTMLElement) => {
      link.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))
      link.click()
    })
    await page.waitForURL(url('/ball-valve-dn8'))
    await expectText(heading(page), 'Ball valve DN 8')
    await expect.poll(() => mains(page)).toBe(1)
  })

  test('the page stays where it is scrolled to', async () => {
    const page = await listSteppedBackTo('scroll')
    await expect.poll(() => mains(page)).toBe(1)
    await quiet(page)
    expect(await page.evaluate(() => scrollY)).toBe(left + 300)
  })

  test('a second step back shows the page before it', async () => {
    const page = await visit('/family/ball-valves')
    await cardLink(page, name).click()
    await expectText(heading(page), name)
    await quiet(page)
    await page.getByRole('main').getByRole('link', { name: 'Seat kit DN 15' }).first().click()
    await expectText(heading(page), 'Seat kit DN 15')
    await quiet(page)
    await page.evaluate<void, Act>(stepBackAnd, 'step back')
    await page.waitForURL(url('/family/ball-valves'))
    await expectText(heading(page), 'Ball Valves')
    await expect.poll(() => mains(page)).toBe(1)
    await expectText(heading(page), 'Ball Valves')
    await page.goForward()
    await expectText(heading(page), name)
    await page.goForward()
    await expectText(heading(page), 'Seat kit DN 15')
  })
})
