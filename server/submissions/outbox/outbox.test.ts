import { describe, expect, test } from 'vitest'
import { contact, lead } from '#test/submissions.fixture.ts'
import { failure, onBoards, outboxWorld } from './outbox.fixture.ts'

const second = 1000
const lease = 20 * second
const realTime = {
  now: Date.now,
  sleep: (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
}

describe('submitting', () => {
  test('stores, delivers and tells so', async () => {
    const { outbox, items, calls, onBoard } = outboxWorld()
    const one = contact()
    expect(await outbox.submit(one)).toEqual({ state: 'delivered', itemId: 'item 1' })
    expect(await onBoard(one.id)).toMatchObject({ state: 'delivered', itemId: 'item 1' })
    expect(items.map(({ item }) => item.name)).toEqual(['Ada Moreau'])
    expect(calls).toEqual(['create'])
  })

  test('is durable before the service is called', async () => {
    const { outbox, store, next } = outboxWorld()
    let stored: unknown
    const one = contact()
    next.push({ until: async () => (stored = await store.get(one.id)) })
    await outbox.submit(one)
    expect(stored).toMatchObject({
      submission: one,
      deliveries: [{ state: 'waiting', uncertain: true }],
    })
  })

  test('calls nobody when it cannot be stored', async () => {
    const { outbox, store, calls } = outboxWorld()
    const away = { ...store, add: () => Promise.reject(new Error('disk full')) }
    const broken = outboxWorld({ store: away })
    await expect(broken.outbox.submit(contact())).rejects.toThrow('disk full')
    expect(broken.calls).toEqual([])
    await outbox.submit(contact())
    expect(calls).toEqual(['create'])
  })

  test('that fails is kept and tells why', async () => {
    const { outbox, next, time, onBoard } = outboxWorld()
    const refused = { code: 'rejected', message: 'No such label' } as const
    next.push({ result: { ok: false, failure: refused, uncertain: false } })
    const one = contact()
    expect(await outbox.submit(one)).toEqual({
      state: 'failed',
      failure: refused,
      service: 'the boards',
    })
    expect(await onBoard(one.id)).toMatchObject({
      state: 'waiting',
      dueAt: time.now + 5 * second,
      lastFailure: { ...refused, times: 1, at: time.now },
    })
  })

  test('whose outcome cannot be recorded is stored all the same', async () => {
    const { store, tracker, time, onBoard } = outboxWorld()
    const forgetful = { ...store, delivered: () => Promise.reject(new Error('away')) }
    const world = outboxWorld({ store: forgetful, destinations: [onBoards(tracker)] })
    const one = contact()
    expect(await world.outbox.submit(one)).toEqual({ state: 'pending' })
    expect(await onBoard(one.id)).toMatchObject({ state: 'waiting', uncertain: true })
    expect(time.now).toBeGreaterThan(0)
  })
})

describe('the same id again', () => {
  test('at the same time waits for the first one’s outcome', async () => {
    const { outbox, items, calls, next } = outboxWorld()
    const one = contact()
    const answer = Promise.withResolvers<void>()
    next.push({ until: () => answer.promise })
    const both = [outbox.submit(one), outbox.submit(one), outbox.submit(one)]
    setTimeout(answer.resolve, 20)
    for (const outcome of await Promise.all(both)) {
      expect(outcome).toEqual({ state: 'delivered', itemId: 'item 1' })
    }
    expect([items.length, calls]).toEqual([1, ['create']])
  })

  test('at another server waits for the first one’s outcome', async () => {
    const { open, items, next } = outboxWorld(realTime)
    const one = contact()
    const answer = Promise.withResolvers<void>()
    next.push({ until: () => answer.promise })
    const first = open().submit(one)
    const again = open().submit(one)
    setTimeout(answer.resolve, 50)
    expect(await first).toEqual({ state: 'delivered', itemId: 'item 1' })
    expect(await again).toEqual({ state: 'delivered', itemId: 'item 1' })
    expect(items).toHaveLength(1)
  })

  test('at another server, where the first fails, hears of that failure', async () => {
    const { open, calls, next } = outboxWorld(realTime)
    const one = contact()
    const answer = Promise.withResolvers<void>()
    next.push({ until: () => answer.promise, result: failure('rejected') })
    const first = open().submit(one)
    const again = open().submit(one)
    setTimeout(answer.resolve, 20)
    expect(await first).toMatchObject({ state: 'failed', failure: { code: 'rejected' } })
    expect(await again).toMatchObject({ state: 'failed', failure: { code: 'rejected' } })
    expect(calls).toEqual(['create'])
  })

  test('waits no longer than its time limit', async () => {
    const { open, store, time } = outboxWorld()
    const one = contact()
    await store.add(one, time.now, [{ destination: 'monday', claimUntil: time.now + lease }])
    const start = time.now
    expect(await open().submit(one)).toEqual({ state: 'pending' })
    expect(time.now - start).toBeLessThan(15 * second)
  })

  test('after a failure tries again at once, as the visitor asks', async () => {
    const { outbox, items, calls, next } = outboxWorld()
    const one = contact()
    next.push({ result: failure('unreachable', { uncertain: true }) })
    await outbox.submit(one)
    expect(await outbox.submit(one)).toEqual({ state: 'delivered', itemId: 'item 1' })
    expect([items.length, calls]).toEqual([1, ['create', 'find', 'create']])
  })

  test('with other contents is refused, and changes nothing', async () => {
    const { outbox, open, store, items } = outboxWorld()
    const one = contact()
    await outbox.submit(one)
    const other = contact({ message: 'Another' }, one.id)
    expect(await outbox.submit(other)).toEqual({ state: 'conflict' })
    expect(await outbox.submit(lead({}, one.id))).toEqual({ state: 'conflict' })
    expect(await open({ destinations: [] }).submit(other)).toEqual({ state: 'conflict' })
    expect(await store.get(one.id)).toMatchObject({ submission: one })
    expect(items).toHaveLength(1)
  })
})

describe('without a service', () => {
  test('submissions are kept, and sent oldest first once there is one', async () => {
    const { open, items, store, time } = outboxWorld()
    const keeping = open({ destinations: [] })
    expect(keeping.destinations).toEqual({})
    const names = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']
    for (const name of names) {
      expect(await keeping.submit(contact({ firstName: name, lastName: '' }))).toEqual({
        state: 'kept',
      })
      time.now += 1000
    }
    await keeping.drain()
    expect(await store.summary()).toMatchObject({ waiting: 6 })

    const sending = open()
    await sending.drain()
    expect(items.map(({ item }) => item.name)).toEqual(names)
    expect(await store.summary()).toMatchObject({ waiting: 0, delivered: 6 })
  })
})

test('the log tells ids, states and codes, never what a visitor wrote', async () => {
  const { outbox, lines, next, time } = outboxWorld()
  const echo = { code: 'rejected', message: 'ada@harbor.example is no email' } as const
  next.push({ result: { ok: false, failure: echo, uncertain: false } })
  const one = contact()
  await outbox.submit(one)
  await outbox.submit(lead())
  time.now += 3600 * second
  await outbox.drain()
  const log = JSON.stringify(lines)
  for (const word of [one.id, 'rejected', 'received', 'delivered']) expect(log).toContain(word)
  for (const value of Object.values(one.fields)) expect(log).not.toContain(value)
})
