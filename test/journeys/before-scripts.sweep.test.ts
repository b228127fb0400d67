import { expect, test } from 'vitest'
import { addLink, expectKept, quantity } from '#test/list-page.ts'
import { holdRequests, visitAhead } from '#test/hold-requests.ts'
import { filterButton, filterValues } from '#test/listing-page.ts'
import { hydrated, useSite } from '#test/visit.ts'

const site = useSite()
const { visit, url, quiet } = site

test('a quantity that was written before scripts had come is taken once they have', async () => {
  const { page, letThrough } = await visitAhead(site, '/list?items=QB-15:4,QG-63:2')
  await quantity(page, 'QB-15').fill('55')
  await page.keyboard.press('Tab')
  letThrough()
  await page.waitForURL(url('/list?items=QB-15:55,QG-63:2'))
  await page.getByRole('status').getByText('2 lines, 57 pieces').waitFor()
})

test('a quote is asked for though no script ever comes', async () => {
  const { page } = await visitAhead(site, '/list?items=QB-15:4,QG-63:2')
  await quantity(page, 'QB-15').fill('55')
  await page.getByRole('main').getByRole('link', { name: 'Request a quote' }).click()
  await page.waitForURL(url('/quote?items=QB-15:4,QG-63:2'), { waitUntil: 'commit' })
})

test('what is added before scripts have come is on the list that is kept', async () => {
  const { page, letThrough } = await visitAhead(site, '/products?q=QB-15')
  await addLink(page, 'Ball valve DN 15').first().click()
  letThrough()
  await page.waitForURL(url('/list?items=QB-15:1'))
  await expectKept(page, 'QB-15:1')
  await page.goto(url('/family/pressure-gauges'))
  await addLink(page, 'Pressure gauge 63 mm').first().click()
  await expectKept(page, 'QB-15:1,QG-63:1')
  // Read anew, nothing is added again.
  await page.goto(url('/list?items=QB-15:1,QG-63:1'))
  await page.reload()
  await expectKept(page, 'QB-15:1,QG-63:1')
})

test('it joins what is kept already, and the whole list is shown', async () => {
  const { page, letThrough } = await visitAhead(site, '/products?q=QB-15')
  await page.evaluate(() => sessionStorage.setItem('pref-list', 'QG-63:3'))
  await addLink(page, 'Ball valve DN 15').first().click()
  letThrough()
  await page.waitForURL(url('/list?items=QG-63:3,QB-15:1'))
  await expectKept(page, 'QG-63:3,QB-15:1')
  expect(await page.getByText('This list came with a link').count()).toBe(0)
})

test('a text counts that was typed and left before scripts had come', async () => {
  const { page, letThrough } = await visitAhead(site, '/products')
  await page.locator('#listing [name=q]').pressSequentially('valve')
  await page.keyboard.press('Tab')
  letThrough()
  await page.waitForURL(url('/products?q=valve'))
  expect(await page.locator('#listing [name=q]').inputValue()).toBe('valve')
})

test('a text that the search in the header was given and left with opens nothing', async () => {
  const { page, letThrough } = await visitAhead(site, '/about')
  const field = page.locator('header input[name=q]').first()
  await field.pressSequentially('valve')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  letThrough()
  await hydrated(page)
  await quiet(page)
  expect(await field.inputValue()).toBe('valve')
  expect(await page.getByRole('search').getByRole('link').count()).toBe(0)
})

test('a choice counts that was made before, though the focus is elsewhere', async () => {
  const { page, letThrough } = await visitAhead(site, '/products')
  // Without the focus, as some browsers have it.
  await page.locator('select[name=sort]').selectOption('name')
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body')
  letThrough()
  await page.waitForURL(url('/products?sort=name'))
})

test('what is pressed while the rest of the page is on its way is done, and once', async () => {
  const page = await visit('/quote?items=QB-15:1', {
    prepare: (fresh) =>
      fresh.addInitScript(() => {
        const press = (_: unknown, observer: MutationObserver) => {
          const buttons = [...document.querySelectorAll('button')]
          const button = buttons.find(({ textContent }) => textContent === 'Add a line')
          if (!button) return
          observer.disconnect()
          document.documentElement.dataset.pressedWhile = document.readyState
          button.click()
        }
        new MutationObserver(press).observe(document, { subtree: true, childList: true })
      }),
  })
  await hydrated(page)
  const lines = page.locator('input[name=partNumber]')
  await expect.poll(() => lines.count()).toBe(2)
  await quiet(page)
  expect(await lines.count()).toBe(2)
  expect(await page.locator('html').getAttribute('data-pressed-while')).not.toBe('complete')
})

test('a press on a button whose script did not come loads the page again', async () => {
  const page = await visit('/offline', { tolerate: /ERR_FAILED|imported module/ })
  const scripts = /\/assets\/[^/]*\.js$/
  await page.route(scripts, (route) => route.abort())
  await page.goto(url('/products'))
  await page.unroute(scripts)
  const ask = page.getByRole('button', { name: 'Ask our assistant' })
  await ask.click()
  await hydrated(page)
  await ask.click()
  await page.getByRole('textbox', { name: 'Message' }).waitFor()
})

test('units are those that were chosen before scripts', async () => {
  const { page, letThrough } = await visitAhead(site, '/ball-valve-dn15')
  const [chosen] = await page
    .getByRole('button', { name: /^(Metric|U\.S\.)$/, pressed: false })
    .all()
  const name = await chosen!.textContent()
  await chosen!.click()
  letThrough()
  await page.getByRole('button', { name: name!, pressed: true }).waitFor()
})

test('a filter opens though its code comes while it is pressed', async () => {
  let letThrough = () => {}
  const page = await visit('/products', {
    prepare: async (fresh) => {
      letThrough = await holdRequests(fresh, /\/assets\/list-controls-[^/]*\.js$/)
    },
  })
  const button = filterButton(page, 'body')
  const { x, y, width, height } = (await button.boundingBox())!
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  const come = page.waitForResponse(/\/assets\/list-controls-[^/]*\.js$/)
  letThrough()
  await (await come).finished()
  // As long as a finger rests.
  await page.waitForTimeout(300)
  await page.mouse.up()
  await filterValues(page, 'body').waitFor()
  expect(await button.getAttribute('aria-expanded')).toBe('true')
})
