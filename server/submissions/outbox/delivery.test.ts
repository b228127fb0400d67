import { describe, expect, test } from 'vitest'
import { boards } from '#content/company/enquiries.ts'
import { boardItem } from '#domain/submission/board-item.ts'
import { contact } from '#test/submissions.fixture.ts'
import { failure, outboxWorld } from './outbox.fixture.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const lease = 20 * second
const lost = failure('unreachable', { uncertain: true })

describe('an attempt of unknown outcome', () => {
  test('is looked up before anything is made again', async () => {
    const { outbox, items, calls, next, time, since, onBoard } = outboxWorld()
    next.push({ result: lost, makes: true })
    const one = contact()
    const began = time.now
    expect(await outbox.submit(one)).toMatchObject({ state: 'failed' })
    time.now += 5 * second
    await outbox.drain()
    expect([calls, items.length]).toEqual([['create', 'find'], 1])
    expect(since).toEqual([began - 2 * minute])
    expect(await onBoard(one.id)).toMatchObject({ state: 'delivered', itemId: 'item 1' })
  })

  test('of which nothing is found is made again, with the same key', async () => {
    const { outbox, items, calls, next, time } = outboxWorld()
    next.push({ result: lost }, { result: lost, makes: true })
    await outbox.submit(contact())
    time.now += 5 * second
    await outbox.drain()
    expect(items).toHaveLength(1)
    // The item is there, but the index the service searches does not know it yet.
    const { key } = items[0]!
    items[0]!.item = { ...items[0]!.item, name: 'not indexed' }
    time.now += 5 * second
    await outbox.drain()
    expect(calls).toEqual(['create', 'find', 'create', 'find', 'create'])
    expect(items.map((made) => made.key)).toEqual([key])
  })

  test('stays unknown until it is found, whatever later ones come to', async () => {
    const { outbox, next, time, since, onBoard } = outboxWorld()
    next.push({ result: lost }, { result: failure('rejected') })
    const one = contact()
    const began = time.now
    await outbox.submit(one)
    time.now += 5 * second
    await outbox.drain()
    expect(await onBoard(one.id)).toMatchObject({
      uncertain: true,
      uncertainSince: began,
      lastFailure: { code: 'rejected', times: 1 },
    })
    time.now += hour
    await outbox.drain()
    expect(since).toEqual([began - 2 * minute, began - 2 * minute])
  })

  test('is one whose process was killed', async () => {
    const { open, store, items, tracker, calls, time, onBoard } = outboxWorld()
    const one = contact()
    const added = await store.add(one, time.now, [
      { destination: 'monday', claimUntil: time.now + lease },
    ])
    if (added.outcome !== 'added') throw new Error('not added')
    await tracker.create(
      boardItem(one, new Date(time.now).toISOString().slice(0, 10), boards),
      'of the killed process',
    )
    const outbox = open()
    time.now += lease - 1
    await outbox.drain()
    expect(calls).toEqual(['create'])
    time.now += 1
    await outbox.drain()
    expect([calls, items.length]).toEqual([['create', 'find'], 1])
    expect((await onBoard(one.id))?.itemId).toBe('item 1')
  })

  test('is tried again after a look-up that fails', async () => {
    const { outbox, items, calls, next, looks, time, onBoard } = outboxWorld()
    next.push({ result: lost, makes: true })
    looks.push(failure('not-json'), failure('limited', { retryAfter: 30 }))
    const one = contact()
    await outbox.submit(one)
    for (let i = 0; i < 3; i++) {
      time.now += 40 * second
      await outbox.drain()
    }
    expect([calls, items.length]).toEqual([['create', 'find', 'find', 'find'], 1])
    expect(await onBoard(one.id)).toMatchObject({ state: 'delivered', attempts: 4 })
  })
})

test('a certain failure needs no look-up, and a key of its own next time', async () => {
  const { outbox, calls, next, time, items } = outboxWorld()
  const keys: string[] = []
  next.push({ result: failure('rejected') })
  const one = contact()
  await outbox.submit(one)
  time.now += hour
  await outbox.drain()
  keys.push(items[0]!.key)
  expect(calls).toEqual(['create', 'create'])
  expect(keys[0]).toBe(`${one.id}-${time.now}`)
})

describe('two equal submissions of different ids', () => {
  const twins = () => [contact(), contact()] as const

  test('make two items, whichever answers are lost', async () => {
    for (const makes of [
      [true, true],
      [true, false],
      [false, true],
      [false, false],
    ]) {
      const { outbox, items, next, time, onBoard } = outboxWorld()
      const [one, other] = twins()
      next.push(...makes.map((made) => ({ result: lost, makes: made })))
      await outbox.submit(one)
      await outbox.submit(other)
      for (let i = 0; i < 4; i++) {
        time.now += minute
        await outbox.drain()
      }
      expect(items, JSON.stringify(makes)).toHaveLength(2)
      const owned = [await onBoard(one.id), await onBoard(other.id)].map((it) => it?.itemId)
      expect(new Set(owned)).toEqual(new Set(['item 1', 'item 2']))
    }
  })

  test('make two items though the second finds the first one’s', async () => {
    const { outbox, items, next, time, onBoard } = outboxWorld()
    const [one, other] = twins()
    next.push({ result: lost, makes: true }, { result: lost, makes: false })
    await outbox.submit(one)
    await outbox.submit(other)
    // The visitor of the second presses again: its look-up finds what the first one made.
    expect(await outbox.submit(other)).toEqual({ state: 'delivered', itemId: 'item 1' })
    for (let i = 0; i < 3; i++) {
      time.now += minute
      await outbox.drain()
    }
    expect((await onBoard(one.id))?.itemId).toBe('item 2')
    expect(items).toHaveLength(2)
  })
})
