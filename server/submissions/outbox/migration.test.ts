import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { boards } from '#content/company/enquiries.ts'
import { boardItem } from '#domain/submission/board-item.ts'
import { createSqliteStore } from '#server/adapters/submission-store/sqlite.ts'
import { writeBefore } from '#server/adapters/submission-store/sqlite-before.fixture.ts'
import type { Destination } from '#server/ports/destination.ts'
import { contact } from '#test/submissions.fixture.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { onBoards, outboxWorld } from './outbox.fixture.ts'

const minute = 60_000
const received = 1_790_000_000_000

test('an outbox that knew the boards alone goes on where it was, and sends nothing twice', async () => {
  const [delivered, lost, refused, kept, held] = Array.from({ length: 5 }, (_, i) =>
    contact({ message: `No. ${i}` }),
  )
  const file = join(temporaryFolder(), 'submissions.sqlite')
  const row = (one: ReturnType<typeof contact>, more: object) => ({
    id: one.id,
    fields: JSON.stringify(one.fields),
    received_at: received,
    due_at: received,
    secret: one.id.slice(0, 22),
    ...more,
  })
  const failure = JSON.stringify({ code: 'rejected', message: 'No label', at: received, times: 4 })
  const unknown = { attempts: 1, uncertain: 1, uncertain_since: received }
  writeBefore(file, [
    row(delivered!, { state: 'delivered', attempts: 1, delivered_at: received, item_id: 'item 1' }),
    row(lost!, { ...unknown, claim_token: 'of a killed server', due_at: received + 20_000 }),
    row(refused!, { attempts: 4, due_at: received + 60 * minute, failure }),
    row(kept!, {}),
    row(held!, { ...unknown, claim_token: 'of another server', due_at: received + 60 * minute }),
  ])
  const store = createSqliteStore(file)
  onTestFinished(() => store.close())
  const mailed: string[] = []
  const mail: Destination = {
    key: 'smtp',
    name: 'mail',
    service: undefined,
    send: async ({ submission: { id } }) => {
      mailed.push(id)
      return { ok: true, itemId: id }
    },
  }
  const world = outboxWorld()
  // What the lost attempt made before its answer was lost.
  for (const one of [delivered!, lost!]) {
    await world.tracker.create(
      boardItem(one, new Date(received).toISOString().slice(0, 10), boards),
      `of ${one.id}`,
    )
  }
  const time = { now: received + minute }
  const outbox = world.open({
    store,
    destinations: [onBoards(world.tracker), mail],
    now: () => time.now,
  })
  await outbox.drain()

  expect((await store.get(refused!.id))?.deliveries).toMatchObject([
    { destination: 'monday', attempts: 4, dueAt: received + 60 * minute, state: 'waiting' },
    { destination: 'smtp', state: 'delivered' },
  ])
  expect((await store.get(refused!.id))?.deliveries[0]?.lastFailure).toEqual(JSON.parse(failure))
  expect(await store.bySecret(delivered!.id.slice(0, 22))).toMatchObject({
    reachedAt: received,
    deliveries: [{ destination: 'monday', itemId: 'item 1', attempts: 1 }],
  })
  // Two were there before, of which one was found again; only the kept one was made.
  expect(world.items.map(({ item }) => item.columns.long_text_mkspwtdh)).toEqual([
    'No. 0',
    'No. 1',
    'No. 3',
  ])
  expect(mailed.toSorted()).toEqual([lost!, refused!, kept!, held!].map(({ id }) => id).toSorted())

  time.now += 2 * 60 * minute
  await outbox.drain()
  expect(world.items).toHaveLength(5)
  expect(mailed).toHaveLength(4)
  expect(await store.summary()).toMatchObject({ waiting: 0, delivered: 5 })
})
