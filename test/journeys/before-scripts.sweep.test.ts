import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { visitAhead } from '#test/hold-scripts.ts'
import { hydrated, useSite } from '#test/visit.ts'

const site = useSite()
const { visit, url, quiet } = site

const quantity = (page: Page, number: string) =>
  page.getByRole('textbox', { name: `Quantity ${number}` })
const kept = (page: Page) => page.getByRole('link', { name: /^Your list \(/ })
const expectKept = (page: Page, items: string) =>
  expect.poll(() => kept(page).getAttribute('href')).toBe(`/list?items=${items}`)
const add = (page: Page, of: string) =>
  page.getByRole('main').getByRole('link', { name: `Add to list ${of}`, exact: true })

test('a quantity that was written before scripts had come is taken once they have', async () => {
  const { page, letThrough } = await visitAhead(site, '/list?items=QB-15:4,QG-63:2')
  await quantity(page, 'QB-15').fill('55')
  await page.keyboard.press('Tab')
  letThrough()
  await page.waitForURL(url('/list?items=QB-15:55,QG-63:2'))
  await page.getByRole('status').getByText('2 lines, 57 pieces').waitFor()
})

test('a quote asks for the quantity that was written before scripts had come', async () => {
  const { page, letThrough } = await visitAhead(site, '/list?items=QB-15:4,QG-63:2')
  await quantity(page, 'QB-15').fill('55')
  await page.getByRole('main').getByRole('link', { name: 'Request a quote' }).click()
  expect(new URL(page.url()).pathname).toBe('/list')
  letThrough()
  await page.waitForURL(url('/quote?items=QB-15:55,QG-63:2'))
  await expect.poll(() => page.getByLabel('Quantity').first().inputValue()).toBe('55')
})

test('a quote is asked for though no script ever comes', async () => {
  const { page } = await visitAhead(site, '/list?items=QB-15:4,QG-63:2')
  await quantity(page, 'QB-15').fill('55')
  await page.getByRole('main').getByRole('link', { name: 'Request a quote' }).click()
  await page.waitForURL(url('/quote?items=QB-15:4,QG-63:2'))
})

test('what is added before scripts have come is on the list that is kept', async () => {
  const { page, letThrough } = await visitAhead(site, '/products?q=QB-15')
  await add(page, 'Ball valve DN 15').first().click()
  letThrough()
  await page.waitForURL(url('/list?items=QB-15:1'))
  await expectKept(page, 'QB-15:1')
  await page.goto(url('/family/pressure-gauges'))
  await add(page, 'Pressure gauge 63 mm').first().click()
  await expectKept(page, 'QB-15:1,QG-63:1')
  // Read anew, nothing is added again.
  await page.goto(url('/list?items=QB-15:1,QG-63:1'))
  await page.reload()
  await expectKept(page, 'QB-15:1,QG-63:1')
})

test('it joins what is kept already, and the whole list is shown', async () => {
  const { page, letThrough } = await visitAhead(site, '/products?q=QB-15')
  await page.evaluate(() => sessionStorage.setItem('pref-list', 'QG-63:3'))
  await add(page, 'Ball valve DN 15').first().click()
  letThrough()
  await page.waitForURL(url('/list?items=QG-63:3,QB-15:1'))
  await expectKept(page, 'QG-63:3,QB-15:1')
  expect(await page.getByText('This list came with its address').count()).toBe(0)
})

/** The list, where a field is filled between two pieces of the taking over: after so many of React's tasks. */
async function visitUntil(tasks: number, field: string, text: string) {
  const page = await visit('/offline', {})
  await page.addInitScript(
    ({ tasks, field, text }) => {
      const onmessage = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage')!
      let done = 0
      Object.defineProperty(MessagePort.prototype, 'onmessage', {
        set(this: MessagePort, work: (event: MessageEvent) => void) {
          const task = (event: MessageEvent) => {
            work.call(this, event)
            if (++done === tasks) fill()
          }
          onmessage.set!.call(this, task)
        },
      })
      if (tasks === 0) addEventListener('load', fill)
      function fill() {
        const filled = document.querySelector<HTMLInputElement | HTMLSelectElement>(field)!
        filled.focus()
        // As a visitor does: React hears of no value that is set by way of its own field.
        Reflect.set(Object.getPrototypeOf(filled) as object, 'value', text, filled)
        for (const name of filled.localName === 'select' ? ['input', 'change'] : ['input'])
          filled.dispatchEvent(new Event(name, { bubbles: true }))
      }
    },
    { tasks, field, text },
  )
  await page.goto(url('/products'))
  return page
}

test.each([0, 1, 2, 3, 4])('what is typed after %i pieces of the taking over counts', async (n) => {
  const page = await visitUntil(n, '#listing [name=q]', 'valve')
  await page.waitForURL(url('/products?q=valve'))
  expect(await page.locator('#listing [name=q]').inputValue()).toBe('valve')
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

test.each([0, 1, 2, 3])('what is chosen after %i pieces of it counts, and once', async (n) => {
  const page = await visitUntil(n, 'select[name=sort]', 'name')
  await page.waitForURL(/\?sort=/)
  await page.goBack()
  await page.waitForURL(url('/products'))
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
  expect(await page.locator('html').getAttribute('data-pressed-while')).toBe('loading')
})
