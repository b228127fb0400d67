import { describe, expect, test } from 'vitest'
import { holdRequests } from '#test/hold-requests.ts'
import { expectFocus } from '#test/focus.ts'
import { axe } from '#test/axe.ts'
import { products } from '#test/catalogue.ts'
import { ask, log, message, open, opener, panel, send } from '#test/chat-page.ts'
import { inSweeps } from '#test/sweep.ts'
import { hydrated, useSite } from '#test/visit.ts'

const { visit } = useSite()
const gasValve = products.find(({ name }) => /gas valve/i.test(name))!.name
describe('the assistant', () => {
  test('takes the focus when it is opened', async () => {
    const page = await visit('/products')
    await open(page)
    await expectFocus(message(page))
  })

  test('says that it is automated, ahead of its first field', async () => {
    const page = await visit('/products')
    await open(page)
    const said = await log(page).getByText('automated assistant').elementHandle()
    const isAhead = await message(page).evaluate(
      (field, text) => field.compareDocumentPosition(text) === Node.DOCUMENT_POSITION_PRECEDING,
      said,
    )
    expect(isAhead).toBe(true)
  })

  test('recommends real products, with a picture and a link to each', async () => {
    const page = await visit('/products')
    await open(page)
    await ask(page, 'A stainless ball valve for 40 bar')
    const products = log(page).getByRole('listitem').getByRole('link')
    expect(await products.count()).toBeGreaterThan(0)
    const name = await products.first().innerText()
    await products.first().click()
    await page.getByRole('heading', { level: 1, name: name.trim() }).waitFor()
  })

  test('knows what is compared on the open page', async () => {
    const page = await visit('/compare?products=QB-15,QB-25')
    await open(page)
    await ask(page, 'which of these takes 40 bar?')
    const said = await log(page).innerText()
    for (const number of ['QB-15', 'QB-25']) expect(said).toContain(`(${number})`)
    expect(said).toMatch(/\d+ bar/)
  })

  inSweeps('offers examples to begin with, which are asked at a press', async () => {
    const page = await visit('/products')
    await open(page)
    const examples = log(page).getByRole('button')
    const text = await examples.first().innerText()
    await examples.first().click()
    await log(page).getByRole('listitem').first().waitFor()
    expect(await log(page).innerText()).toContain(text)
    expect(await examples.count()).toBe(0)
    await expectFocus(message(page))
  })

  inSweeps('says that it is typing, and ignores what is empty', async () => {
    const page = await visit('/products')
    const release = await holdRequests(page, '**/api/chat')
    await open(page)
    await message(page).fill('   ')
    await send(page).click()
    expect(await log(page).getByText('Typing...').count()).toBe(0)
    await message(page).fill('a digital gauge')
    await message(page).press('Enter')
    await log(page).getByText('Typing...').waitFor()
    release()
    await log(page).getByText('Typing...').waitFor({ state: 'detached' })
  })

  test('remembers what was said, and keeps it while closed', async () => {
    const page = await visit('/products')
    await open(page)
    await ask(page, 'a gas valve')
    const before = await log(page).innerText()
    await page.keyboard.press('Escape')
    await expect.poll(() => panel(page).isVisible()).toBe(false)
    await expectFocus(opener(page))
    await page.keyboard.press('Enter')
    await message(page).waitFor()
    expect(await log(page).innerText()).toBe(before)
  })

  test('leads to the pages, documents and products that an answer speaks of', async () => {
    const page = await visit('/products')
    await open(page)
    await ask(page, 'the installation guide of the QBS-15')
    const guide = log(page).getByRole('link', { name: 'installation guide' })
    expect(await guide.getAttribute('href')).toBe('/documents/ball-valve-installation-guide')
    await ask(page, 'price of the QBS-15')
    await log(page).getByRole('link', { name: 'Request a quote' }).click()
    await page.waitForURL('**/quote?items=QBS-15:1')
    await log(page).getByRole('link', { name: 'Request a quote' }).waitFor()
  })

  inSweeps('shows a failure in the words of the catalogue of errors', async () => {
    const page = await visit('/products', { tolerate: /HTTP 500|status of 500/ })
    const body = 'x'.repeat(300)
    await page.route('**/api/chat', (route) => route.fulfill({ status: 500, body }))
    await open(page)
    await ask(page, 'anything')
    const wanted = `Error contacting AI assistant: HTTP 500 → ${'x'.repeat(200)}`
    expect(await log(page).innerText()).toContain(wanted)
    expect(await log(page).innerText()).not.toContain('x'.repeat(201))
  })

  test('shows the body of a failure as it is, with its tags and brackets', async () => {
    const page = await visit('/support', { tolerate: /HTTP 502|status of 502/ })
    const body = '<html><head><title>502 Bad Gateway</title></head> [upstream] /contact-us</html>'
    await page.route('**/api/chat', (route) => route.fulfill({ status: 502, body }))
    await open(page)
    await ask(page, 'anything')
    const wanted = `Error contacting AI assistant: HTTP 502 → ${body}`
    await log(page).getByText(wanted).waitFor()
    expect(await log(page).getByRole('link').count()).toBe(0)
  })

  inSweeps(
    'shows the words of our own refusals, and leaves failures out of what is asked next',
    async () => {
      const page = await visit('/products', { tolerate: /HTTP 429|status of 429/ })
      const asked: { role: string; content: string }[][] = []
      let busy = true
      await page.route('**/api/chat', (route) => {
        asked.push((route.request().postDataJSON() as { messages: (typeof asked)[0] }).messages)
        const error = { code: 'too-many', message: 'Too many questions: wait a minute.' }
        return busy
          ? route.fulfill({ status: 429, json: { ok: false, error } })
          : route.fulfill({ json: { reply: 'Fiber.' } })
      })
      await open(page)
      await ask(page, 'first')
      const wanted = 'Error contacting AI assistant: HTTP 429 → Too many questions: wait a minute.'
      expect(await log(page).innerText()).toContain(wanted)
      busy = false
      await ask(page, 'second')
      await log(page).getByText('Fiber.').waitFor()
      expect(asked[1]!.map(({ role }) => role)).toEqual(['user', 'user'])
      expect(JSON.stringify(asked[1])).not.toContain('Error contacting')
    },
  )

  test('shows an answer as it comes, and its products when it is whole', async () => {
    const page = await visit('/products')
    await page.evaluate(() => {
      const { fetch } = window
      const stream = new TransformStream<string, string>()
      const writer = stream.writable.getWriter()
      Object.assign(window, {
        say: (event: object) => writer.write(`data: ${JSON.stringify(event)}\n\n`),
      })
      window.fetch = (input, init) =>
        input === '/api/chat'
          ? Promise.resolve(
              new Response(stream.readable.pipeThrough(new TextEncoderStream()), {
                headers: { 'content-type': 'text/event-stream' },
              }),
            )
          : fetch(input, init)
    })
    const say = (event: object) =>
      page.evaluate(
        (one) => (window as unknown as { say: (e: object) => Promise<void> }).say(one),
        event,
      )
    await open(page)
    await message(page).fill('a gas valve')
    await send(page).click()
    await say({ text: 'The first sentence.' })
    await log(page).getByText('The first sentence.').waitFor()
    expect(await log(page).getAttribute('aria-busy')).toBe('true')
    await say({ text: ` Take the [${gasValve}].` })
    await log(page).getByText(`Take the ${gasValve}.`).waitFor()
    expect(await log(page).getByRole('listitem').count()).toBe(0)
    await say({ reply: `The first sentence. Take the [${gasValve}].` })
    await log(page)
      .getByRole('listitem')
      .getByRole('link', { name: gasValve, exact: true })
      .waitFor()
    expect(await log(page).getByText('The first sentence.').count()).toBe(1)
  })

  inSweeps('says in words that an answer broke off, and does not build on it', async () => {
    const page = await visit('/products', { tolerate: /broke off/ })
    const asked: unknown[] = []
    const events = [{ text: 'It is brass.' }, { error: { message: 'The answer broke off.' } }]
    await page.route('**/api/chat', (route) => {
      asked.push(route.request().postDataJSON())
      return route.fulfill({
        contentType: 'text/event-stream',
        body: events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''),
      })
    })
    await open(page)
    await ask(page, 'first')
    const said = await log(page).innerText()
    expect(said).toContain('It is brass.')
    expect(said).toContain('Error contacting AI assistant: The answer broke off.')
    await ask(page, 'second')
    expect(JSON.stringify(asked[1])).not.toMatch(/brass|broke off/)
  })

  inSweeps.each([390, 1440])('fits at %i px, and axe finds nothing in it', async (width) => {
    const page = await visit('/products', { width })
    await open(page)
    await ask(page, 'a three-way valve of stainless steel')
    const box = (await panel(page).boundingBox())!
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.y).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(width)
    expect(await axe(page, '[aria-label="Assistant"]')).toEqual([])
  })

  test('stays away without JavaScript', async () => {
    const page = await visit('/products', { javaScriptEnabled: false })
    expect(await opener(page).isVisible()).toBe(false)
  })
})

describe('what was said to the assistant', () => {
  test('goes on after a reload, until it is begun anew', async () => {
    const page = await visit('/products')
    await open(page)
    await ask(page, 'a gas valve')
    const before = await log(page).innerText()
    await page.reload()
    await expect.poll(() => log(page).innerText()).toBe(before)
    await page.getByRole('button', { name: 'Start over' }).click()
    await log(page).getByText('a gas valve').waitFor({ state: 'detached' })
    await page.reload()
    await message(page).waitFor()
    expect(await log(page).getByText('a gas valve').count()).toBe(0)
  })

  test('asks a question again whose answer did not come before its page was left', async () => {
    const page = await visit('/privacy-policy', { tolerate: /Failed to fetch/ })
    await open(page)
    await ask(page, 'a gas valve')
    await page.route('**/api/chat', () => undefined)
    await message(page).fill('and a cheaper one?')
    await send(page).click()
    await log(page).getByText('Typing...').waitFor()
    await page.unroute('**/api/chat')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Support', exact: true }).click()
    await page.waitForURL('**/support')
    const said = log(page).locator('[data-role]')
    await expect.poll(() => said.count()).toBe(4)
    await expect.poll(() => log(page).getAttribute('aria-busy')).toBe('false')
    expect(await said.nth(2).innerText()).toContain('and a cheaper one?')
    expect(await log(page).getByText('broke off').count()).toBe(0)
  })

  test('keeps a question that failed, ready to be sent again on the next page', async () => {
    const page = await visit('/support', { tolerate: /HTTP 503|status of 503/ })
    await page.route('**/api/chat', (route) => route.fulfill({ status: 503, body: 'Not now.' }))
    await open(page)
    await ask(page, 'a gas valve')
    await page.unroute('**/api/chat')
    await page.reload()
    await log(page).getByText('The answer broke off.').waitFor()
    expect(await message(page).inputValue()).toBe('a gas valve')
    await send(page).click()
    await log(page).getByRole('listitem').first().waitFor()
  })

  test('stays open from page to page, and leaves the focus to the page', async () => {
    const page = await visit('/support')
    await open(page)
    await ask(page, 'a gas valve')
    const before = await log(page).innerText()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click()
    await page.waitForURL('**/privacy-policy')
    await expect.poll(() => log(page).innerText()).toBe(before)
    expect(await message(page).evaluate((field) => field === document.activeElement)).toBe(false)
    await page.keyboard.press('Tab')
    await panel(page).getByRole('button', { name: 'Close' }).click()
    await page.reload()
    await hydrated(page)
    expect(await panel(page).count()).toBe(0)
  })
})
