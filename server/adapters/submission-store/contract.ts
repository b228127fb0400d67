import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Submission } from '#domain/submission/submission.ts'
import type { Claim, RecordedFailure, SubmissionStore } from '#server/ports/submission-store.ts'
import { contact, lead, quote } from '#test/submissions.fixture.ts'
import { describeDeletion } from './deletion-contract.ts'
import { describeDestinations } from './destination-contract.ts'
import { board, describeOutcomes, destination, ids } from './outcome-contract.ts'

const failure: RecordedFailure = { code: 'unreachable', at: 150, times: 1 }

/** A place for submissions that is empty at first; every `open` is one process that uses it. */
export type StorePlace = {
  open: () => SubmissionStore
  /** Lets everybody read, and nobody write; and ends that. */
  setReadOnly: (readOnly: boolean) => Promise<void>
}

/** What every submission store does. */
export function describeSubmissionStore(name: string, makePlace: () => Promise<StorePlace>): void {
  describe(`${name}, as a submission store`, () => {
    let place: StorePlace
    let store: SubmissionStore
    const opened: SubmissionStore[] = []
    const open = () => {
      const another = place.open()
      opened.push(another)
      return another
    }

    beforeEach(async () => {
      place = await makePlace()
      store = open()
    })
    afterEach(async () => {
      await Promise.all(opened.splice(0).map((one) => one.close()))
    })

    const addAll = async (...times: number[]) => {
      const submissions = times.map(() => contact())
      for (const [i, one] of submissions.entries()) await store.add(one, times[i]!, board())
      return submissions.map(({ id }) => id)
    }
    const claimOne = async (id: string, now = 100, until = now + 20): Promise<Claim> => {
      const [claim] = await store.claim({ destination, now, until, limit: 1, id })
      expect(claim, 'a claim').toBeDefined()
      return claim!
    }
    const due = (now: number, limit = 10) =>
      store.claim({ destination, now, until: now + 20, limit })
    const get = async (id: string) => (await store.get(id))?.deliveries[0]
    const world = { store: () => store, open, addAll, claimOne, due, get }

    describe('adding', () => {
      test('keeps all that was sent', async () => {
        const strange =
          'naïve "quotes" \\ \' ; -- \u202eright to left\u202c 🔦 שלום {"a":[1]} \r\n\t=1+1'
        const lines = [{ partNumber: strange, quantity: 999_999, note: strange, name: 'Valve' }]
        for (const sent of [
          contact({ message: strange }),
          lead({ firstName: strange }),
          quote({ lines }),
          quote({ lines: [] }),
        ]) {
          const { outcome, stored } = await store.add(sent, 1_790_000_000_123, board())
          expect(outcome).toBe('added')
          expect(stored).toEqual({
            submission: sent,
            secret: expect.stringMatching(/^[\w-]{22}$/),
            receivedAt: 1_790_000_000_123,
            reachedAt: undefined,
            deliveries: [
              {
                destination,
                attempts: 0,
                state: 'waiting',
                dueAt: 1_790_000_000_123,
                claimed: false,
                uncertain: false,
                uncertainSince: undefined,
                deliveredAt: undefined,
                itemId: undefined,
                lastFailure: undefined,
              },
            ],
          })
          expect(await store.get(sent.id)).toEqual(stored)
        }
      })

      test('gives each a secret of its own, by which it is found and which it keeps', async () => {
        const [first, second] = [quote(), contact()]
        const [one, two] = [await store.add(first, 100), await store.add(second, 100, board())]
        expect(one.stored.secret).not.toBe(two.stored.secret)
        expect(await open().bySecret(one.stored.secret)).toEqual(one.stored)
        expect((await store.add(first, 200)).stored.secret).toBe(one.stored.secret)
        await store.delivered(await claimOne(second.id, 300, 320), '4711', 310)
        expect(await store.bySecret(two.stored.secret)).toMatchObject({ reachedAt: 310 })
        for (const other of ['', ' ', first.id, one.stored.secret.toLowerCase()]) {
          expect(await store.bySecret(other)).toBeUndefined()
        }
      })

      test('the same id again finds what the first one stored', async () => {
        const first = contact()
        await store.add(first, 100)
        const other = contact({ message: 'Something else' }, first.id)
        const again = await store.add(other, 200)
        expect(again).toMatchObject({ outcome: 'exists', stored: { submission: first } })
        expect(await store.list({ limit: 10 })).toHaveLength(1)
      })

      test('the same id from all sides at once makes one record', async () => {
        const stores = [store, open(), open()]
        const one = contact()
        const all = await Promise.all(
          Array.from({ length: 30 }, (_, i) => stores[i % 3]!.add(one, 100, board(120))),
        )
        expect(all.filter(({ outcome }) => outcome === 'added')).toHaveLength(1)
        expect(await store.list({ limit: 10 })).toHaveLength(1)
      })

      test('may claim the new one in the same step', async () => {
        const one = contact()
        const { stored } = await store.add(one, 100, board(120))
        expect(stored.deliveries).toMatchObject([
          { attempts: 1, claimed: true, uncertain: true, dueAt: 120 },
        ])
        expect(await due(119)).toEqual([])
        const [lost] = await due(120)
        expect(lost).toMatchObject({
          mayExist: true,
          delivery: { uncertainSince: 100, attempts: 2 },
        })
      })

      test('a claim made while adding needs no look-up', async () => {
        const added = await store.add(contact(), 100, board(120))
        const claim = added.outcome === 'added' ? added.claims[0]! : undefined!
        expect(claim).toMatchObject({ mayExist: false, receivedAt: 100 })
        expect(await store.delivered(claim, 'item', 110)).toBe('recorded')
      })

      test('nothing is found under an id nobody sent', async () => {
        expect(await store.get('nobody')).toBeUndefined()
        const nobody = { destination, now: 100, until: 120, limit: 1, id: 'nobody' }
        expect(await store.claim(nobody)).toEqual([])
      })
    })

    describe('claiming', () => {
      test('gives out what is due, oldest first, as many as asked for', async () => {
        const [young, old, middle] = await addAll(103, 101, 102)
        expect(ids(await due(110, 2))).toEqual([old, middle])
        expect(ids(await due(110, 2))).toEqual([young])
        expect(await due(110, 2)).toEqual([])
      })

      test('gives nothing before it is due', async () => {
        const [id] = await addAll(100)
        await store.failed(await claimOne(id!), failure, { dueAt: 200, uncertain: false })
        expect(await due(199)).toEqual([])
        expect(ids(await due(200))).toEqual([id])
      })

      test('gives each to one process only', async () => {
        const sent = await addAll(...Array.from({ length: 40 }, (_, i) => 100 + i))
        const stores = [store, open(), open(), open()]
        const rounds = Array.from({ length: 16 }, (_, i) =>
          stores[i % 4]!.claim({ destination, now: 200, until: 220, limit: 3 }),
        )
        const given = ids((await Promise.all(rounds)).flat())
        expect(given.toSorted()).toEqual(sent.toSorted())
      })

      test('counts attempts, and one that nobody reported on as of unknown outcome', async () => {
        const [id] = await addAll(90)
        const first = await claimOne(id!, 100, 120)
        expect(first).toMatchObject({ mayExist: false, delivery: { attempts: 1, uncertain: true } })
        const [second] = await due(120)
        expect(second).toMatchObject({
          mayExist: true,
          delivery: { attempts: 2, uncertain: true, uncertainSince: 100 },
        })
      })

      test('by id gives one that is not due yet, but not one that somebody has', async () => {
        const [id] = await addAll(100)
        await store.failed(await claimOne(id!), failure, { dueAt: 900, uncertain: true })
        await claimOne(id!, 200, 220)
        const claim = (of: SubmissionStore, now: number) =>
          of.claim({ destination, now, until: now + 20, limit: 1, id: id! })
        expect(await claim(open(), 210)).toEqual([])
        expect(ids(await claim(store, 220))).toEqual([id])
      })

      test('gives nothing that was delivered', async () => {
        const [id] = await addAll(100)
        await store.delivered(await claimOne(id!), 'item', 110)
        expect(await due(1000)).toEqual([])
        const again = { destination, now: 1000, until: 1020, limit: 1, id: id! }
        expect(await store.claim(again)).toEqual([])
      })
    })

    describeOutcomes(world)
    describeDestinations(world)
    describeDeletion(world)

    describe('asked whether it can be written', () => {
      const check = () =>
        store.checkWritable().then(
          () => 'can',
          () => 'cannot',
        )

      test('leaves nothing behind', async () => {
        const sent = await addAll(100)
        const before = await store.list({ limit: 10 })
        await Promise.all([store.checkWritable(), open().checkWritable(), store.checkWritable()])
        expect(await store.list({ limit: 10 })).toEqual(before)
        expect(ids(await due(1000))).toEqual(sent)
      })

      test('says no while it can only be read, and yes again after that', async () => {
        await store.add(contact(), 100)
        expect(await check()).toBe('can')
        await place.setReadOnly(true)
        await expect.poll(check).toBe('cannot')
        await expect(store.add(contact(), 100)).rejects.toThrow()
        expect((await store.summary()).waiting).toBe(1)
        await place.setReadOnly(false)
        await expect.poll(check).toBe('can')
        await store.add(contact(), 100)
      })
    })

    test('keeps everything when it is closed and opened again', async () => {
      const sent: Submission[] = [contact(), lead()]
      for (const one of sent) await store.add(one, 100, board())
      await store.delivered(await claimOne(sent[0]!.id), 'item', 110)
      const before = await store.list({ limit: 10 })
      await store.close()
      store = open()
      expect(await store.list({ limit: 10 })).toEqual(before)
    })
  })
}
