import { describe, expect, test, vi } from 'vitest'
import { contact } from '#test/submissions.fixture.ts'
import { failure, outboxWorld } from './outbox.fixture.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

describe('waiting', () => {
  test('grows while the service is down, and ends for all with the first success', async () => {
    const { outbox, next, time, items, onBoard } = outboxWorld()
    const many = Array.from({ length: 8 }, (_, i) => contact({ message: `No. ${i}` }))
    next.push(...Array.from({ length: 40 }, () => ({ result: failure('unreachable') })))
    for (const one of many) await outbox.submit(one)
    for (let i = 0; i < 4; i++) {
      time.now += minute
      await outbox.drain()
    }
    const stored = await onBoard(many[0]!.id)
    expect(stored).toMatchObject({ lastFailure: { times: 5 }, dueAt: time.now + 16 * second })

    time.now += second
    expect(items).toHaveLength(0)
    await outbox.submit(contact({ message: 'The first to get through.' }))
    await outbox.drain()
    expect(items).toHaveLength(9)
  })

  test('is a minute at most while the service is down, however long it is away', async () => {
    const { outbox, next, time, items } = outboxWorld()
    next.push(...Array.from({ length: 20 }, () => ({ result: failure('unreachable') })))
    await outbox.submit(contact())
    for (let i = 0; i < 30; i++) {
      time.now += minute
      await outbox.drain()
    }
    expect(items).toHaveLength(1)
  })

  test('for a refusal is not ended by another one’s success', async () => {
    const { outbox, next, time, onBoard } = outboxWorld()
    const one = contact()
    next.push({ result: failure('rejected') })
    await outbox.submit(one)
    time.now += 4 * second
    await outbox.submit(contact())
    await outbox.drain()
    expect(await onBoard(one.id)).toMatchObject({ state: 'waiting', attempts: 1 })
  })

  test('that the service asks for holds for everybody', async () => {
    const { outbox, calls, items, next, time } = outboxWorld()
    next.push({ result: failure('limited', { retryAfter: 100 }) })
    const asked = { state: 'failed', failure: { code: 'limited' }, service: 'the boards' }
    expect(await outbox.submit(contact())).toEqual(asked)
    expect(await outbox.submit(contact())).toEqual(asked)
    const third = contact()
    expect(await outbox.submit(third)).toEqual(asked)
    expect(await outbox.submit(third)).toEqual(asked)
    time.now += 99 * second
    await outbox.drain()
    expect(calls).toEqual(['create'])
    time.now += 12 * second
    await outbox.drain()
    expect(items).toHaveLength(3)
  })

  test('that the service asks for ends after a day, whatever it asks for', async () => {
    for (const retryAfter of [999_999_999, Infinity]) {
      const { outbox, items, next, time, onBoard } = outboxWorld()
      next.push({ result: failure('limited', { retryAfter }) })
      const [one, later] = [contact(), contact()]
      expect(await outbox.submit(one)).toMatchObject({ state: 'failed' })
      expect((await onBoard(one.id))?.dueAt).toBe(time.now + 24 * hour)
      time.now += 24 * hour
      expect(await outbox.submit(later)).toMatchObject({ state: 'delivered' })
      await outbox.drain()
      expect(items).toHaveLength(2)
    }
  })
})

describe('by itself', () => {
  /** A clock that runs, and is set. */
  function clock() {
    let offset = 0
    return { now: () => Date.now() + offset, set: (by: number) => void (offset += by) }
  }
  test('a clock that is set on makes no second attempt beside one under way', async () => {
    const { now, set } = clock()
    const { outbox, next, items, calls } = outboxWorld({ now })
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    next.push({ until: () => answered })
    const submitting = outbox.submit(contact())
    await expect.poll(() => calls.length).toBe(1)
    set(hour)
    await new Promise((later) => setImmediate(later))
    const draining = outbox.drain()
    await new Promise((later) => setTimeout(later, 50))
    expect(calls).toEqual(['create'])
    answer()
    expect(await submitting).toMatchObject({ state: 'delivered' })
    await draining
    set(minute)
    await outbox.drain()
    expect([calls, items.length]).toEqual([['create'], 1])
  })
})

describe('many at once', () => {
  test('are delivered few at a time from what waits, each once', async () => {
    const { open, items, store, time, most } = outboxWorld()
    for (let i = 0; i < 60; i++) await store.add(contact({ message: `No. ${i}` }), time.now + i)
    time.now += 100
    const servers = [open(), open(), open()]
    await Promise.all(servers.map((server) => server.drain()))
    expect(items).toHaveLength(60)
    expect(new Set(items.map(({ item }) => item.columns.long_text_mkspwtdh)).size).toBe(60)
    expect(most.underWay).toBeLessThanOrEqual(12)
    expect(await store.summary()).toMatchObject({ waiting: 0, delivered: 60 })
  })

  test('of visitors are not more than the service allows', async () => {
    const { outbox, items, most, next } = outboxWorld({ sleep: () => new Promise(setImmediate) })
    const soon = () => new Promise((resolve) => setTimeout(resolve, 5))
    next.push(...Array.from({ length: 100 }, () => ({ until: soon })))
    const many = Array.from({ length: 100 }, (_, i) => contact({ message: `No. ${i}` }))
    const outcomes = await Promise.all(many.map((one) => outbox.submit(one)))
    expect(outcomes.every(({ state }) => state === 'delivered')).toBe(true)
    expect(items).toHaveLength(100)
    expect(most.underWay).toBeLessThanOrEqual(32)
  })
})

describe('running', () => {
  test('sends what waits by itself, and stops when told, with nothing under way', async () => {
    const { open, store, items, next } = outboxWorld({ now: Date.now })
    await store.add(contact(), Date.now())
    const outbox = open()
    void outbox.start()
    await expect.poll(() => items.length).toBe(1)

    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    const begun = vi.fn(() => answered)
    next.push({ until: begun })
    const submitting = outbox.submit(contact({ message: 'Under way.' }))
    await expect.poll(() => begun.mock.calls.length).toBe(1)
    const stopped = vi.fn()
    const stopping = outbox.stop().then(stopped)
    await new Promise((later) => setImmediate(later))
    expect(stopped).not.toHaveBeenCalled()
    answer()
    await stopping
    expect(items).toHaveLength(2)
    expect(await submitting).toMatchObject({ state: 'delivered' })
  })

  test('once told to stop stores what still comes, and leaves it to the next server', async () => {
    const { outbox, calls, onBoard } = outboxWorld({ now: Date.now })
    await outbox.stop()
    const one = contact()
    expect(await outbox.submit(one)).toEqual({ state: 'pending' })
    expect(await onBoard(one.id)).toMatchObject({ state: 'waiting', claimed: false })
    expect(calls).toEqual([])
  })

  test('tries at its start what failed before, for the restart may have mended it', async () => {
    const { open, outbox, items, next } = outboxWorld({ now: Date.now, random: () => 0 })
    next.push({ result: failure('rejected') })
    await outbox.submit(contact())
    const restarted = open()
    void restarted.start()
    await expect.poll(() => items.length).toBe(1)
    await restarted.stop()
  })
})
