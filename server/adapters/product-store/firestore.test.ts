import { describe, expect, test } from 'vitest'
import { createFirestoreProductStore } from './firestore.ts'
import { describeProductStore } from './contract.ts'

const baseUrl = 'http://firestore.example'

describeProductStore('Firestore', (database) =>
  createFirestoreProductStore({
    fetch: async (input, init) => {
      init?.signal?.throwIfAborted()
      return await database.handle(new Request(input, init))
    },
    sleep: async () => {},
    baseUrl,
    project: 'sample',
  }),
)

/** A store whose requests get these answers one after the other, the last one for ever. */
function storeOver(...answers: ((signal: AbortSignal) => Response | Promise<Response>)[]) {
  const pauses: number[] = []
  let requests = 0
  const store = createFirestoreProductStore({
    fetch: async (_, init) => {
      const answer = answers[Math.min(requests, answers.length - 1)]
      requests += 1
      return (await answer?.(init?.signal as AbortSignal)) as Response
    },
    sleep: async (milliseconds) => void pauses.push(milliseconds),
    baseUrl,
    project: 'sample',
    timeoutMilliseconds: 50,
  })
  return { store, pauses, requests: () => requests }
}

const name = 'projects/sample/databases/(default)/documents/products/a'
const good = () => Response.json({ documents: [{ name, fields: {} }] })
const failing =
  (status: number, headers = {}) =>
  () =>
    new Response('<p>no', { status, headers })
const unreachable = () => Promise.reject(new TypeError('fetch failed'))
const silent = (signal: AbortSignal) =>
  new Promise<Response>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error)),
  )
const broken = () =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"docu'))
        controller.error(new TypeError('terminated'))
      },
    }),
  )

describe('reading Firestore', () => {
  test.each([
    ['503', failing(503)],
    ['429', failing(429)],
    ['an unreachable host', unreachable],
    ['silence', silent],
    ['an answer that breaks off', broken],
  ])('tries again after %s, twice, waiting longer each time', async (_, failure) => {
    const { store, pauses } = storeOver(failure, failure, good)
    expect((await store.list()).documents.map(({ id }) => id)).toEqual(['a'])
    expect(pauses).toHaveLength(2)
    expect(pauses[0]).toBeGreaterThanOrEqual(250)
    expect(pauses[1]).toBeGreaterThanOrEqual(500)
  })

  test('waits as long as it is asked to, within reason', async () => {
    const { store, pauses } = storeOver(
      failing(429, { 'retry-after': '2' }),
      failing(429, { 'retry-after': '3600' }),
      good,
    )
    await store.list()
    expect(pauses).toEqual([2000, 5000])
  })

  test('gives up after the third failure and says what happened', async () => {
    const { store, requests } = storeOver(failing(503))
    await expect(store.list()).rejects.toThrow(' answered 503')
    expect(requests()).toBe(3)
    await expect(storeOver(unreachable).store.list()).rejects.toThrow('could not be reached')
    await expect(storeOver(silent).store.list()).rejects.toThrow('did not answer in time')
  })

  test.each([400, 403, 404])('does not try again after %d', async (status) => {
    const { store, requests } = storeOver(failing(status))
    await expect(store.list()).rejects.toThrow(` answered ${status}`)
    expect(requests()).toBe(1)
  })

  test('reads no more of a page than it may hold, once', async () => {
    const block = new Uint8Array(1024 * 1024).fill(32)
    let sent = 0
    const { store, requests } = storeOver(
      () =>
        new Response(
          new ReadableStream<Uint8Array>({
            pull(controller) {
              if (sent++ < 200) controller.enqueue(block)
              else controller.close()
            },
          }),
        ),
    )
    await expect(store.list()).rejects.toThrow()
    expect(sent).toBeLessThan(70)
    expect(requests()).toBe(1)
  })

  test('sets malformed documents aside', async () => {
    const bad = { name: `${name}-bad`, fields: { a: { stringValue: 1 } } }
    const { store } = storeOver(() => Response.json({ documents: [bad, { name }] }))
    const { documents, unreadable } = await store.list()
    expect(documents.map(({ id }) => id)).toEqual(['a'])
    expect(unreadable).toMatchObject([{ id: 'a-bad' }])
  })
})
