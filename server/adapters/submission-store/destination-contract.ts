import { describe, expect, test } from 'vitest'
import { contact } from '#test/submissions.fixture.ts'
import type { RecordedFailure } from '#server/ports/submission-store.ts'
import { ids, type World } from './outcome-contract.ts'

const failure: RecordedFailure = { code: 'unreachable', at: 150, times: 1 }
const both = [{ destination: 'board' }, { destination: 'mail' }]

/** The part of the contract about several destinations; the rest is in contract.ts. */
export function describeDestinations({ store, open }: World): void {
  const claim = (destination: string, now = 200, id?: string) =>
    store().claim({ destination, now, until: now + 20, limit: 10, ...(id && { id }) })
  const states = async (id: string) =>
    (await store().get(id))?.deliveries.map(({ destination, state }) => `${destination} ${state}`)
  const add = async (to = both, at = 100) => {
    const one = contact()
    await store().add(one, at, to)
    return one.id
  }

  describe('several destinations', () => {
    test('are claimed each by itself, while adding as well', async () => {
      const one = contact()
      const added = await store().add(one, 100, [
        { destination: 'mail', claimUntil: 120 },
        { destination: 'board' },
        { destination: 'webhook', claimUntil: 130 },
      ])
      const claims = added.outcome === 'added' ? added.claims : []
      expect(claims.map(({ delivery }) => [delivery.destination, delivery.dueAt])).toEqual([
        ['mail', 120],
        ['webhook', 130],
      ])
      expect(new Set(claims.map(({ token }) => token)).size).toBe(2)
      expect(ids(await claim('board', 110))).toEqual([one.id])
      expect(await claim('mail', 119)).toEqual([])
      expect(ids(await claim('mail', 120))).toEqual([one.id])
      expect(ids(await claim('board', 120, one.id))).toEqual([])
    })

    test('have outcomes of their own, and the failure of one changes nothing of another', async () => {
      const id = await add()
      const [board] = await claim('board')
      const [mail] = await claim('mail')
      await store().failed(board!, failure, { dueAt: 900, uncertain: true })
      expect(await store().get(id)).toMatchObject({ reachedAt: undefined })
      expect(await store().delivered(mail!, 'message 1', 210)).toBe('recorded')
      expect(await store().get(id)).toMatchObject({
        reachedAt: 210,
        deliveries: [
          { destination: 'board', state: 'waiting', dueAt: 900, uncertain: true, attempts: 1 },
          { destination: 'mail', state: 'delivered', itemId: 'message 1', deliveredAt: 210 },
        ],
      })
      const [again] = await claim('board', 900)
      expect(again).toMatchObject({ mayExist: true, delivery: { uncertainSince: 200 } })
      expect(await store().delivered(again!, 'item 1', 910)).toBe('recorded')
      expect((await store().get(id))?.reachedAt).toBe(210)
    })

    test('may know different submissions by the same name', async () => {
      const [first, second] = [await add(), await add()]
      const [board] = await claim('board', 200, first)
      const [mail] = await claim('mail', 200, second)
      expect(await store().delivered(board!, '1', 210)).toBe('recorded')
      expect(await store().delivered(mail!, '1', 210)).toBe('recorded')
    })

    test('are made due one by one', async () => {
      const id = await add()
      for (const destination of ['board', 'mail']) {
        const [one] = await claim(destination)
        await store().failed(one!, failure, { dueAt: 9000, uncertain: false })
      }
      expect(await store().makeDue(300, { destination: 'mail' })).toBe(1)
      expect([ids(await claim('board', 300)), ids(await claim('mail', 300))]).toEqual([[], [id]])
    })

    test('make one submission due, not two', async () => {
      const id = await add()
      expect(await store().makeDue(300)).toBe(1)
      expect(await store().makeDue(300, { ids: [id] })).toBe(1)
    })
  })

  describe('a destination that is set up later', () => {
    test('gets what has reached nobody, once, and nothing that has', async () => {
      const kept = await add([])
      const failing = await add([{ destination: 'board' }])
      const reached = await add([{ destination: 'board' }])
      const [done] = await claim('board', 200, reached)
      await store().delivered(done!, 'item', 210)
      const enlist = (id?: string) =>
        store().enlist({ destination: 'mail', now: 300, ...(id && { id }) })
      expect(await enlist(kept)).toBe(1)
      expect(
        await Promise.all([enlist(), open().enlist({ destination: 'mail', now: 300 })]),
      ).toEqual(expect.arrayContaining([1, 0]))
      expect(await enlist()).toBe(0)
      expect(await states(kept)).toEqual(['mail waiting'])
      expect(await states(failing)).toEqual(['board waiting', 'mail waiting'])
      expect(await states(reached)).toEqual(['board delivered'])
      expect(ids(await claim('mail', 300)).toSorted()).toEqual([kept, failing].toSorted())
    })
  })

  describe('what has reached some of its destinations', () => {
    const half = async (at: number) => {
      const id = await add(both, at)
      const [mail] = await claim('mail', 200, id)
      await store().delivered(mail!, `message ${id}`, at + 1000)
      return id
    }

    test('waits, until those are asked for that have it', async () => {
      const id = await half(101)
      const kept = await add([], 102)
      expect(await store().summary()).toEqual({
        waiting: 2,
        delivered: 0,
        oldestWaiting: 101,
        byDestination: { board: { waiting: 1, oldestWaiting: 101 } },
      })
      expect(await store().summary(['mail'])).toMatchObject({
        waiting: 1,
        delivered: 1,
        oldestWaiting: 102,
      })
      expect(await store().summary([])).toMatchObject({ waiting: 1, delivered: 1 })
      const waiting = await store().list({ waiting: true, limit: 10 })
      expect(waiting.map(({ submission }) => submission.id)).toEqual([id, kept])
    })

    test('is deleted when it has been long with all that are asked for', async () => {
      const [old, young] = [await half(101), await half(2000)]
      const kept = await add([], 1)
      expect(await store().deleteDelivered(2000, ['board', 'mail'])).toBe(0)
      const [board] = await claim('board', 3000, old)
      await store().delivered(board!, 'item', 3000)
      expect(await store().deleteDelivered(2000, ['board', 'mail'])).toBe(0)
      expect(await store().deleteDelivered(3001, ['board', 'mail'])).toBe(1)
      expect(await store().deleteDelivered(9000, ['mail'])).toBe(1)
      expect([await states(old), await states(young)]).toEqual([undefined, undefined])
      expect(await states(kept)).toEqual([])
    })
  })
}
