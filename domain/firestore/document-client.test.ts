import { describe, expect, test } from 'vitest'
import { createDocumentClient } from './document-client.ts'
import { DocumentDatabaseError } from './document-database-error.ts'

const root = 'projects/sample/databases/(default)/documents'

/** A client over canned answers, and the requests it made. */
function clientOver(...answers: unknown[]) {
  const requests: { url: URL }[] = []
  const fetch = (async (url: string) => {
    requests.push({ url: new URL(url) })
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    if (answer instanceof Error) throw answer
    return answer instanceof Response ? answer : Response.json(answer)
  }) as typeof globalThis.fetch
  const client = createDocumentClient({
    fetch,
    baseUrl: 'https://db.example/',
    project: 'sample',
    apiKey: 'k&y',
  })
  return { client, requests }
}

function stored(id: string, fields?: unknown) {
  return { name: `${root}/products/${id}`, fields, updateTime: '2026-01-01T00:00:00Z' }
}

async function failure(promise: Promise<unknown>): Promise<DocumentDatabaseError> {
  const error: unknown = await promise.catch((caught: unknown) => caught)
  if (!(error instanceof DocumentDatabaseError)) throw new Error(`no failure: ${String(error)}`)
  return error
}

describe('list', () => {
  test('follows page tokens to the end', async () => {
    const { client, requests } = clientOver(
      { documents: [stored('a', { rank: { integerValue: '1' } })], nextPageToken: 'next' },
      { documents: [stored('b')] },
    )
    expect(await client.list('products')).toEqual([
      { id: 'a', data: { rank: 1 }, updateTime: '2026-01-01T00:00:00Z' },
      { id: 'b', data: {}, updateTime: '2026-01-01T00:00:00Z' },
    ])
    expect(requests.map(({ url }) => url.searchParams.get('pageToken'))).toEqual([null, 'next'])
    expect(requests[0]?.url.pathname).toBe(`/v1/${root}/products`)
    expect(requests[0]?.url.searchParams.get('pageSize')).toBe('300')
    expect(requests[0]?.url.searchParams.get('key')).toBe('k&y')
  })

  test('asks for the fields of the mask, unusual names back-quoted', async () => {
    const { client, requests } = clientOver({})
    await client.list('products', { mask: ['product', 'Include Y or N'] })
    expect(requests[0]?.url.searchParams.getAll('mask.fieldPaths')).toEqual([
      'product',
      '`Include Y or N`',
    ])
  })

  test('asks for all fields where their names would be too long for an address', async () => {
    const { client, requests } = clientOver({})
    await client.list('products', { mask: Array.from({ length: 300 }, (_, i) => `attribute${i}`) })
    const { searchParams } = requests[0]!.url
    expect(searchParams.has('mask.fieldPaths')).toBe(false)
    expect(searchParams.get('pageSize')).toBe('300')
  })

  test('is empty for an empty collection', async () => {
    expect(await clientOver({}).client.list('products')).toEqual([])
  })

  test('stops when a page token comes again', async () => {
    const { client, requests } = clientOver({ documents: [], nextPageToken: 'same' })
    expect((await failure(client.list('products'))).message).toContain('does not end')
    expect(requests).toHaveLength(2)
  })

  test.each([
    ['malformed fields', stored('bad', { a: { stringValue: 1 } }), 'bad'],
    ['fields that are a list', stored('bad', []), 'bad'],
    ['no name', { wat: 1 }, ''],
    ['nothing', null, ''],
  ])('leaves out a document with %s and tells who asks', async (_, bad, id) => {
    const page = { documents: [bad, stored('good')] }
    const alone = await clientOver(page).client.list('products')
    expect(alone.map((document) => document.id)).toEqual(['good'])

    const set: unknown[] = []
    const documents = await clientOver(page).client.list('products', {
      onUnreadable: (document) => set.push(document.id),
    })
    expect(documents).toEqual(alone)
    expect(set).toEqual([id])
  })

  test('fails when no document can be read and nobody is told', async () => {
    const page = { documents: [stored('bad', { a: { stringValue: 1 } })] }
    const error = await failure(clientOver(page).client.list('products'))
    expect(error.message).toContain('document bad: a: malformed stringValue')
    const onUnreadable = () => undefined
    expect(await clientOver(page).client.list('products', { onUnreadable })).toEqual([])
  })
})

describe('a failure', () => {
  test('carries Firestore’s status and message', async () => {
    const body = [{ error: { code: 403, message: 'No.', status: 'PERMISSION_DENIED' } }]
    const { client } = clientOver(Response.json(body, { status: 403 }))
    expect((await failure(client.list('products'))).message).toContain(
      'answered 403 PERMISSION_DENIED: No.',
    )
  })

  test.each([
    [
      'an HTML page',
      new Response('<!doctype html><p>Bad gateway'),
      'answered 200: <!doctype html>',
    ],
    ['an HTML error', new Response('<p>Bad gateway', { status: 502 }), 'answered 502: <p>Bad'],
    ['a truncated answer', new Response('{"documents": ['), 'answered 200: {"documents": ['],
    ['text', new Response('hello'), 'answered 200: hello'],
    ['nothing', new Response(''), 'answered 200: nothing'],
    ['a number', new Response('5'), 'answered 200: 5'],
    ['documents that are no list', Response.json({ documents: {} }), 'answered 200: {}'],
    ['a timeout', new DOMException('x', 'TimeoutError'), 'did not answer in time'],
    ['an abort', new DOMException('x', 'AbortError'), 'was cancelled'],
    ['a refused connection', new TypeError('fetch failed'), 'could not be reached: fetch failed'],
  ])('says that the answer was %s', async (_, answer, message) => {
    const error = await failure(clientOver(answer).client.list('products'))
    expect(error.message).toContain(message)
    expect(error.message).not.toContain('k%26y')
  })
})
