import { serve, type ServerType } from '@hono/node-server'
import { afterEach, describe, expect, test } from 'vitest'
import { describeFileStore } from './contract.ts'
import { createFirebaseFileStore } from './firebase-storage.ts'

const servers: ServerType[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve))
})

describeFileStore('Firebase Storage over HTTP', async ({ api }) => {
  const port = await new Promise<number>((resolve) => {
    const listening = ({ port }: { port: number }) => resolve(port)
    servers.push(
      serve(
        { fetch: api.fetch, overrideGlobalObjects: false, port: 0, hostname: '127.0.0.1' },
        listening,
      ),
    )
  })
  const baseUrl = `http://127.0.0.1:${port}`
  return createFirebaseFileStore({ fetch, sleep: async () => {}, baseUrl, bucket: 'a.example' })
})

/** A bucket with one folder of `count` files; `answer` may step in before. */
function bucketOf(count: number, answer: (url: URL) => Response | undefined = () => undefined) {
  const world = { asked: [] as string[], under: 0, most: 0, time: 0 }
  const item = (at: number) => ({ name: `docs/x${at}.pdf`, bucket: 'b' })
  const store = createFirebaseFileStore({
    fetch: async (input) => {
      const url = new URL(new Request(input).url)
      world.asked.push(url.pathname.split('/o/')[1] ?? 'list')
      world.most = Math.max(world.most, ++world.under)
      await new Promise((later) => setTimeout(later, 1))
      world.under--
      const metadata = { size: '5', updated: '2026-01-01T00:00:00.000Z' }
      return (
        answer(url) ??
        Response.json(
          url.pathname.endsWith('/o')
            ? { items: Array.from({ length: count }, (_, at) => item(at)) }
            : metadata,
        )
      )
    },
    sleep: async () => {},
    baseUrl: 'https://storage.example',
    bucket: 'b',
    now: () => world.time,
  })
  return { store, world }
}

describe('a hosted bucket', () => {
  test('is asked many things at once, but not everything', async () => {
    const { store, world } = bucketOf(500)
    expect(await store.files('docs')).toHaveLength(500)
    expect(world.most).toBe(128)
  })

  test('is asked about a file again only after ten minutes', async () => {
    const { store, world } = bucketOf(3)
    await store.files('docs')
    world.asked = []
    await store.files('docs')
    expect(world.asked).toEqual(['list'])
    world.time = 11 * 60_000
    await store.files('docs')
    expect(world.asked).toHaveLength(5)
  })

  test('may lose a file between its list and its details', async () => {
    const { store } = bucketOf(3, (url) =>
      url.pathname.includes('x1') ? new Response(null, { status: 404 }) : undefined,
    )
    expect((await store.files('docs')).map(({ path }) => path)).toEqual([
      'docs/x0.pdf',
      'docs/x2.pdf',
    ])
  })

  test('that refuses, errs or answers with something else fails', async () => {
    const answers = [
      () => Response.json({ error: { code: 403 } }, { status: 403 }),
      () => new Response('down', { status: 503 }),
      () => Response.json({ items: 'none' }),
      () => new Response('<html>'),
      () => Response.json({ nextPageToken: 'for ever' }),
    ]
    for (const answer of answers)
      await expect(bucketOf(1, answer).store.folders()).rejects.toThrow()
    await expect(bucketOf(1, answers[0]).store.folders()).rejects.toThrow('403')
  })

  test('is listened to for so long only', async () => {
    const list = JSON.stringify({ items: [], padding: ' '.repeat(8 * 1024 * 1024) })
    const { store } = bucketOf(1, () => new Response(list))
    await expect(store.folders()).rejects.toThrow('larger than')
  })

  test('may hold files that are larger than any list', async () => {
    const { store } = bucketOf(1, () => new Response(new Uint8Array(9 * 1024 * 1024)))
    expect((await store.read('docs/x0.pdf'))?.byteLength).toBe(9 * 1024 * 1024)
  })
})
