import { expect, test } from 'vitest'
import { connected, headers, nothingKnown, programSite } from './programs.fixture.ts'

const ping = { jsonrpc: '2.0', id: 1, method: 'ping' }
const { app } = programSite()
const post = async (body: unknown, to = app) =>
  to.request('/mcp', {
    method: 'POST',
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

test('a program finds out what it may ask, and that asking changes nothing', async () => {
  const client = await connected({ app })
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
  for (const { description, inputSchema, outputSchema, annotations } of tools) {
    expect(description!.length).toBeGreaterThan(40)
    expect(inputSchema.type).toBe('object')
    expect(Object.keys(outputSchema!.properties!)).toContain('source')
    expect(annotations).toMatchObject({ readOnlyHint: true, openWorldHint: false })
  }
  expect(client.getServerVersion()?.name).toBe('Quernel')
  await client.close()
})

type Schema = { [key: string]: unknown; properties?: Record<string, Schema>; items?: Schema }

/** Every schema of an input, by its path: those of a list's items and an object's fields too. */
function* within(schema: Schema, path: string): Generator<[path: string, schema: Schema]> {
  yield [path, schema]
  for (const [name, field] of Object.entries(schema.properties ?? {}))
    yield* within(field, `${path}.${name}`)
  if (schema.items) yield* within(schema.items, `${path}[]`)
  for (const one of (schema.anyOf as Schema[] | undefined) ?? []) yield* within(one, `${path}|`)
}

const isBounded = ({ type, ...one }: Schema) =>
  type === 'string'
    ? 'maxLength' in one || 'enum' in one || 'const' in one
    : type === 'array'
      ? 'maxItems' in one
      : type === 'number' || type === 'integer'
        ? 'maximum' in one || 'exclusiveMaximum' in one
        : true

test('all that may be asked is explained and has a bound', async () => {
  const client = await connected({ app })
  const { tools } = await client.listTools()
  const inputs = tools.flatMap(({ name, inputSchema }) => [...within(inputSchema as Schema, name)])
  expect(inputs.length).toBeGreaterThan(20)
  expect(inputs.filter(([, one]) => !isBounded(one)).map(([path]) => path)).toEqual([])
  const fields = inputs.filter(([path]) => /^[^.]+\.[^.[|]+$/.test(path))
  expect(fields.filter(([, one]) => !one.description).map(([path]) => path)).toEqual([])
  await client.close()
})

test('speaks the protocol’s present version and the ones of 2025', async () => {
  const connect = async (mode: 'legacy' | 'auto') => {
    const client = await connected({ app }, { versionNegotiation: { mode } })
    const told = await client.callTool({ name: 'get_product', arguments: { product: 'QB-15' } })
    await client.close()
    return told.structuredContent as { product: { slug: string } }
  }
  expect((await connect('legacy')).product.slug).toBe('ball-valve-dn15')
  expect((await connect('auto')).product.slug).toBe('ball-valve-dn15')
})

test.each([
  ['no JSON', '{"jsonrpc"', 400],
  ['a batch', [ping, ping], 400],
  ['more than 64 KB', { ...ping, params: { pad: 'x'.repeat(70_000) } }, 413],
  ['a number', 7, 400],
])('what is no question is refused in words: %s', async (_, body, status) => {
  const response = await post(body)
  expect(response.status).toBe(status)
  const { error } = (await response.json()) as { error: { message: string } }
  expect(error.message.length).toBeGreaterThan(10)
})

test('a page of any origin may ask, for all of it is public', async () => {
  const response = await app.request('/mcp', {
    method: 'OPTIONS',
    headers: {
      origin: 'https://buyer.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'mcp-protocol-version',
    },
  })
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(response.headers.get('access-control-allow-headers')).toContain('mcp-protocol-version')
})

test('one address asks so often and no more', async () => {
  const { app: limited } = programSite({ LIMIT_PROGRAMS: '2/min' })
  const statuses = []
  for (let i = 0; i < 3; i++) statuses.push((await post(ping, limited)).status)
  expect(statuses).toEqual([200, 200, 429])
  const response = await post(ping, limited)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  // In the protocol's form, for its clients read no other.
  expect(await response.json()).toEqual({
    jsonrpc: '2.0',
    error: { code: expect.any(Number), message: expect.stringMatching(/Please try again in/) },
    id: null,
  })
})

test('what waits has an end', async () => {
  const answers = await Promise.all(Array.from({ length: 200 }, () => post(ping)))
  const statuses = new Set(answers.map(({ status }) => status))
  expect(statuses).toEqual(new Set([200, 503]))
  const shed = answers.find(({ status }) => status === 503)!
  expect(shed.headers.get('retry-after')).toMatch(/^\d+$/)
  expect(shed.headers.get('cache-control')).toBe('no-store')
  expect(await shed.json()).toMatchObject({
    jsonrpc: '2.0',
    error: { message: expect.any(String) },
  })
})

test('opens no stream that stays', async () => {
  const body = { jsonrpc: '2.0', id: 2, method: 'subscriptions/listen', params: {} }
  for (const version of ['2025-06-18', '2026-07-28']) {
    const response = await app.request('/mcp', {
      method: 'POST',
      headers: { ...headers, 'mcp-protocol-version': version, 'mcp-method': body.method },
      body: JSON.stringify(body),
    })
    // It ends by itself.
    expect(await response.text()).toContain('"error"')
  }
})

test('while no catalogue was read nobody is told that there is no such product', async () => {
  const client = await connected(programSite({}, true, nothingKnown))
  const asked = { search_products: { query: 'valve' }, get_product: { product: 'QB-25' } }
  for (const [name, input] of Object.entries(asked)) {
    const { isError, content } = await client.callTool({ name, arguments: input })
    expect(isError, name).toBe(true)
    expect(content, name).toMatchObject([{ text: expect.stringMatching(/cannot be read at the/) }])
  }
  await client.close()
})
