import { beforeEach, expect, test, vi } from 'vitest'

type Asked = { address: string; signal: AbortSignal }
const asked: Asked[] = []
let answer: () => Promise<Response>
let ahead: typeof import('./list-ahead.ts')

beforeEach(async () => {
  asked.length = 0
  answer = async () => Response.json({ matched: asked.length })
  vi.stubGlobal('fetch', (address: string, { signal }: RequestInit) => {
    asked.push({ address, signal: signal! })
    return answer()
  })
  vi.resetModules()
  ahead = await import('./list-ahead.ts')
})

const page = (address: string) =>
  ahead.listAhead<{ matched: number }>(`https://a.example${address}`)

test('a list is asked for once, and taken once, by the page that it is of', async () => {
  ahead.bringList('/products?body=Brass&page=2')
  ahead.bringList('/products?body=Brass&page=2')
  expect(asked.map(({ address }) => address)).toEqual(['/search/list/products?body=Brass&page=2'])
  expect(await page('/products?body=Steel')).toBeUndefined()
  expect(await page('/products?body=Brass&page=2')).toEqual({ matched: 1 })
  expect(await page('/products?body=Brass&page=2')).toBeUndefined()
})

test('of two the last counts, and nobody waits for the first', async () => {
  ahead.bringList('/products?body=Brass')
  ahead.bringList('/products?body=Steel')
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false])
  expect(await page('/products?body=Brass')).toBeUndefined()
  expect(await page('/products?body=Steel')).toEqual({ matched: 2 })
})

test.each([
  ['that fails', async () => Response.json(null, { status: 503 })],
  ['that does not come', () => Promise.reject(new Error('No connection'))],
  ['that is no data', async () => new Response('<p>')],
])('an answer %s is none, and the next press asks again', async (_, fails) => {
  answer = fails
  ahead.bringList('/products?body=Brass')
  expect(await page('/products?body=Brass')).toBeUndefined()
  ahead.bringList('/products?body=Brass')
  expect(asked).toHaveLength(2)
})

test('what was asked for long ago is asked for anew', async () => {
  const now = vi.spyOn(performance, 'now')
  now.mockReturnValue(0)
  ahead.bringList('/products?body=Brass')
  now.mockReturnValue(20_001)
  expect(await page('/products?body=Brass')).toBeUndefined()
  ahead.bringList('/products?body=Brass')
  expect(asked).toHaveLength(2)
})
