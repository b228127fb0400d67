import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { axe } from '#test/axe.ts'
import { formAwake } from '#test/contact-form.ts'
import { english, german } from '#test/created-companies.fixture.ts'
import { created } from '#test/created-company.ts'
import { englishInHtml, englishLeft } from '#test/english-left.ts'
import { get } from '#test/fetched-pages.ts'
import { startSite } from '#test/running-site.ts'
import { walkSite } from '#test/site-walk.ts'
import { useSite } from '#test/visit.ts'

// A build takes as long as ten journeys.
describe.each([german, english])(
  'a company created in $locale',
  ({
    locale,
    language,
    trade,
    products,
    family,
    product: [path, name],
    fields,
    notAsked,
    enough,
    send,
    thanks,
    weight,
    written,
    country,
    asked,
    says,
  }) => {
    const origin = 'https://www.hull.example'
    const place = created(locale, trade, origin)
    const { visit, site } = useSite(() => startSite({ SITE_URL: origin }, { folder: place }))

    test('is of the shapes that the site wants', { timeout: 300_000 }, async () => {
      const { stdout } = await promisify(execFile)(process.execPath, [
        'cli/content.ts',
        'check',
        join(place, 'content'),
      ])
      expect(stdout).toMatch(/ 4 products read: no faults/)
    })

    test('has a whole site, in which nothing leads nowhere', async () => {
      const start = ['/', '/sitemap.xml', '/robots.txt', '/llms.txt', '/favicon.ico']
      const read = (address: string, method: 'GET' | 'HEAD') =>
        get(site().url + address, { method })
      const walk = await walkSite({ get: read, origin, start })
      expect(walk.broken).toEqual([])
      expect([...walk.visited.keys()]).toEqual(
        expect.arrayContaining([path, family, '/contact-us', '/privacy-policy', '/icon-512.png']),
      )
    })

    test('leads from home over the list to a product and its values', async () => {
      const page = await visit('/')
      expect(await page.locator('html').getAttribute('lang')).toBe(language)
      expect(await axe(page)).toEqual([])
      await page.getByRole('main').getByRole('link', { name: products }).first().click()
      await page.waitForURL('**/products')
      const cards = page.getByRole('main').getByRole('heading', { level: 3 })
      await expect.poll(() => cards.count()).toBe(4)
      await page.getByRole('main').getByRole('link', { name }).first().click()
      await page.getByRole('heading', { level: 1, name }).waitFor()
      expect(new URL(page.url()).pathname).toBe(path)
      await page.getByRole('main').getByText(weight).first().waitFor()
    })

    test('asks for what its form says', async () => {
      const page = await visit('/contact-us')
      const form = page.getByRole('main').locator('form')
      for (const field of fields) await form.getByLabel(field, { exact: true }).waitFor()
      expect(await axe(page)).toEqual([])
    })

    test.each([true, false])('takes what its form asks for, with scripts: %s', async (scripts) => {
      // Filled in at once: the browser has to work for it.
      const tolerate = /status of 428/
      const page = await visit('/contact-us', { javaScriptEnabled: scripts, tolerate })
      const main = page.getByRole('main')
      for (const [label, value] of Object.entries(enough)) {
        const field = main.getByLabel(label, { exact: true })
        if (await field.evaluate((one) => one.tagName === 'SELECT')) await field.selectOption(value)
        else await field.fill(value)
      }
      const unasked = async () =>
        (
          await Promise.all(
            notAsked.map((label) => main.getByLabel(label, { exact: true }).count()),
          )
        ).some((count) => count > 0)
      // Where no script runs, the server knows the country once it is sent.
      if (scripts) await expect.poll(unasked).toBe(false)
      await main.getByRole('button', { name: send }).click()
      await expect.poll(() => main.getByRole('status').first().textContent()).toBe(thanks)
    })

    const isForeign = language !== 'en-GB'
    const expectNoEnglish = async (page: Page) =>
      expect(isForeign ? await englishLeft(page) : []).toEqual([])

    test('says nothing else on any of its pages, on paper, or to who asks in vain', async () => {
      const start = ['/', '/sitemap.xml']
      const read = (address: string) => get(site().url + address)
      const { visited } = await walkSite({ get: read, origin, start })
      const [, slug] = path.split('/')
      const states = [
        `/products?q=${encodeURIComponent(name)}`,
        '/products?q=zzzz',
        '/products?view=table',
        `/compare?products=${slug},${slug?.replace('100', '200')}`,
        '/compare',
        '/list?items=ABC:2',
        '/list',
        '/quote?items=ABC:2',
        '/loss-budget',
        '/knowledge-center?category=none',
        '/knowledge-center?q=zzzz',
        '/offline',
        '/no/such-page',
      ]
      const left: string[] = []
      for (const address of new Set([...visited.keys(), ...states])) {
        const answer = await fetch(site().url + address)
        if (!answer.headers.get('content-type')?.startsWith('text/html')) continue
        const html = await answer.text()
        const sheet = /href="(\/print\/[^"]+)"/.exec(html)?.[1]
        const paper = sheet ? await (await fetch(site().url + sheet)).text() : ''
        const found = isForeign ? await englishInHtml(`${html} ${paper}`) : []
        left.push(...found.map((sentence) => `${address}: ${sentence}`))
      }
      expect(left).toEqual([])
    })

    test('says in its language what a form lacks, and that it waits for a connection', async () => {
      const tolerate = /ERR_INTERNET_DISCONNECTED|Failed to fetch|uncaught: Event|status of 4/
      const page = await visit('/contact-us', { tolerate })
      await formAwake(page)
      const form = page.getByRole('main').locator('form')
      const button = form.getByRole('button', { name: send, exact: true })
      await button.click()
      const alert = page.getByRole('main').getByRole('alert')
      await expect
        .poll(() => alert.getByRole('link').allTextContents())
        .toEqual(expect.arrayContaining(says.empty))
      await expectNoEnglish(page)
      const email = form.getByLabel(says.email, { exact: true })
      await email.fill('ada')
      await button.click()
      await alert.getByRole('link', { name: says.wrongEmail }).waitFor()
      await expectNoEnglish(page)

      await email.fill('ada@harbor.example')
      for (const box of await form.getByRole('textbox').all()) {
        if (!(await box.inputValue())) await box.fill('Ada')
      }
      const choose = (label: string, chosen: { label: string } | { index: number }) =>
        form.getByRole('combobox', { name: label, exact: true }).selectOption(chosen)
      await choose(fields[2]!, { label: says.home })
      if (says.state) await choose(says.state, { index: 1 })
      await choose(fields[3]!, { index: 1 })
      // A choice of product types comes with some subjects.
      for (const choice of await form.getByRole('combobox').all()) {
        if (!(await choice.inputValue())) await choice.selectOption({ index: 1 })
      }
      await page.context().setOffline(true)
      await button.click()
      await page.getByRole('main').getByRole('status').getByText(says.unsent).waitFor()
      await expectNoEnglish(page)
    })

    test('says in its language that its assistant does not answer', async () => {
      const page = await visit('/', {
        tolerate: /HTTP 500|status of 500|ERR_FAILED|Error: (?:No connection|Keine Verbindung)/,
      })
      const [open, message, press] = says.assistant
      await page.route('**/api/chat', (route) => route.abort())
      await page.getByRole('button', { name: open }).click()
      const ask = async (said: string) => {
        await page.getByRole('textbox', { name: message }).fill('?')
        await page.getByRole('button', { name: press, exact: true }).click()
        await page.getByRole('log').getByText(said).waitFor()
        await expectNoEnglish(page)
      }
      await ask(says.unanswered)
      await page.route('**/api/chat', (route) => route.fulfill({ status: 500, body: '' }))
      await ask(says.failed)
    })

    test('finds what it makes, however it is written', async () => {
      const page = await visit('/products', { javaScriptEnabled: false })
      for (const query of written) {
        await page.goto(`${site().url}/products?${new URLSearchParams({ q: query })}`)
        const found = page.getByRole('main').getByRole('heading', { level: 3 })
        expect(await found.allInnerTexts(), query).toEqual([name, expect.any(String)])
      }
    })

    test('names countries as its region does', async () => {
      const page = await visit('/contact-us', { javaScriptEnabled: false })
      const options = page.getByRole('combobox').getByRole('option', { name: country, exact: true })
      expect(await options.count()).toBe(1)
    })

    test('answers what a product costs, and what goes with it', async () => {
      const answers = await Promise.all(
        asked.map(async ([content]) => {
          const messages = [{ role: 'user', content }]
          const response = await fetch(`${site().url}/api/chat`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ messages, model: 'gpt-4o-mini' }),
          })
          return ((await response.json()) as { reply: string }).reply
        }),
      )
      expect(answers).toEqual(asked.map(([, holds]) => expect.stringContaining(holds) as string))
    })

    test('says days as its region does', async () => {
      const page = await visit('/privacy-policy', { javaScriptEnabled: false })
      const day = { dateStyle: 'long', timeZone: 'UTC' } as const
      const today = new Intl.DateTimeFormat(locale, day).format(new Date())
      await page.getByText(today).first().waitFor()
    })
  },
)
