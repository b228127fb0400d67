import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { settled, useSite } from './visit.ts'

const { visit, url } = useSite()

const center = '/knowledge-center'
const viewer = (page: Page) => page.getByRole('dialog')
const cards = (page: Page) => page.getByRole('region', { name: 'Documents' }).getByRole('article')
const filter = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Kind of document' }).getByRole('button', { name })
const pressed = (page: Page) =>
  page.getByRole('group', { name: 'Kind of document' }).locator('[aria-pressed=true]').innerText()
const view = (page: Page, name: string) =>
  page.getByRole('button', { name: `View ${name}`, exact: true })

/** As most phones are: no PDFs in the browser. */
const withoutPdfs = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => false })
  })
const asPhone = { prepare: withoutPdfs }
const notFound = { tolerate: /status of 404/ }

describe('the list', () => {
  test('shows what each button stands for, and goes back', async () => {
    const page = await visit(center)
    expect(await pressed(page)).toMatch(/^Featured/)
    await filter(page, 'White Papers').click()
    await expect.poll(() => pressed(page)).toMatch(/^White Papers/)
    expect(new URL(page.url()).searchParams.get('category')).toBe('White Papers')
    expect(await cards(page).count()).toBe(3)
    await filter(page, 'Blogs').click()
    await expect.poll(() => cards(page).count()).toBe(3)
    expect(await cards(page).getByRole('link', { name: /^Read/ }).count()).toBe(3)
    await page.goBack()
    await expect.poll(() => pressed(page)).toMatch(/^White Papers/)
    await page.goBack()
    await expect.poll(() => pressed(page)).toMatch(/^Featured/)
  })

  test('says type, size and pages of each document', async () => {
    const page = await visit(center)
    for (const text of await cards(page).allInnerTexts()) {
      expect(text).toMatch(/PDF · \d+ (KB|MB)/)
    }
  })

  test('finds documents by their texts, and opens them at the page', async () => {
    const page = await visit(`${center}?q=bend+radius`)
    await expect.poll(() => cards(page).count()).toBeGreaterThan(3)
    expect(
      await cards(page)
        .filter({ hasText: /Page \d+:/ })
        .count(),
    ).toBeGreaterThan(0)
  })

  test('narrows while words are typed', async () => {
    const page = await visit(center)
    await page.getByRole('searchbox', { name: 'Search documents' }).fill('closure')
    await expect.poll(() => page.url()).toContain('q=closure')
    await expect.poll(() => pressed(page)).toMatch(/^All/)
    await expect.poll(() => cards(page).count()).toBeGreaterThan(3)
  })

  test('helps where nothing is found', async () => {
    const page = await visit(`${center}?q=zzzzqqq`)
    expect(await cards(page).count()).toBe(0)
    expect(await page.getByRole('link', { name: /Search the products/ }).isVisible()).toBe(true)
  })

  test('says what is being loaded while it is on its way', async () => {
    const page = await visit('/news')
    await page.route('**/knowledge-center.data*', async (route) => {
      await new Promise((done) => setTimeout(done, 1500))
      await route.continue()
    })
    await page.getByRole('contentinfo').getByRole('link', { name: 'Knowledge Center' }).click()
    const text = page.getByText('Loading all documents. This may take a minute.')
    await text.waitFor()
    await cards(page).first().waitFor()
    expect(await text.count()).toBe(0)
  })

  test('plays films in place, with captions', async () => {
    const page = await visit(`${center}?category=Videos`)
    const films = cards(page).locator('video')
    expect(await films.count()).toBe(await cards(page).count())
    for (const film of await films.all()) {
      expect(await film.getAttribute('preload')).toBe('none')
      expect(await film.textContent()).toContain('Your browser does not support the video tag.')
      const captions = await film.locator('track[kind=captions]').getAttribute('src')
      expect((await fetch(new URL(captions ?? '', url()))).status).toBe(200)
    }
  })
})

describe('the viewer', () => {
  test('opens and closes with the address, also by back and forward', async () => {
    const page = await visit(center, asPhone)
    await view(page, 'Product Catalog').click()
    await viewer(page).waitFor()
    expect(new URL(page.url()).searchParams.get('doc')).toBe('product-catalog-featured')
    await page.goBack()
    await viewer(page).waitFor({ state: 'detached' })
    await page.goForward()
    await viewer(page).waitFor()
    await viewer(page).getByRole('button', { name: 'Close' }).click()
    await viewer(page).waitFor({ state: 'detached' })
    expect(new URL(page.url()).search).toBe('')
  })

  test('keeps the list that was behind it', async () => {
    const page = await visit(`${center}?category=White+Papers`, asPhone)
    await cards(page).getByRole('button', { name: /^View/ }).first().click()
    await viewer(page).waitFor()
    await page.keyboard.press('Escape')
    await viewer(page).waitFor({ state: 'detached' })
    expect(new URL(page.url()).search).toBe('?category=White+Papers')
    expect(await pressed(page)).toMatch(/^White Papers/)
  })

  test('keeps the focus inside and gives it back', async () => {
    const page = await visit(center, asPhone)
    const button = view(page, 'Outside Plant Brochure')
    await button.focus()
    await page.keyboard.press('Enter')
    await viewer(page).waitFor()
    for (let i = 0; i < 12; i++) {
      await page.keyboard.press('Tab')
      // Between its last and its first stop the browser's own controls have their turn.
      const inside = await page.evaluate(
        () =>
          document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
      )
      expect(inside).toBe(true)
    }
    await page.keyboard.press('Escape')
    await viewer(page).waitFor({ state: 'detached' })
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  test('opens by its address alone, by slug and by the whole address', async () => {
    const page = await visit(`${center}?doc=product-catalog`, asPhone)
    await viewer(page).getByRole('heading', { name: 'Product Catalog' }).waitFor()
    const download = viewer(page).getByRole('link', { name: 'Download' })
    const address = new URL((await download.getAttribute('href')) ?? '', url()).href
    const second = await visit(`${center}?doc=${encodeURIComponent(address)}`, asPhone)
    await viewer(second).getByRole('heading', { name: 'Product Catalog' }).waitFor()
    await viewer(second).getByRole('button', { name: 'Close' }).click()
    await viewer(second).waitFor({ state: 'detached' })
    expect(new URL(second.url()).search).toBe('')
    expect(await cards(second).count()).toBeGreaterThan(0)
  })

  test('downloads the document', async () => {
    const page = await visit(`${center}?doc=product-catalog`, asPhone)
    const waiting = page.waitForEvent('download')
    await viewer(page).getByRole('link', { name: 'Download' }).click()
    expect((await waiting).suggestedFilename()).toMatch(/\.pdf$/)
  })

  test('copies the link, and says so for a while', async () => {
    const permissions = ['clipboard-read', 'clipboard-write']
    const page = await visit(`${center}?doc=product-catalog`, { ...asPhone, permissions })
    await viewer(page).getByRole('button', { name: 'Copy link' }).click()
    await viewer(page).getByRole('button', { name: 'Copied' }).waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(url(`${center}?doc=product-catalog`))
    await viewer(page).getByRole('button', { name: 'Copy link' }).waitFor()
  })

  test('says that the link could not be copied', async () => {
    const page = await visit(`${center}?doc=product-catalog`, {
      prepare: async (fresh) => {
        await withoutPdfs(fresh)
        await fresh.addInitScript(() => {
          navigator.clipboard.writeText = () => Promise.reject(new DOMException('NotAllowedError'))
        })
      },
    })
    await viewer(page).getByRole('button', { name: 'Copy link' }).click()
    const alert = viewer(page).getByRole('alert')
    await expect.poll(() => alert.textContent()).toBe('Failed to copy link')
  })

  test('shows a PDF in the browser’s own viewer where it has one', async () => {
    const page = await visit(`${center}?doc=product-catalog&page=3`, {
      prepare: (fresh) =>
        fresh.addInitScript(() => {
          Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => true })
        }),
    })
    const source = await viewer(page).locator('iframe').getAttribute('src')
    const { origin, hash } = new URL(source ?? '', url())
    expect(origin).toBe(new URL(url()).origin)
    expect(hash).toBe('#zoom=80&toolbar=0&page=3')
  })

  test('plays a film with captions', async () => {
    const page = await visit(`${center}?category=Videos`)
    await cards(page).getByRole('button', { name: /^View/ }).first().click()
    const film = viewer(page).locator('video')
    await film.waitFor()
    expect(await film.locator('track[kind=captions]').count()).toBe(1)
  })

  test('says that a document is not in its place', async () => {
    const page = await visit(`${center}?doc=product-catalog`, {
      tolerate: /404/,
      prepare: async (fresh) => {
        await withoutPdfs(fresh)
        await fresh.route(/Product%20Catalog\.pdf/, (route) =>
          route.fulfill({ status: 404, body: 'gone' }),
        )
      },
    })
    await expect
      .poll(() => viewer(page).getByRole('alert').textContent())
      .toMatch(/not in its place/)
  })

  test('fills a phone and breaks no rule of accessibility', async () => {
    const page = await visit(`${center}?doc=product-catalog`, { width: 390, ...asPhone })
    await viewer(page).getByText('of 34').waitFor()
    expect(await viewer(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
    const { axe } = await import('./axe.ts')
    expect(await axe(page)).toEqual([])
  })
})

describe('a PDF drawn here', () => {
  const pages = (page: Page) => viewer(page).getByRole('region', { name: 'Pages' })

  test('has text to select', async () => {
    const page = await visit(`${center}?doc=product-catalog`, asPhone)
    const text = pages(page).getByText('Connectivity and photonics in twelve families', {
      exact: false,
    })
    await text.waitFor()
    await text.selectText()
    expect(await page.evaluate(() => String(getSelection()))).toMatch(/Connectivity and photonics/)
  })

  test('opens at the page that the address names', async () => {
    const page = await visit(`${center}?doc=product-catalog&page=9`, asPhone)
    await viewer(page).getByText('9 of 34').waitFor()
  })

  test('is searched from hit to hit', async () => {
    const page = await visit(`${center}?doc=product-catalog`, asPhone)
    const search = viewer(page).getByRole('searchbox', { name: 'Search in this document' })
    await search.fill('insertion loss')
    await viewer(page)
      .getByText(/^1 of \d+$/)
      .waitFor()
    await viewer(page).getByRole('button', { name: 'Next hit' }).click()
    await viewer(page)
      .getByText(/^2 of \d+$/)
      .waitFor()
    const marked = () =>
      page.evaluate(() =>
        [...(CSS.highlights.get('pdf-hit-current') ?? [])].map((range) =>
          String(range).toLowerCase().replace(/\s+/g, ' '),
        ),
      )
    await expect.poll(marked).toEqual(['insertion loss'])
    await search.fill('zzzzqqq')
    await viewer(page).getByText('None found').waitFor()
  })

  test('can be made larger, and draws only what is near', async () => {
    const page = await visit(`${center}?doc=product-catalog`, asPhone)
    await viewer(page).getByText('80%').waitFor()
    await viewer(page).getByRole('button', { name: 'Larger' }).click()
    await viewer(page).getByText('100%').waitFor()
    await settled(page)
    expect(await pages(page).locator('canvas').count()).toBeLessThan(6)
  })

  test('says that a damaged file cannot be shown', async () => {
    const page = await visit(`${center}?doc=product-catalog`, {
      prepare: async (fresh) => {
        await withoutPdfs(fresh)
        await fresh.route(/Product%20Catalog\.pdf/, (route) =>
          route.fulfill({ contentType: 'application/pdf', body: '%PDF-1.7 cut short' }),
        )
      },
    })
    await expect.poll(() => viewer(page).getByRole('alert').textContent()).toMatch(/damaged/)
    expect(await viewer(page).getByRole('link', { name: 'Download' }).isVisible()).toBe(true)
  })
})

describe('the gate', () => {
  const name = 'Product Catalog'

  /** The list as the server sends it where content marks a document. */
  async function gated(answer: { status: number; body: object }) {
    const posted: Record<string, string>[] = []
    const page = await visit('/news', {
      prepare: withoutPdfs,
      tolerate: /status of 502/,
    })
    await page.route('**/knowledge-center.data*', async (route) => {
      const response = await route.fetch()
      const text = (await response.text())
        .replace(
          String.raw`\"slug\":\"product-catalog-featured\"`,
          (slug) => String.raw`${slug},\"gated\":true`,
        )
        .replace(
          String.raw`\"missing\":[]`,
          String.raw`\"missing\":[],\"countries\":\"Malta|Japan\"`,
        )
      await route.fulfill({ response, body: text })
    })
    await page.route('**/api/lead', async (route) => {
      posted.push(route.request().postDataJSON())
      await new Promise((done) => setTimeout(done, 300))
      await route.fulfill({ status: answer.status, json: answer.body })
    })
    await page.route('**/api/states*', (route) =>
      route.fulfill({ json: { country: 'Malta', states: [] } }),
    )
    await page.getByRole('contentinfo').getByRole('link', { name: 'Knowledge Center' }).click()
    await view(page, name).click()
    const gate = page.getByRole('dialog', { name: 'Before you read' })
    await gate.waitFor()
    return { page, gate, posted }
  }
  type Gate = Awaited<ReturnType<typeof gated>>['gate']

  async function fill(gate: Gate) {
    await gate.getByLabel('Name', { exact: true }).fill('Ada')
    await gate.getByLabel('Company Name').fill('Example Networks')
    await gate.getByLabel('Company Email').fill('ada@example.com')
    await gate.getByLabel('Country').selectOption('Malta')
    await gate.getByLabel('State').fill('Gozo')
  }

  test('sends the lead with the document’s name, closes, and leaves the viewer open', async () => {
    const { page, gate, posted } = await gated({ status: 200, body: { ok: true, id: '1' } })
    await fill(gate)
    await gate.getByRole('button', { name: 'Submit' }).click()
    const busy = gate.getByRole('button', { name: 'Submitting...' })
    await busy.waitFor()
    expect(await busy.isDisabled()).toBe(true)
    await gate.waitFor({ state: 'detached' })
    expect(await page.getByRole('dialog', { name }).isVisible()).toBe(true)
    await page.getByText('of 34').waitFor()
    expect(posted).toHaveLength(1)
    expect(posted[0]).toMatchObject({ firstName: 'Ada', document: name, country: 'Malta' })
    expect(posted[0]!.submissionId).toMatch(/^[\da-f-]{36}$/)
  })

  test('says what failed and keeps what was filled in', async () => {
    const error = { code: 'rejected', message: 'Submission failed: Board is full' }
    const { gate } = await gated({ status: 502, body: { ok: false, error } })
    await fill(gate)
    await gate.getByRole('button', { name: 'Submit' }).click()
    await expect
      .poll(() => gate.getByRole('alert').textContent())
      .toBe('Submission failed: Board is full')
    expect(await gate.getByLabel('Company Name').inputValue()).toBe('Example Networks')
  })

  test('asks for what is missing and sends nothing', async () => {
    const { gate, posted } = await gated({ status: 200, body: { ok: true, id: '1' } })
    await gate.getByRole('button', { name: 'Submit' }).click()
    await gate.getByRole('alert').waitFor()
    expect(await gate.getByRole('alert').getByRole('link').count()).toBe(5)
    expect(posted).toEqual([])
  })

  test('closed by Escape leaves the viewer, the document still behind it', async () => {
    const { page, gate } = await gated({ status: 200, body: { ok: true, id: '1' } })
    await page.keyboard.press('Escape')
    await gate.waitFor({ state: 'detached' })
    expect(await page.getByRole('dialog', { name }).isVisible()).toBe(true)
    expect(await viewer(page).getByRole('link', { name: 'Download' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Enter your details' }).click()
    await gate.waitFor()
  })
})

describe('a document that is not here', () => {
  test('is said to be none, and the nearest names are offered', async () => {
    const page = await visit(`${center}?doc=product-katalog`, { ...asPhone, ...notFound })
    expect(await viewer(page).count()).toBe(0)
    const section = page.getByRole('region', { name: 'This document is not here' })
    await section.getByRole('link', { name: 'Product Catalog' }).click()
    await viewer(page).getByRole('heading', { name: 'Product Catalog' }).waitFor()
  })

  test.each([
    'https://evil.example/files/catalogs/Product%20Catalog.pdf',
    '//evil.example/x.pdf',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
  ])('is never framed nor linked: %s', async (doc) => {
    const address = `${center}?doc=${encodeURIComponent(doc)}`
    const page = await visit(address, notFound)
    expect(await viewer(page).count()).toBe(0)
    expect(await page.locator('iframe').count()).toBe(0)
    const targets = await page
      .locator('[href], [src], [action]')
      .evaluateAll((elements) =>
        elements.flatMap((element) =>
          ['href', 'src', 'action'].flatMap((name) => element.getAttribute(name) ?? []),
        ),
      )
    expect(
      targets.filter((target) => /^javascript:|^data:text|evil\.example/i.test(target)),
    ).toEqual([])
  })
})

describe('without JavaScript', () => {
  const still = { javaScriptEnabled: false }

  test('buttons, search and View work', async () => {
    const page = await visit(center, still)
    await filter(page, 'White Papers').click()
    expect(await cards(page).count()).toBe(3)
    await page.getByRole('searchbox', { name: 'Search documents' }).fill('closure')
    await page.getByRole('button', { name: 'Search', exact: true }).last().click()
    expect(new URL(page.url()).searchParams.get('q')).toBe('closure')
    await cards(page).getByRole('button', { name: /^View/ }).first().click()
    expect(new URL(page.url()).searchParams.get('doc')).toBeTruthy()
    expect(await page.getByRole('main').getByRole('link', { name: 'Download' }).isVisible()).toBe(
      true,
    )
  })

  test('a document has a page of its own', async () => {
    const page = await visit(`${center}?doc=product-catalog`, still)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Product Catalog')
    expect(await page.title()).toMatch(/^Product Catalog/)
    const download = page.getByRole('main').getByRole('link', { name: 'Download' })
    const response = await fetch(new URL((await download.getAttribute('href')) ?? '', url()))
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('x-frame-options')).toBe('SAMEORIGIN')
    await page.getByRole('main').getByRole('link', { name: 'All documents' }).click()
    expect(new URL(page.url()).search).toBe('')
  })
})
