import { describe, expect, test } from 'vitest'
import { center, viewer, cards, filter, pressed, notFound } from '#test/knowledge-page.ts'
import { useSite } from '#test/visit.ts'

const { visit, url } = useSite()

describe('the list', () => {
  test('shows what each button stands for, and goes back', async () => {
    const page = await visit(center)
    expect(await pressed(page)).toMatch(/^Featured/)
    await filter(page, 'Data Sheets').click()
    await expect.poll(() => pressed(page)).toMatch(/^Data Sheets/)
    await expect.poll(() => new URL(page.url()).searchParams.get('category')).toBe('Data Sheets')
    expect(await cards(page).count()).toBe(3)
    await filter(page, 'Blogs').click()
    await expect.poll(() => pressed(page)).toMatch(/^Blogs/)
    expect(
      await cards(page)
        .getByRole('link', { name: /^Read / })
        .count(),
    ).toBe(2)
    await page.goBack()
    await expect.poll(() => pressed(page)).toMatch(/^Data Sheets/)
    await page.goBack()
    await expect.poll(() => pressed(page)).toMatch(/^Featured/)
  })

  test('keeps the kind that words are looked for in, without scripts as well', async () => {
    const page = await visit(`${center}?category=Data+Sheets`, { javaScriptEnabled: false })
    await page.getByRole('searchbox', { name: 'Search documents' }).fill('gauge')
    await page.keyboard.press('Enter')
    await page.waitForURL(/q=gauge/)
    expect(new URL(page.url()).searchParams.get('category')).toBe('Data Sheets')
    await expect.poll(() => pressed(page)).toMatch(/^Data Sheets/)
    await page.getByRole('button', { name: /^All \d/ }).click()
    await expect.poll(() => pressed(page)).toMatch(/^All/)
    expect(new URL(page.url()).searchParams.get('q')).toBe('gauge')
  })

  test('says type, size and pages of each document', async () => {
    const page = await visit(center)
    for (const text of await cards(page).allInnerTexts()) {
      expect(text).toMatch(/PDF · \d+ (KB|MB)/)
    }
  })

  test('finds documents by their texts, and opens them at the page', async () => {
    const search = async () => (await fetch(url(`${center}?q=glycerine`))).text()
    // Texts are read behind the visitors' backs, once.
    await expect.poll(search, { timeout: 45_000 }).toContain('<b>Page ')
    const page = await visit(`${center}?q=glycerine`)
    await expect.poll(() => cards(page).count()).toBe(1)
    expect(await cards(page).innerText()).toMatch(/^Pressure gauges\b[^]*Page 1:/m)
  })

  test('helps where nothing is found', async () => {
    const page = await visit(`${center}?q=zzzzqqq`)
    expect(await cards(page).count()).toBe(0)
    expect(await page.getByRole('link', { name: /Search the products/ }).isVisible()).toBe(true)
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

describe('a document that is not here', () => {
  test('is said to be none, and the nearest names are offered', async () => {
    const page = await visit(`${center}?doc=valve-katalog`, notFound)
    expect(await viewer(page).count()).toBe(0)
    const section = page.getByRole('region', { name: 'This document is not here' })
    await section.getByRole('link', { name: 'Valve Catalog' }).click()
    await viewer(page).getByRole('heading', { name: 'Valve Catalog' }).waitFor()
  })

  test.each([
    'https://evil.example/files/catalogs/Valve%20Catalog.pdf',
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

describe('a kind of document that is not here', () => {
  test('is said to be none, with a way on, without scripts as well', async () => {
    const page = await visit(`${center}?category=Recipes`, { javaScriptEnabled: false })
    const section = page.getByRole('region', { name: 'There is no category “Recipes” here' })
    await section.getByText('What follows is Featured, not what was asked for.').waitFor()
    expect(await pressed(page)).toMatch(/^Featured/)
    await section.getByRole('link', { name: 'All documents' }).click()
    await expect.poll(() => new URL(page.url()).searchParams.get('category')).toBe('All')
    await section.waitFor({ state: 'detached' })
  })
})

describe('without JavaScript', () => {
  const still = { javaScriptEnabled: false }

  test('buttons, search and View work', async () => {
    const page = await visit(center, still)
    await filter(page, 'Data Sheets').click()
    await expect.poll(() => cards(page).count()).toBe(3)
    await page.getByRole('searchbox', { name: 'Search documents' }).fill('ball')
    await page.getByRole('button', { name: 'Search', exact: true }).last().click()
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('ball')
    await cards(page).getByRole('link', { name: /^View/ }).first().click()
    await expect.poll(() => new URL(page.url()).searchParams.get('doc')).toBeTruthy()
    await expect
      .poll(() => page.getByRole('main').getByRole('link', { name: 'Download' }).isVisible())
      .toBe(true)
  })

  test('a document has a page of its own', async () => {
    const page = await visit(`${center}?doc=valve-catalog`, still)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Valve Catalog')
    expect(await page.title()).toMatch(/^Valve Catalog/)
    const download = page.getByRole('main').getByRole('link', { name: 'Download' })
    const response = await fetch(new URL((await download.getAttribute('href')) ?? '', url()))
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('x-frame-options')).toBe('SAMEORIGIN')
    await page.getByRole('main').getByRole('link', { name: 'All documents' }).click()
    await expect.poll(() => new URL(page.url()).search).toBe('')
    await page.goto(url(`${center}?doc=ball-valve`))
    const of = page.getByRole('main').getByText(/ · For Ball valve DN/)
    const product = of.getByRole('link', { name: /^Ball valve DN/ })
    expect(await product.getAttribute('href')).toMatch(/^\/ball-valve-dn\d+$/)
  })
})
