import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@modelcontextprotocol/client'
import { connected, origin, programSite } from './programs.fixture.ts'

const site = programSite()
let client: Client
beforeAll(async () => void (client = await connected(site)))
afterAll(() => client.close())

type Told = Record<string, never>
const ask = async (name: string, input: Record<string, unknown>, by = client) => {
  const { structuredContent, content, isError } = await by.callTool({ name, arguments: input })
  return { told: structuredContent as Told & object, content: content as Block[], isError }
}
type Block = { type: string; text?: string; uri?: string; mimeType?: string }

const any = expect.anything()
const source = { catalogueVersion: site.version, maker: any, answeredAt: any }

describe('search_products', () => {
  test('says what was read, what meets it, and what nobody was held to', async () => {
    const { told } = await ask('search_products', { query: 'ball valve, 40 bar, frobnicated' })
    expect(told).toMatchObject({ source, notUnderstood: ['frobnicated'] })
    const { readAs, meets, near } = told as Told & {
      readAs: string[]
      meets: { slug: string; met: string[]; url: string }[]
      near: { misses: string[] }[]
    }
    expect(readAs.join()).toContain('40 bar')
    for (const one of [...meets, ...near]) expect(one).toMatchObject({ url: any, markdown: any })
    for (const { met } of meets) expect(met.join()).toContain('40 bar')
  })

  test('leads with the part number that was asked for', async () => {
    const { told } = await ask('search_products', { query: 'QB-15' })
    expect(told).toMatchObject({ meets: [{ slug: 'ball-valve-dn15', partNumber: 'QB-15' }] })
  })

  test('says what comes near misses', async () => {
    const { told } = await ask('search_products', { query: 'ball valve 4000 bar' })
    const { meets, near } = told as Told & { meets: []; near: { misses: string[] }[] }
    expect(meets).toEqual([])
    expect(near.length).toBeGreaterThan(0)
    for (const { misses } of near) expect(misses.length).toBeGreaterThan(0)
  })
})

describe('get_product', () => {
  test('tells the record with units, compliance and what goes with it', async () => {
    const { told, content } = await ask('get_product', { product: 'qb-15' })
    expect(told).toMatchObject({
      source,
      product: {
        slug: 'ball-valve-dn15',
        withdrawn: false,
        attributes: expect.arrayContaining([
          expect.objectContaining({ key: 'pressure', unit: 'bar', values: [40] }),
          expect.objectContaining({
            key: 'operatingTemperature',
            values: [{ min: -20, max: 120 }],
          }),
        ]),
      },
    })
    const { product } = told as unknown as {
      product: { goesWith: { companions: { partNumber: string }[] }[]; compliance: object[] }
    }
    const numbers = product.goesWith.flatMap(({ companions }) =>
      companions.map(({ partNumber }) => partNumber),
    )
    expect(numbers).toContain('QK-15')
    expect(product.compliance.length).toBeGreaterThan(0)
    expect(JSON.parse(content[0]!.text!)).toEqual(told)
  })

  test('names what may have been meant by a number with a slip', async () => {
    const { told, isError } = await ask('get_product', { product: 'QB-115' })
    expect(isError).toBe(true)
    const { unknown } = told as unknown as { unknown: { meant: { partNumber: string }[] } }
    expect(told).not.toHaveProperty('product')
    expect(unknown.meant.map(({ partNumber }) => partNumber)).toContain('QB-15')
  })
})

test('compare_products marks the better value and says what is not stated', async () => {
  const { told } = await ask('compare_products', { products: ['QB-15', 'QB-25', 'no-such'] })
  const { columns, groups, unknown } = told as unknown as {
    columns: { slug: string }[]
    groups: { rows: { label: string; cells: { says: string; best?: boolean }[] }[] }[]
    unknown: { asked: string }[]
  }
  expect(columns.map(({ slug }) => slug)).toEqual(['ball-valve-dn15', 'ball-valve-dn25'])
  expect(unknown).toMatchObject([{ asked: 'no-such' }])
  const rows = groups.flatMap((group) => group.rows)
  for (const { cells } of rows) expect(cells).toHaveLength(2)
  expect(rows.some(({ cells }) => cells.some(({ best }) => best))).toBe(true)
})

test('compare_products of fewer than two that there are is an error that names the nearest', async () => {
  const { told, isError } = await ask('compare_products', { products: ['QB-15', 'QB-115'] })
  expect(isError).toBe(true)
  const { unknown } = told as unknown as { unknown: { meant: { partNumber: string }[] }[] }
  expect(unknown[0]!.meant.map(({ partNumber }) => partNumber)).toContain('QB-15')
})

test('get_document of none that there is is an error that names the nearest', async () => {
  const { told, isError } = await ask('get_document', { document: 'seets' })
  expect(isError).toBe(true)
  expect(told).toMatchObject({ meant: [{ slug: 'seats' }] })
})

describe('check_fit', () => {
  test('says which way two go together, whichever is named first', async () => {
    for (const [first, second] of [
      ['QB-15', 'QK-15'],
      ['QK-15', 'QB-15'],
    ]) {
      const { told } = await ask('check_fit', { first, second })
      expect(told).toMatchObject({ verdict: 'goes together' })
      expect(told).toHaveProperty('ways.0.label')
    }
  })

  test('what no record says is not stated, and no no', async () => {
    const { told } = await ask('check_fit', { first: 'QB-15', second: 'QK-50' })
    expect(told).toMatchObject({ verdict: 'not stated', ways: [] })
  })

  test('what is no product is said to be none', async () => {
    const { told, isError } = await ask('check_fit', { first: 'QB-15', second: 'no-such' })
    expect(isError).toBe(true)
    expect(told).toMatchObject({ verdict: 'unknown product', unknown: [{ asked: 'no-such' }] })
  })
})

describe('loss_budget', () => {
  test('adds up what records and standards state, against a limit', async () => {
    const { told } = await ask('loss_budget', {
      items: [
        { what: 'pipe', length: { value: 1, unit: 'm' } },
        { what: 'qb-15' },
        { what: 'union', count: 2 },
      ],
      limit: 'bracket',
    })
    // A pipe of 1.5, a valve of 0.31 and a tenth, and two unions of 0.2 at the worst.
    expect(told).toMatchObject({ unit: 'kg', verdict: 'within', allowed: 5 })
    const { worst, rows, url } = told as unknown as {
      worst: { value: number }
      rows: { name: string }[]
      url: string
    }
    expect(worst.value).toBeCloseTo(1.5 + 0.31 * 1.1 + 2 * 0.2, 6)
    expect(rows).toHaveLength(3)
    expect(url).toContain('/loss-budget?items=')
  })

  test('holds it against a limit of one’s own', async () => {
    const { told } = await ask('loss_budget', { items: [{ what: 'union', count: 9 }], most: 1 })
    expect(told).toMatchObject({ verdict: 'above', allowed: 1 })
  })

  test('says which row nobody states anything for', async () => {
    const { told } = await ask('loss_budget', { items: [{ what: 'NO-SUCH' }], most: 1 })
    expect(told).toMatchObject({ verdict: 'unknown', rows: [{ state: 'unknown' }] })
  })

  test('a row that is no product is an error that names the nearest', async () => {
    const { told, isError } = await ask('loss_budget', { items: [{ what: 'QB-115' }], most: 1 })
    expect(isError).toBe(true)
    expect(told).toMatchObject({
      unknown: [
        {
          asked: 'QB-115',
          meant: expect.arrayContaining([expect.objectContaining({ partNumber: 'QB-15' })]),
        },
      ],
    })
  })
})

describe('documents', () => {
  test('are found with the page that holds the words', async () => {
    const { told } = await ask('search_documents', { query: 'close' })
    expect(told).toMatchObject({
      matched: 1,
      documents: [{ name: 'Seats', page: 1, file: `${origin}/files/guides/seats.pdf` }],
    })
  })

  test('that hold only words like these say so, each and all together', async () => {
    const { told } = await ask('search_documents', { query: 'glamd' })
    expect(told).toMatchObject({
      note: 'No document here contains exactly “glamd”. These contain similar words.',
      documents: [{ slug: 'gland', onlyLike: ['glamd'] }],
    })
    expect((await ask('search_documents', { query: 'close' })).told).not.toHaveProperty('note')
  })

  test('are read page by page, as much as one answer holds', async () => {
    const first = (await ask('get_document', { document: 'seats' })).told
    expect(first).toMatchObject({ text: [{ page: 1 }, { page: 2 }], next: 3 })
    const rest = (await ask('get_document', { document: 'seats', page: 3 })).told
    expect(rest).toMatchObject({ text: [{ page: 3 }] })
    expect(rest).not.toHaveProperty('next')
  })

  test('is found by the address that a search answers, the step and the reader among them', async () => {
    const { told } = await ask('search_documents', { query: 'gland' })
    const [found] = (told as unknown as { documents: { url: string; markdown: string }[] })
      .documents
    expect(found).toMatchObject({
      url: `${origin}/documents/gland#step-4`,
      markdown: `${origin}/documents/gland.md`,
    })
    const seats = `${origin}/knowledge-center?doc=seats&page=1`
    for (const [document, slug] of [
      [found!.url, 'gland'],
      [found!.markdown, 'gland'],
      ['/documents/gland', 'gland'],
      [seats, 'seats'],
    ]) {
      const answer = await ask('get_document', { document })
      expect(answer.told).toMatchObject({ document: { slug } })
    }
    const elsewhere = await ask('get_document', {
      document: 'https://other.example/documents/gland',
    })
    expect(elsewhere.told).not.toHaveProperty('document')
  })

  test('that open after a form are not read past it', async () => {
    const { told } = await ask('get_document', { document: 'prices' })
    expect(told).toMatchObject({ text: [], note: any })
    expect(told).not.toHaveProperty('document.file')
  })

  test('that cannot be listed are said so, without the storage’s words', async () => {
    const other = await connected(programSite({}, false))
    const { isError, content } = await ask('get_document', { document: 'seats' }, other)
    expect(isError).toBe(true)
    expect(content[0]!.text).toMatch(/cannot be listed/)
    expect(content[0]!.text).not.toContain('secret')
    await other.close()
  })
})
