import { randomUUID } from 'node:crypto'
import type { Redis } from 'ioredis'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { startRedis } from '#test/fakes/redis-server.ts'
import { createLimiter, tooMany, type Limiter } from './limiter.ts'
import { connectRedis, limitsState } from './redis.ts'

const redis = await startRedis()
const clients: Redis[] = []
const lines: string[] = []

/** A server's connection; what it logs is kept. */
async function connect(url: string): Promise<Redis> {
  const note = (...line: unknown[]) => void lines.push(String(line.at(-1)))
  const client = await connectRedis(url, { info: note, warn: note })
  clients.push(client)
  await vi.waitFor(() => expect(client.status).toBe('ready'), 5000)
  return client
}

afterAll(async () => {
  for (const client of clients) client.disconnect()
  if ('stop' in redis) await redis.stop()
})

const kinds: [string, () => Promise<Redis | undefined>][] = [['in memory', async () => undefined]]
if ('url' in redis) kinds.push(['in Redis', () => connect(redis.url)])
else test.skip(`limits in Redis: ${redis.skipped}`, () => {})

describe.each(kinds)('a limit %s', (_, open) => {
  const one = async (points: number, seconds: number) =>
    createLimiter(randomUUID(), { points, seconds }, await open())

  test('lets so many pass in its window, and more once it has ended', async () => {
    const limiter = await one(2, 1)
    expect(await limiter.take('a')).toEqual({ ok: true })
    expect(await limiter.take('a')).toEqual({ ok: true })
    expect(await limiter.take('a')).toEqual({ ok: false, retryAfter: 1 })
    await vi.waitFor(async () => expect(await limiter.take('a')).toEqual({ ok: true }), {
      timeout: 5000,
      interval: 200,
    })
  })

  test('counts each caller by itself, and says how long to wait', async () => {
    const limiter = await one(1, 3600)
    expect(await limiter.take('a')).toEqual({ ok: true })
    expect(await limiter.take('b')).toEqual({ ok: true })
    const refused = await limiter.take('a')
    expect(refused).toMatchObject({ ok: false })
    if (refused.ok) throw new Error('expected a refusal')
    expect(refused.retryAfter).toBeGreaterThan(3500)
    expect(refused.retryAfter).toBeLessThanOrEqual(3600)
  })

  test('lets no more pass when all come at once', async () => {
    const limiter = await one(5, 60)
    const answers = await Promise.all(Array.from({ length: 50 }, () => limiter.take('a')))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(5)
  })
})

describe('an IPv6 network', () => {
  const passed = async (limiter: Limiter, keys: readonly string[]) => {
    const taken = await Promise.all(keys.map((key) => limiter.take(key)))
    return taken.filter(({ ok }) => ok).length
  }
  const inNetwork = (network: string, many: number) =>
    Array.from({ length: many }, (_, i) => `${network}${i.toString(16)}::/64`)

  test.each([
    ['a /56', inNetwork('2001:db8:1:a', 16)],
    ['a /48', inNetwork('2001:db8:1:1a0', 16).concat(inNetwork('2001:db8:1:7f0', 16))],
  ])('of a customer (%s) has four times the places of a /64', async (_, keys) => {
    const limiter = createLimiter(randomUUID(), { points: 2, seconds: 3600 }, undefined)
    expect(await passed(limiter, keys)).toBe(8)
    expect(await passed(limiter, ['2001:db8:2:1::/64', '192.0.2.1'])).toBe(2)
  })
})

test('so many callers are remembered in memory, those who came last', async () => {
  const rate = { points: 1, seconds: 3600 }
  const limiter = createLimiter('few', rate, undefined, 3)
  const passed = async (key: string) => (await limiter.take(key)).ok
  for (const key of ['a', 'b', 'c']) expect(await passed(key)).toBe(true)
  expect(await passed('a')).toBe(false)
  // The place of 'b', who has not come again as 'a' has.
  expect(await passed('d')).toBe(true)
  expect(await passed('a')).toBe(false)
  expect(await passed('b')).toBe(true)
})

test.each([
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [3600, '1 hour'],
])('%d seconds are %s', (seconds, words) => {
  expect(tooMany(seconds).message).toContain(`in ${words}.`)
})

test('a server that never reaches Redis counts for itself', async () => {
  const client = await connectRedis('redis://127.0.0.1:1', { info: () => {}, warn: () => {} })
  clients.push(client)
  const limiter = createLimiter('alone', { points: 1, seconds: 60 }, client)
  expect(await limiter.take('a')).toEqual({ ok: true })
  expect(await limiter.take('a')).toMatchObject({ ok: false })
  expect(await limitsState(client)).toMatchObject({ status: 'stale' })
})

if ('url' in redis) {
  test('two servers share a limit in Redis', async () => {
    const name = randomUUID()
    const rate = { points: 3, seconds: 60 }
    const first = createLimiter(name, rate, await connect(redis.url))
    const second = createLimiter(name, rate, await connect(redis.url))
    const takes = [first, second, first, second].map((limiter) => limiter.take('a'))
    expect((await Promise.all(takes)).filter(({ ok }) => ok)).toHaveLength(3)
  })

  // Last: it ends the Redis that the others use.
  test('a Redis that fails is replaced by memory until it is back', async () => {
    lines.length = 0
    const limiter = createLimiter('failing', { points: 1, seconds: 600 }, await connect(redis.url))
    expect(await limiter.take('a')).toEqual({ ok: true })
    await redis.crash()
    const counted = ['b', 'c', 'd', 'e', 'f']
    for (const key of counted) {
      expect(await limiter.take(key)).toEqual({ ok: true })
      expect(await limiter.take(key)).toMatchObject({ ok: false })
    }
    await vi.waitFor(() => expect(lines.join()).toContain('does not answer'), 5000)
    await redis.restart()
    await vi.waitFor(() => expect(lines.join()).toContain('answers again'), 10_000)
    // A fresh Redis knows nobody; on a busy machine one of its answers may come too late.
    await vi.waitFor(async () => {
      expect(await limiter.take(counted.shift()!)).toEqual({ ok: true })
    }, 5000)
  })
}
