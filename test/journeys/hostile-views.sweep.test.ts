import { describe, expect, test } from 'vitest'
import { writeItems } from '#domain/deciding/list-items.ts'
import { ask, log, open } from '#test/chat-page.ts'
import { get, inParallel } from '#test/fetched-pages.ts'
import { familyCount } from '#test/hostile-products.ts'
import {
  documents,
  folderCount,
  paperWidth,
  slugs,
  timeout,
  useHostileSite,
} from '#test/hostile-site.ts'
import { elementsOf } from '#test/html.ts'
import { cards, center } from '#test/knowledge-page.ts'
import { readyForPaper, textsOf } from '#test/paper.ts'
import { placeFaults } from '#test/place-faults.ts'

const { url, visit, opened, go, expectInPlace, expectSentUnharmed, expectUnharmed } =
  useHostileSite()

const oneLine = (text: unknown) => String(text).toWellFormed().replace(/\s+/g, ' ')
const asked = (text: unknown) => encodeURIComponent(oneLine(text).slice(0, 100).toWellFormed())

const numbers = documents.map(({ partNumber }) => oneLine(partNumber).trim()).filter(Boolean)
const listPath = `/list?items=${writeItems(
  numbers.slice(0, 30).map((partNumber) => ({ partNumber, quantity: 2 })),
)}`

describe('300 products that mean harm', { timeout }, () => {
  test.each([390, 1440])('are suggested by the header at %i px', async (width) => {
    const page = await opened('/', width)
    const field = page.getByRole('banner').getByRole('searchbox', { name: 'Search products' })
    for (const { product } of documents.slice(0, 30)) {
      await field.fill(oneLine(product).slice(0, 60))
      await page
        .getByRole('banner')
        .getByRole('listitem')
        .getByRole('link', { name: /^Hostile/ })
        .first()
        .waitFor()
      await expectUnharmed(page, `searching ${String(product)}`)
      expect(await placeFaults(page), `searching ${String(product)}`).toEqual([])
    }
  })

  test('are found by their own names and texts', async () => {
    const page = await opened('/products')
    for (const { product, text } of documents.slice(30, 50))
      for (const words of [product, text]) {
        const path = `/products?q=${asked(words)}`
        await expectSentUnharmed(path)
        await go(page, path)
        await expectInPlace(page, path)
      }
  })

  test.each([390, 1440])('are named by the assistant at %i px', async (width) => {
    const page = await opened('/products', width)
    await open(page)
    for (const { product } of documents.slice(0, 6)) {
      await ask(page, `Tell me of ${oneLine(product)}`)
      await expectUnharmed(page, 'the assistant')
      expect(await placeFaults(page)).toEqual([])
    }
    expect(await log(page).innerText()).toContain('Hostile')
  })

  test('have documents that are listed and searched', async () => {
    const page = await opened(center)
    const kinds = page.getByRole('group', { name: 'Kind of document' }).getByRole('button')
    let listed = 0
    const values = kinds.evaluateAll((all) => all.map((one) => (one as HTMLButtonElement).value))
    const names = (await values).filter((name) => /^\d( |$)/.test(name))
    expect(names).toHaveLength(folderCount)
    for (let i = 0; i < names.length; i++) {
      await go(page, `${center}?category=${encodeURIComponent(names[i]!)}`)
      await expectInPlace(page, `documents of ${names[i]!}`)
      listed += await cards(page).count()
    }
    expect(listed).toBeGreaterThan(25)
    await go(page, `${center}?q=Hostile`)
    expect(await cards(page).count()).toBeGreaterThan(10)
    await expectInPlace(page, 'documents found')
  })

  test('stay text on paper', async () => {
    for (const path of [
      ...slugs.slice(0, 6).map((slug) => `/${slug}`),
      `/compare?products=${slugs.slice(0, 4).join(',')}`,
      listPath,
      '/products',
    ]) {
      const page = await opened(path)
      await readyForPaper(page)
      await page.emulateMedia({ media: 'print' })
      await expectUnharmed(page, `${path} on paper`)
      await expectInPlace(page, `${path} on paper`, [paperWidth])
      const sheets = await textsOf(new Uint8Array(await page.pdf({ preferCSSPageSize: true })))
      expect(sheets.length, path).toBeGreaterThan(0)
      if (!path.startsWith('/list')) expect(sheets.join(' '), path).toContain('Hostile')
      await page.context().close()
    }
  })

  test('stay data for programs', async () => {
    await inParallel(slugs, 4, async (slug) => {
      const response = await get(url(`/${slug}.md`))
      expect(response.status, slug).toBe(200)
      const markdown = await response.text()
      expect(markdown, slug).toContain('Hostile')
      expect(markdown, slug).not.toMatch(/(?<!\\)<[a-z/!]|(?<!\\)\]\((?!https?:|\/|#|mailto:)/i)
    })
    const home = await (await get(url('/llms.txt'))).text()
    expect(home).not.toMatch(/(?<!\\)<[a-z/!]|(?<!\\)\]\((?!https?:)/i)
  })

  test('stay data in feeds', async () => {
    const links = elementsOf(await (await get(url('/products'))).text())
    const families = new Set(
      links.flatMap(
        ({ attributes: { href = '' } }) => /^\/family\/(f\d[^?#]*)/.exec(href)?.[1] ?? [],
      ),
    )
    expect(families.size).toBe(familyCount)
    let records = 0
    for (const family of families) {
      const lines = (await (await get(url(`/feeds/${family}.jsonl`))).text()).split('\n')
      for (const line of lines.filter(Boolean)) {
        expect(JSON.parse(line), line).toBeTypeOf('object')
        records += 1
      }
      const table = await (await get(url(`/feeds/${family}.csv`))).text()
      // A cell that a spreadsheet would work out.
      expect(table).not.toMatch(/(?:^|,|\n)"?[=+@](?!\d)/)
    }
    expect(records).toBeGreaterThanOrEqual(slugs.length)
    const page = await visit('/offline')
    await page.goto('about:blank')
    for (const path of ['/sitemap.xml', '/updates.atom']) {
      const xml = await (await get(url(path))).text()
      const fault = await page.evaluate(
        (text) =>
          new DOMParser().parseFromString(text, 'text/xml').querySelector('parsererror')
            ?.textContent,
        xml,
      )
      expect(fault, path).toBeUndefined()
    }
  })

  test('stay data in the document database and for agents', async () => {
    const documentsPath = '/v1/projects/any-one/databases/(default)/documents/products'
    const list = await get(url(`${documentsPath}?pageSize=300`))
    const { documents: stored } = (await list.json()) as { documents: unknown[] }
    expect(stored).toHaveLength(slugs.length)
    const answer = await fetch(url('/mcp'), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'search_products', arguments: { query: 'Hostile' } },
      }),
    })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('Hostile')
  })
})

describe('what looks for texts out of their place finds', () => {
  const body = (html: string) => `<body style="margin:0;width:800px">${html}</body>`
  test.each([
    ['one that others turn', body('<p><b>a\u202eb</b> and 12 more</p>'), /drawn from the right/],
    ['one moved before another', body('<p><b>שלום</b> <i>12</i></p>'), /stands before/],
    ['one beyond its block', body('<p style="width:80px">Wavelength_Wavelength</p>'), /leaves its/],
    ['a wide page', body('<p style="width:3000px">a</p>'), /wider than the window/],
  ])('%s', async (_, html, fault) => {
    const page = await visit('/offline')
    await page.goto('about:blank')
    await page.setContent(html)
    expect((await placeFaults(page)).join('\n')).toMatch(fault)
  })

  test('nothing where all is well', async () => {
    const page = await visit('/offline')
    await page.goto('about:blank')
    await page.setContent(body('<p><bdi>שלום</bdi> <i>12</i> and <b>more</b></p>'))
    expect(await placeFaults(page)).toEqual([])
  })
})
