import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { site as company } from '#content/site.ts'
import { get } from '#test/fetched-pages.ts'
import { origin } from '#test/origin.ts'
import { sharedSite } from '#test/shared-site.ts'

const site = sharedSite()
const client = new Client({ name: 'a-buyer', version: '1.0.0' })

beforeAll(async () => {
  await client.connect(new StreamableHTTPClientTransport(new URL(`${site.url}/mcp`)))
})
afterAll(() => client.close())

type Told = Record<string, unknown>

/** Asks a tool; the client itself holds what it tells to the tool's schema. */
async function ask(name: string, input: Record<string, unknown>, isMissing = false): Promise<Told> {
  const { structuredContent, content, isError } = await client.callTool({ name, arguments: input })
  expect(isError ?? false, JSON.stringify(content)).toBe(isMissing)
  const told = structuredContent as Told
  expect(told.source).toMatchObject({
    answeredAt: expect.stringMatching(/^20\d\d-/),
    catalogueVersion: expect.stringMatching(/^[\da-f]{16}$/),
    maker: company.legalName,
  })
  return told
}

/** An address that an answer names, on the site that answered. */
async function follow(address: unknown): Promise<Response> {
  expect(address).toMatch(`${origin}/`)
  return get(site.url + String(address).slice(origin.length))
}

const firstOf = (told: Told, key: string) => (told[key] as Told[])[0]!

describe('a program that buys', () => {
  test('finds the door in llms.txt, and behind it seven tools', async () => {
    const text = await (await get(`${site.url}/llms.txt`)).text()
    expect(text).toContain(`${origin}/mcp`)
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual([
      'search_products',
      'get_product',
      'compare_products',
      'check_fit',
      'loss_budget',
      'search_documents',
      'get_document',
    ])
  })

  test('goes from a need to a part number, its page and what goes with it', async () => {
    const found = await ask('search_products', { query: 'ball valve DN 15, 40 bar' })
    const { partNumber, markdown } = firstOf(found, 'meets')
    expect((await follow(markdown)).headers.get('content-type')).toMatch(/^text\/markdown/)

    const { product } = (await ask('get_product', { product: partNumber })) as { product: Told }
    expect(product.partNumber).toBe(partNumber)
    expect((await follow(product.url)).status).toBe(200)

    const products = [partNumber, 'QB-50']
    const compared = await ask('compare_products', { products })
    expect(compared.columns).toHaveLength(2)
    expect((await follow(compared.url)).status).toBe(200)

    const fit = await ask('check_fit', { first: 'QB-15', second: 'QK-15' })
    expect(fit.verdict).toBe('goes together')

    const budget = await ask('loss_budget', {
      items: [{ what: 'pipe', length: { value: 1, unit: 'm' } }, { what: 'qb-15' }],
      limit: 'bracket',
    })
    expect(budget.verdict).toBe('within')
    expect((await follow(budget.url)).status).toBe(200)
  })

  test('goes from words to the step of a guide, its text and its page', async () => {
    const words = { query: 'tighten the valve wrench' }
    // One address may not ask often: the page says when the documents are read.
    const searched = `${site.url}/knowledge-center?q=tighten+the+valve+wrench`
    await expect
      .poll(async () => (await get(searched)).text(), { timeout: 15_000 })
      .toContain('#step-4')
    const found = firstOf(await ask('search_documents', words), 'documents')
    expect(found.place).toBe('Step 4')
    const page = await follow(found.url)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain(`id="${String(found.url).split('#')[1]}"`)

    const got = await ask('get_document', { document: found.url })
    const { slug, url, markdown, file } = got.document as Told
    expect(slug).toBe(found.slug)
    const said = (got.text as { text: string }[]).map(({ text }) => text).join(' ')
    expect(said).toMatch(/^4\. .*tighten the valve with the other/m)
    expect((await follow(url)).status).toBe(200)
    expect(await (await follow(markdown)).text()).toContain('tighten the valve with the other')
    expect((await follow(file)).headers.get('content-type')).toBe('application/pdf')
  })
})

describe('is told in words', () => {
  const refused = async (name: string, input: Record<string, unknown>) => {
    const { isError, content } = await client.callTool({ name, arguments: input })
    expect(isError).toBe(true)
    const [block] = content
    return block?.type === 'text' ? block.text : ''
  }

  test('what a question lacks', async () => {
    expect(await refused('search_products', {})).toMatch(/query/)
    expect(await refused('compare_products', { products: ['QB-15'] })).toMatch(/products/)
  })

  test('that there is no such tool', async () => {
    const answer = client.callTool({ name: 'order_products', arguments: {} })
    await expect(answer).rejects.toThrow(/order_products/)
  })

  test('which names are like one that nobody has', async () => {
    const { unknown } = (await ask('get_product', { product: 'QB-115' }, true)) as {
      unknown: { asked: string; meant: Told[] }
    }
    expect(unknown.asked).toBe('QB-115')
    expect(unknown.meant.map(({ partNumber }) => partNumber)).toContain('QB-15')
    const asked = { document: 'ball valve instalation' }
    const { document, meant } = await ask('get_document', asked, true)
    expect(document).toBeUndefined()
    expect((meant as Told[]).map(({ slug }) => slug)).toContain('ball-valve-installation-guide')
  })
})
