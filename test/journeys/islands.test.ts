import { expect, test } from 'vitest'
import { holdRequests } from '#test/hold-requests.ts'
import { hydrated, useSite } from '#test/visit.ts'

const { visit, url } = useSite()

test('a click on a button whose code is on its way is made once, when it has come', async () => {
  const page = await visit('/about')
  const letThrough = await holdRequests(page, /\/assets\/chat-[^/]*\.js$/)
  const ask = page.getByRole('button', { name: 'Ask our assistant' })
  await ask.click()
  expect(await ask.getAttribute('aria-expanded')).toBe('false')
  letThrough()
  await page.getByRole('textbox', { name: 'Message' }).waitFor()
  expect(await ask.getAttribute('aria-expanded')).toBe('true')
})

test('what is typed while the code of a form is on its way stays', async () => {
  const page = await visit('/contact-us')
  const letThrough = await holdRequests(page, /\/assets\/contact-form-[^/]*\.js$/)
  await page.getByLabel('Company Name').fill('Typed early')
  letThrough()
  await page.locator('[data-island="contact-form"][data-awake]').waitFor({ state: 'attached' })
  expect(await page.getByLabel('Company Name').inputValue()).toBe('Typed early')
})

test('a link loads a document, and a step back leads back', async () => {
  const page = await visit('/products')
  const product = page.getByRole('article').getByRole('heading').getByRole('link').first()
  const name = await product.innerText()
  await product.click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  expect(await page.locator('head script[type=module][src]').count()).toBe(1)
  await page.goBack()
  await hydrated(page)
  expect(page.url()).toBe(url('/products'))
})

test.each(['load', 'idle', 'visible'])(
  'an island with the trigger “%s” hydrates without a touch',
  async (trigger) => {
    const page = await visit('/about', {
      prepare: (fresh) =>
        fresh.route('**/about', async (route) => {
          const response = await route.fetch()
          const html = (await response.text()).replace(
            / data-island="product-search"/,
            ` data-island="product-search" data-trigger="${trigger}"`,
          )
          await route.fulfill({ response, body: html })
        }),
    })
    await page.locator('[data-island="product-search"][data-awake]').waitFor({ state: 'attached' })
  },
)
