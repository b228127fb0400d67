import { describe, expect, test } from 'vitest'
import { board, type World } from './outcome-contract.ts'

/** The part of the contract about what is deleted before it was delivered, or because a person asks. */
export function describeDeletion({ store, addAll, claimOne, due, get }: World): void {
  describe('deleting', () => {
    test('what waits goes by its age alone, and not while it is being sent', async () => {
      const [old, sending, delivered, young] = await addAll(90, 91, 92, 100)
      await claimOne(sending!, 1000, 1020)
      await store().delivered(await claimOne(delivered!, 1000), 'item', 1001)
      expect(await store().deleteWaiting(100, 1010)).toBe(1)
      expect(await store().get(old!)).toBeUndefined()
      for (const id of [sending!, delivered!, young!]) expect(await store().get(id)).toBeDefined()
      // A claim that ran out keeps nothing.
      expect(await store().deleteWaiting(100, 1020)).toBe(1)
      expect(await store().get(sending!)).toBeUndefined()
    })

    test('what no destination was set up for ages as well', async () => {
      const [id] = await addAll(90)
      const { submission } = (await store().get(id!))!
      await store().remove([id!])
      await store().add(submission, 90)
      expect(await store().deleteWaiting(91, 1000)).toBe(1)
      expect(await store().get(id!)).toBeUndefined()
    })

    test('by id, delivered or not, with all that was recorded of them', async () => {
      const [waiting, delivered, other] = await addAll(90, 91, 92)
      await store().delivered(await claimOne(delivered!), 'item', 110)
      const { submission } = (await store().get(waiting!))!
      expect(await store().remove([waiting!, delivered!, 'nobody'])).toBe(2)
      expect((await store().list({ limit: 10 })).map((one) => one.submission.id)).toEqual([other])
      expect(await due(200)).toHaveLength(1)
      // Nothing of the former one stands in its way.
      await store().add(submission, 95, board())
      expect(await get(waiting!)).toMatchObject({ attempts: 0, state: 'waiting' })
      expect(await store().remove([])).toBe(0)
    })
  })
}
