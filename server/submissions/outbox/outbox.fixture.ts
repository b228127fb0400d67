import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { BoardItem } from '#domain/submission/board-item.ts'
import { createSqliteStore } from '#server/adapters/submission-store/sqlite.ts'
import type { FailureCode } from '#server/ports/submission-store.ts'
import type { Delivery, Destination, NotDelivered } from '#server/ports/destination.ts'
import type { WorkTracker as WholeTracker } from '#server/ports/destination.ts'
import { boards } from '#content/company/enquiries.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { boardDestination } from './board-destination.ts'
import { createOutbox, type OutboxDependencies } from './outbox.ts'

/** What the outbox needs of one. */
type WorkTracker = Omit<WholeTracker, 'remove'>

export function failure(
  code: FailureCode,
  more: Partial<Omit<NotDelivered, 'failure'>> = {},
): NotDelivered {
  return { ok: false, failure: { code }, uncertain: false, ...more }
}

/** What the tracker of a test does next: fails, makes the item first, or takes its time. */
type Behavior = { result?: NotDelivered; makes?: boolean; until?: () => Promise<unknown> }

/** A tracker whose boards are an array, and which does as it is told, once each. */
export function fakeTracker() {
  const items: { id: string; item: BoardItem; key: string }[] = []
  const calls: string[] = []
  const next: Behavior[] = []
  const looks: (NotDelivered | undefined)[] = []
  const since: number[] = []
  let underWay = 0
  const most = { underWay: 0 }
  const isKnown = (key: string) => items.find((made) => made.key === key)
  const make = (item: BoardItem, key: string) => {
    const known = isKnown(key)
    if (known) return known.id
    items.push({ id: `item ${items.length + 1}`, item, key })
    return items.at(-1)!.id
  }
  const tracker: WorkTracker = {
    name: 'the boards',
    async create(item, key): Promise<Delivery> {
      calls.push('create')
      const { result, makes = !result, until } = next.shift() ?? {}
      underWay += 1
      most.underWay = Math.max(most.underWay, underWay)
      await until?.()
      underWay -= 1
      const itemId = makes ? make(item, key) : ''
      return result ?? { ok: true, itemId }
    },
    async find(item, from) {
      calls.push('find')
      since.push(from)
      const same = items.filter((made) => JSON.stringify(made.item) === JSON.stringify(item))
      return looks.shift() ?? { ok: true, itemIds: same.map(({ id }) => id) }
    },
  }
  return { tracker, items, calls, next, looks, since, most }
}

export const onBoards = (tracker: WorkTracker): Destination =>
  boardDestination({ key: 'monday', tracker, boards, formFields: {}, timeZone: 'UTC' })

/** An outbox on a store of its own, with a clock that the test moves. */
export function outboxWorld(changes: Partial<OutboxDependencies> = {}) {
  const file = join(temporaryFolder(), 'submissions.sqlite')
  const store = createSqliteStore(file)
  const time = { now: 1_790_000_000_000 }
  const lines: unknown[][] = []
  const note = (...line: unknown[]) => void lines.push(line)
  const service = fakeTracker()
  const open = (more: Partial<OutboxDependencies> = {}) =>
    createOutbox({
      store,
      destinations: [onBoards(service.tracker)],
      log: { info: note, warn: note, error: note },
      now: () => time.now,
      random: () => 0,
      sleep: async (milliseconds) => {
        time.now += milliseconds
        await new Promise(setImmediate)
      },
      ...changes,
      ...more,
    })
  onTestFinished(() => store.close())
  /** The state of one at the boards. */
  const onBoard = async (id: string) => (await store.get(id))?.deliveries[0]
  return { store, file, time, lines, open, outbox: open(), onBoard, ...service }
}
