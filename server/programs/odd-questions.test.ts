import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '@modelcontextprotocol/client'
import { connected, headers, programSite } from './programs.fixture.ts'

const site = programSite({ LIMIT_PROGRAMS: '100000/min' })
let client: Client
beforeAll(async () => void (client = await connected(site)))
afterAll(() => client.close())

const call = (name: unknown, input: unknown) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name, arguments: input },
})
const post = async (body: BodyInit, more: Record<string, string> = {}) =>
  site.app.request('/mcp', { method: 'POST', headers: { ...headers, ...more }, body })
const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`

/** What nobody asks who means well, as text. */
const odd = [
  '\0',
  '\ud800',
  '\u202e51-BQ',
  '__proto__',
  '../../etc/passwd',
  '/documents/%E0%A4%A',
  'https://elsewhere.example/documents/seats',
  "' OR 1=1 --",
  '[a-z]+$^(?=',
  '1e309 bar',
  '9'.repeat(39),
  '💥'.repeat(19),
]

const questions: Record<string, (text: string) => object> = {
  search_products: (query) => ({ query }),
  get_product: (product) => ({ product }),
  compare_products: (text) => ({ products: ['QB-15', text, text] }),
  check_fit: (text) => ({ first: text, second: text }),
  loss_budget: (text) => ({
    items: [{ what: text, length: { value: 1e-9, unit: text.slice(0, 10) } }, { what: 'qb-15' }],
    condition: text,
    limit: text,
  }),
  search_documents: (query) => ({ query }),
  get_document: (document) => ({ document, page: 2000, from: 100_000 }),
}

/** A tool that failed within says so in these words, whatever was asked. */
const failedWithin = /could not be answered/

describe.each(Object.entries(questions))('%s', (name, inputOf) => {
  test.each(odd)('answers %j in its own form, or says what is wrong with it', async (text) => {
    const before = site.lines.length
    // The client holds what is told to the tool's schema, and rejects where it does not keep to it.
    const { content, isError, structuredContent } = await client.callTool({
      name,
      arguments: inputOf(text) as Record<string, unknown>,
    })
    const said = JSON.stringify(content)
    expect(said).not.toMatch(failedWithin)
    if (!isError) expect(structuredContent).toHaveProperty('source')
    const log = site.lines.slice(before).join('')
    expect(log).not.toContain('a tool failed')
  })
})

describe('what no client sends is refused, and the next question is answered', () => {
  const tool = 'search_products'
  const bodies: [what: string, body: BodyInit, more?: Record<string, string>][] = [
    ['nothing', ''],
    ['an object without anything', '{}'],
    ['bytes that are no UTF-8', new Uint8Array([0x7b, 0xff, 0xfe, 0x7d])],
    ['brackets within brackets', deep],
    ['arguments as deep', JSON.stringify(call(tool, { query: 0 })).replace(':0}', `:${deep}}`)],
    ['a method that is a number', JSON.stringify({ ...call(tool, {}), method: 7 })],
    ['no parameters', '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":null}'],
    ['a tool that every object has', JSON.stringify(call('constructor', {}))],
    ['arguments that are a list', JSON.stringify(call(tool, ['query']))],
    ['a prototype', JSON.stringify(call(tool, {})).replace('{}', '{"__proto__":{"query":"x"}}')],
    ['a page of nowhere', JSON.stringify(call(tool, { query: 'x', page: 1.5 }))],
    [
      'a protocol of the future',
      JSON.stringify(call(tool, { query: 'x' })),
      { 'mcp-protocol-version': '2999-01-01' },
    ],
  ]
  test.each(bodies)('%s', async (_, body, more) => {
    const response = await post(body, more)
    const text = await response.text()
    expect(response.status, text).toBeLessThan(500)
    expect(text).not.toMatch(failedWithin)
    expect(text).toMatch(/"error"|"isError":true/)
    const next = await client.callTool({ name: tool, arguments: { query: 'QB-15' } })
    expect(next.isError).toBeFalsy()
  })

  test.each(['GET', 'PUT', 'PATCH', 'DELETE'])('the method %s', async (method) => {
    const response = await site.app.request('/mcp', { method, headers })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST')
  })
})
