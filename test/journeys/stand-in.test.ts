import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { checkbox, expectText, filterValues } from '#test/listing-page.ts'
import { useSite } from '#test/visit.ts'

const { visit, url, quiet } = useSite()

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const cardLink = (page: Page, name: string) =>
  page.getByRole('article').getByRole('link', { name }).first()

/** What is seen in the first frame after a step back, and of how many. */
type Seen = { headings: string[]; mains: number; top: number | undefined }

declare global {
  interface Window {
    /** The first frame after a step back. */
    seen?: Promise<Seen>
  }
}

/** Runs in the page: steps back, and tells what its first frame shows, and where the link to `href` is then. */
function stepBack(href: string): void {
  window.seen = new Promise((resolve) => {
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
        element.checkVisibility(),
      )
    const left = location.pathname
    const look = () => {
      if (location.pathname === left) return requestAnimationFrame(look)
      return resolve({
        headings: shown('h1').map(({ innerText }) => innerText),
        mains: document.querySelectorAll('main').length,
        top: shown(`main article h3 a[href="${href}"]`)[0]?.getBoundingClientRect().top,
      })
    }
    requestAnimationFrame(look)
    history.back()
  })
}

/** Presses a link in the middle of the screen and waits until the page that it leads to is at rest. */
async function leaveBy(page: Page, link: Locator, leadsTo: string): Promise<number> {
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await quiet(page)
  const { y } = (await link.boundingBox())!
  await link.click()
  await expectText(heading(page), leadsTo)
  await quiet(page)
  return y
}

const mains = (page: Page) => page.locator('main').count()

describe.each([
  ['/products', 'All products', 390],
  ['/products', 'All products', 1440],
  ['/family/ball-valves', 'Ball Valves', 768],
])('a step back to %s', (path, title, width) => {
  const name = 'Ball valve DN 15'

  test(`shows it in the first frame, where it was left, at ${width} px`, async () => {
    const page = await visit(path, { width })
    const link = cardLink(page, name)
    const left = await leaveBy(page, link, name)
    await page.evaluate(stepBack, '/ball-valve-dn15')
    const seen = await page.evaluate(() => window.seen)
    expect(seen).toMatchObject({ headings: [title], mains: 2 })
    expect(Math.abs(seen!.top! - left)).toBeLessThan(20)
    // The page itself follows, in its place.
    await expect.poll(() => mains(page)).toBe(1)
    await expectText(heading(page), title)
    expect(Math.abs((await link.boundingBox())!.y - left)).toBeLessThan(20)
    expect(await page.title()).toContain(title)
  })
})

test('from product to product and back shows the one that was left in the first frame', async () => {
  const page = await visit('/ball-valve-dn15')
  const kit = page.getByRole('main').getByRole('link', { name: 'Seat kit DN 15' }).first()
  await leaveBy(page, kit, 'Seat kit DN 15')
  await page.evaluate(stepBack, '')
  expect(await page.evaluate(() => window.seen)).toMatchObject({ headings: ['Ball valve DN 15'] })
  await expect.poll(() => mains(page)).toBe(1)
  await expectText(heading(page), 'Ball valve DN 15')
})

test('a step back writes down where the page that it leaves was scrolled to', async () => {
  const page = await visit('/products', { width: 390 })
  const name = 'Ball valve DN 15'
  await leaveBy(page, cardLink(page, name), name)
  await page.evaluate(() => scrollTo(0, 123))
  await quiet(page)
  const key = await page.evaluate(() => (history.state as { key: string }).key)
  await page.goBack()
  await expect.poll(() => mains(page)).toBe(1)
  await expectText(heading(page), 'All products')
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(200)
  // As the document is left.
  await page.reload()
  const places = await page.evaluate(() => sessionStorage.getItem('scroll'))
  expect(JSON.parse(places!)).toMatchObject({ [key]: 123 })
})

test('a form that was filled in, which begins anew, does not stand in', async () => {
  const page = await visit('/contact-us')
  const field = page.getByRole('main').getByRole('textbox').first()
  await field.fill('Ada')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Support', exact: true }).click()
  await expectText(heading(page), 'Support')
  await quiet(page)
  await page.evaluate(stepBack, '')
  expect(await page.evaluate(() => window.seen)).toMatchObject({ mains: 1 })
  await expectText(heading(page), 'Contact')
})

type Act =
  | 'press'
  | 'finger down'
  | 'open menu'
  | 'type'
  | 'follow'
  | 'follow beside'
  | 'scroll'
  | 'step back'

/** Runs in the page: steps back, and acts in the first frame that shows what was left. */
function stepBackAnd(act: Act): void {
  const stand = () => document.querySelector('main:not([id])')!
  const acts: Record<Act, () => void> = {
    press() {
      const buttons = [...stand().querySelectorAll('ul button')]
      const button = buttons.find(({ textContent }) => textContent === 'Body')!
      const { x, y, width, height } = button.getBoundingClientRect()
      const at = { clientX: x + width / 2, clientY: y + height / 2 }
      button.dispatchEvent(new MouseEvent('click', { ...at, bubbles: true, cancelable: true }))
    },
    type() {
      const field = stand().querySelector<HTMLInputElement>('input[type="search"]')!
      field.focus()
      document.execCommand('insertText', false, 'gauge')
    },
    'finger down'() {
      stand()
        .querySelector('h3 a[href="/ball-valve-dn8"]')!
        .dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    },
    'open menu'() {
      document.querySelector<HTMLElement>('header nav button')!.click()
    },
    follow() {
      const link = stand().querySelector<HTMLElement>('h3 a[href="/ball-valve-dn8"]')
      link!.click()
    },
    'follow beside'() {
      document.querySelector<HTMLElement>('header a[href="/contact-us"]')!.click()
    },
    scroll() {
      scrollBy(0, 300)
    },
    'step back'() {
      history.back()
    },
  }
  const left = location.pathname
  const begin = () => {
    if (location.pathname === left) requestAnimationFrame(begin)
    else acts[act]()
  }
  requestAnimationFrame(begin)
  history.back()
}

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

  test('so is one beside it', async () => {
    const page = await listSteppedBackTo('follow beside')
    await page.waitForURL(url('/contact-us'))
    await expect.poll(() => mains(page)).toBe(1)
    await expectText(heading(page), 'Contact')
    await page.goBack()
    await expectText(heading(page), 'All products')
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

  test('a menu that is pressed beside it is open once the page is there', async () => {
    const page = await listSteppedBackTo('open menu')
    await expect.poll(() => mains(page)).toBe(1)
    await expect.poll(() => page.locator('header :popover-open').count()).toBe(1)
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
