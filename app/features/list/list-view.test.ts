import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { interfaces } from '#content/interfaces.ts'
import { createCompanions } from '#domain/catalogue/companions.ts'
import { createNumberReader } from '#domain/catalogue/number-reader.ts'
import { createProductAddresses } from '#domain/catalogue/product-addresses.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as listTexts from '#texts/list.ts'
import * as productTexts from '#texts/product.ts'
import { allProducts, catalogue, products as shown } from '#test/catalogue.ts'
import { search } from '#test/product-search.ts'
import { ListLines } from './list-page.tsx'
import { listView, type ListView } from './list-view.ts'

const addresses = createProductAddresses(allProducts)
const site = {
  catalogue,
  addresses,
  numbers: createNumberReader([...addresses.withdrawn.values(), ...shown]),
  companions: createCompanions(shown, interfaces),
  search: () => Promise.resolve(search),
}
const opened = (query: string) => listView(site, new URLSearchParams(query))
async function list(query: string): Promise<ListView> {
  const found = await opened(query)
  if ('address' in found) throw new Error(found.address)
  return found
}
const listHtml = (list: ListView) => renderToStaticMarkup(createElement(ListLines, { list }))
const lines = async (items: string) =>
  (await list(`items=${items}`)).lines.map(
    ({ state, quantity, partNumber }) => `${state} ${quantity} ${partNumber}`,
  )

describe('a list', () => {
  test('knows numbers of products and variants, and those made to order, however they are spelled', async () => {
    expect(await lines('QB-15:40,qb-25-e-50,QB-25-P-75:3,qb25e50:2')).toEqual([
      'known 40 QB-15',
      'known 3 QB-25-E-50',
      'known 3 QB-25-P-75',
    ])
  })

  test('names what fits into it, and takes that', async () => {
    const { missing } = await list('items=QB-15:4')
    expect(missing.map(({ kind, add }) => [kind, add.map((one) => one.quantity)])).toEqual([
      ['empty', [4]],
    ])
    expect((await list('items=QB-15:4,QK-15:4')).missing).toEqual([])
    expect((await list('items=QB-15:4,QK-15:6')).missing).toMatchObject([
      { kind: 'unplaced', quantity: 2, places: 4 },
    ])
  })

  test('has another address once something is changed, with what could not be read', async () => {
    expect(await opened('items=QB-15:4&q1=7&paste=2.5 QG-63')).toEqual({
      address: '/list?items=QB-15:7&paste=2.5%20QG-63',
    })
    expect((await list('items=QB-15:7&paste=2.5 QG-63')).faults).toEqual([
      { text: '2.5 QG-63', fault: 'not whole' },
    ])
    expect(await opened('items=QB-15:4&remove=1')).toEqual({ address: '/list' })
  })

  test('adds no row of an unclear table once its address is opened', async () => {
    const rows = Array.from(
      { length: 300 },
      (_, i) => `QB-15;${i ? i : '3'};${i < 290 ? i + 2 : 'x'}`,
    )
    const after = await opened(
      new URLSearchParams({ paste: `QG-63 2\n${rows.join('\n')}` }).toString(),
    )
    if (!('address' in after)) throw new Error('Nothing was read.')
    const { items, quantityColumn, faults, left } = await list(after.address.slice('/list?'.length))
    expect([items, quantityColumn]).toEqual(['QG-63:2', '?'])
    expect(faults.length + left).toBe(300)
  })

  test('is HTML with a field and a button for each line', async () => {
    const html = listHtml(await list('items=QB-15:4,<b>:2'))
    expect(html.match(/name="q\d+"/g)).toHaveLength(2)
    expect(html).not.toContain('<b>')
  })

  test('says nothing of compliance where the company has none', async () => {
    const of = await list('items=QB-15:4')
    const html = listHtml(of)
    const without = listHtml({ ...of, complies: false })
    for (const said of [productTexts.complianceStatus, of.totals.shares[0]!.status!]) {
      expect(html).toContain(said)
      expect(without).not.toContain(said)
    }
  })

  test('has a field for each of up to 200 lines', async () => {
    const items = Array.from({ length: 200 }, (_, i) => `QX-${i}:2`).join(',')
    const html = listHtml(await list(`items=${items}`))
    const fields = [...html.matchAll(/name="q(\d+)"/g)].map(([, at]) => Number(at))
    expect(fields).toEqual(Array.from({ length: 200 }, (_, i) => i + 1))
  })

  test('says once of two parts that they must not be mated, and by which ends', async () => {
    const of = await list('items=QB-15:4,QG-63:4')
    expect(of.mismatched).toEqual([])
    const two = { part: 'QG-63', host: 'QB-15', plug: 'cone', port: 'flat', why: 'It leaks.' }
    const said = fillIn(listTexts.mismatch, two)
    expect(said).toContain('QG-63')
    expect(listHtml({ ...of, mismatched: [two] }).split(said)).toHaveLength(2)
    for (const text of [said, listTexts.mismatches]) expect(listHtml(of)).not.toContain(text)
  })
})

test('others have their turns while many numbers that nobody has are read', async () => {
  let turns = 0
  let isRead = false
  const wait = () => {
    turns++
    if (!isRead) setImmediate(wait)
  }
  setImmediate(wait)
  const slow = {
    ...search,
    parse: (text: string) => {
      const end = performance.now() + 10
      while (performance.now() < end);
      return search.parse(text)
    },
  }
  const items = Array.from({ length: 12 }, (_, at) => `QZ-9${at}`).join()
  await listView({ ...site, search: async () => slow }, new URLSearchParams({ items }))
  isRead = true
  expect(turns).toBeGreaterThanOrEqual(10)
})
