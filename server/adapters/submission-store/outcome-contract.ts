import { describe, expect, test } from 'vitest'
import type {
  Addressee,
  Claim,
  RecordedFailure,
  StoredDelivery,
  SubmissionStore,
} from '#server/ports/submission-store.ts'

const failure: RecordedFailure = { code: 'unreachable', at: 150, times: 1 }

export const destination = 'board'
/** The one destination of most tests, claimed where a time is given. */
export const board = (claimUntil?: number): Addressee[] => [{ destination, claimUntil }]

export const ids = (claims: Claim[]) => claims.map(({ submission }) => submission.id)

export type World = {
  store: () => SubmissionStore
  /** Another process on the same place. */
  open: () => SubmissionStore
  /** Adds one for each time it is received; gives their ids. */
  addAll: (...times: number[]) => Promise<string[]>
  claimOne: (id: string, now?: number, until?: number) => Promise<Claim>
  due: (now: number, limit?: number) => Promise<Claim[]>
  /** The only delivery of a submission. */
  get: (id: string) => Promise<StoredDelivery | undefined>
}

/** The part of the contract about what becomes of submissions; the rest is in contract.ts. */
export function describeOutcomes({ store, open, addAll, claimOne, due, get }: World): void {
  describe('reporting', () => {
    test('a delivery is recorded with its item', async () => {
      const [id] = await addAll(90)
      await store().failed(await claimOne(id!), failure, { dueAt: 100, uncertain: true })
      expect(await store().delivered(await claimOne(id!), '4711', 130)).toBe('recorded')
      expect(await get(id!)).toMatchObject({
        state: 'delivered',
        itemId: '4711',
        deliveredAt: 130,
        attempts: 2,
        claimed: false,
        uncertain: false,
        uncertainSince: undefined,
        lastFailure: undefined,
      })
    })

    test('an item belongs to one submission', async () => {
      const [first, second] = await addAll(90, 91)
      await store().delivered(await claimOne(first!), '4711', 110)
      const claim = await claimOne(second!)
      expect(await store().delivered(claim, '4711', 111)).toBe('taken')
      expect(await get(second!)).toMatchObject({ state: 'waiting', claimed: true })
      expect(await store().delivered(claim, '4712', 112)).toBe('recorded')
    })

    test('an item that two report at once is given to one of them', async () => {
      const [first, second] = await addAll(90, 91)
      const claims = [await claimOne(first!), await claimOne(second!)]
      const other = open()
      const outcomes = await Promise.all([
        store().delivered(claims[0]!, '4711', 110),
        other.delivered(claims[1]!, '4711', 110),
      ])
      expect(outcomes.toSorted()).toEqual(['recorded', 'taken'])
    })

    test('a failure is kept with its words until the next outcome', async () => {
      const [id] = await addAll(90)
      const refused: RecordedFailure = { code: 'rejected', message: 'No', at: 7, times: 2 }
      const claim = await claimOne(id!)
      expect(await store().failed(claim, refused, { dueAt: 500, uncertain: false })).toBe(true)
      expect(await get(id!)).toMatchObject({
        state: 'waiting',
        dueAt: 500,
        claimed: false,
        uncertain: false,
        uncertainSince: undefined,
        lastFailure: refused,
      })
      expect((await claimOne(id!, 200)).mayExist).toBe(false)
    })

    test('an uncertain failure is looked up from its first attempt on', async () => {
      const [id] = await addAll(90)
      await store().failed(await claimOne(id!, 100), failure, { dueAt: 130, uncertain: true })
      const second = await claimOne(id!, 130)
      expect(second).toMatchObject({ mayExist: true, delivery: { uncertainSince: 100 } })
      await store().failed(second, failure, { dueAt: 160, uncertain: true })
      expect(await claimOne(id!, 160)).toMatchObject({ delivery: { uncertainSince: 100 } })
    })

    test('a stale claim changes nothing', async () => {
      const [id] = await addAll(90)
      const stale = await claimOne(id!, 100, 120)
      const fresh = await claimOne(id!, 120, 140)
      expect(await store().delivered(stale, '4711', 121)).toBe('stale')
      expect(await store().failed(stale, failure, { dueAt: 1, uncertain: false })).toBe(false)
      expect(await get(id!)).toMatchObject({ claimed: true, dueAt: 140, itemId: undefined })
      expect(await store().delivered(fresh, '4711', 122)).toBe('recorded')
      expect(await store().failed(fresh, failure, { dueAt: 1, uncertain: false })).toBe(false)
      expect(await get(id!)).toMatchObject({ state: 'delivered' })
    })
  })

  describe('looking', () => {
    test('lists by age, in pages, and what waits alone', async () => {
      const sent = await addAll(101, 102, 103, 104, 104)
      await store().delivered(await claimOne(sent[1]!), 'item', 110)
      const all = (await store().list({ limit: 10 })).map(({ submission }) => submission.id)
      expect(all.slice(0, 3)).toEqual(sent.slice(0, 3))
      expect(all.toSorted()).toEqual(sent.toSorted())
      const pages: string[] = []
      for (let after: string | undefined; ;) {
        const page = await store().list({ limit: 2, ...(after && { after }) })
        pages.push(...page.map(({ submission }) => submission.id))
        if (page.length < 2) break
        after = pages.at(-1)
      }
      expect(pages).toEqual(all)
      const waiting = await store().list({ waiting: true, limit: 10 })
      expect(waiting.map(({ submission }) => submission.id)).toEqual(
        all.filter((id) => id !== sent[1]),
      )
    })

    test('counts, and knows the oldest that waits', async () => {
      expect(await store().summary()).toEqual({
        waiting: 0,
        delivered: 0,
        oldestWaiting: undefined,
        byDestination: {},
      })
      const [first] = await addAll(101, 102, 103)
      expect(await store().summary()).toEqual({
        waiting: 3,
        delivered: 0,
        oldestWaiting: 101,
        byDestination: { [destination]: { waiting: 3, oldestWaiting: 101 } },
      })
      await store().delivered(await claimOne(first!), 'item', 110)
      expect(await store().summary()).toEqual({
        waiting: 2,
        delivered: 1,
        oldestWaiting: 102,
        byDestination: { [destination]: { waiting: 2, oldestWaiting: 102 } },
      })
    })
  })

  describe('tending', () => {
    const codes = ['unreachable', 'rejected', 'limited'] as const
    const failAll = async () => {
      const sent = await addAll(101, 102, 103)
      for (const [i, id] of sent.entries()) {
        const why = { ...failure, code: codes[i]! }
        await store().failed(await claimOne(id), why, { dueAt: 9000, uncertain: false })
      }
      return sent
    }

    test('makes all due that wait', async () => {
      const sent = await failAll()
      expect(await store().makeDue(200)).toBe(3)
      expect(ids(await due(200))).toEqual(sent)
    })

    test('makes some due, by id or by what failed', async () => {
      const sent = await failAll()
      expect(await store().makeDue(200, { ids: [sent[1]!, 'nobody'] })).toBe(1)
      expect(ids(await due(200))).toEqual([sent[1]])
      expect(await store().makeDue(300, { failedWith: ['limited', 'not-json'] })).toBe(1)
      expect(ids(await due(210))).toEqual([])
      expect(ids(await due(300))).toContain(sent[2])
      expect(await store().makeDue(300, { ids: [] })).toBe(0)
    })

    test('takes nothing from who has it, and delivers nothing again', async () => {
      const [claimed, delivered] = await addAll(101, 102)
      await claimOne(claimed!, 110, 900)
      await store().delivered(await claimOne(delivered!), 'item', 120)
      expect(await store().makeDue(200)).toBe(0)
      expect(await due(200)).toEqual([])
    })

    test('deletes what was delivered before a time, and nothing that waits', async () => {
      const [old, young, waiting] = await addAll(1, 2, 3)
      await store().delivered(await claimOne(old!), 'a', 1000)
      await store().delivered(await claimOne(young!), 'b', 2000)
      expect(await store().deleteDelivered(2000, [destination])).toBe(1)
      const left = await store().list({ limit: 10 })
      expect(left.map(({ submission }) => submission.id)).toEqual([young, waiting])
    })
  })
}
