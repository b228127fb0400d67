import { expect, test } from 'vitest'
import { contact } from '#test/submissions.fixture.ts'
import { createRetention } from './retention.ts'
import { failure, outboxWorld } from './outbox.fixture.ts'

const day = 24 * 60 * 60 * 1000
const silent = { info: () => {}, warn: () => {}, error: () => {} }

/** Of the submissions of a world, by its clock. */
const retentionOf = (
  { store, time }: Pick<ReturnType<typeof outboxWorld>, 'store' | 'time'>,
  more: Partial<Parameters<typeof createRetention>[0]>,
) =>
  createRetention({
    store,
    destinations: ['monday'],
    days: 0,
    waitingDays: 0,
    log: silent,
    now: () => time.now,
    ...more,
  })

test('what was delivered is deleted after so many days, what waits is not', async () => {
  const world = outboxWorld()
  const { outbox, store, time, next, lines } = world
  const log = { ...silent, info: (...line: unknown[]) => void lines.push(line) }
  const retention = retentionOf(world, { days: 90, log })
  const [delivered, waiting] = [contact(), contact({ message: 'Refused for years.' })]
  await outbox.submit(delivered)
  next.push({ result: failure('rejected') })
  await outbox.submit(waiting)

  time.now += 90 * day
  await retention.clean()
  expect(await store.get(delivered.id)).toBeDefined()
  time.now += 1
  await retention.clean()
  expect(await store.get(delivered.id)).toBeUndefined()
  time.now += 10_000 * day
  await retention.clean()
  expect(await store.get(waiting.id)).toMatchObject({ reachedAt: undefined })
  expect(JSON.stringify(lines)).toContain('"deleted":1')
})

test('0 days keep everything', async () => {
  const world = outboxWorld()
  const one = contact()
  await world.outbox.submit(one)
  world.time.now += 9e12
  await retentionOf(world, { days: 0, waitingDays: 0 }).clean()
  expect(await world.store.get(one.id)).toBeDefined()
})

test('a store that is away is told of and asked again next time', async () => {
  const errors: unknown[] = []
  const { store, time } = outboxWorld()
  const away = { ...store, deleteDelivered: () => Promise.reject(new Error('away')) }
  const log = { ...silent, error: (...line: unknown[]) => void errors.push(line) }
  const retention = retentionOf({ store: away, time }, { days: 1, waitingDays: 1, log })
  await retention.start()
  retention.stop()
  expect(errors).toHaveLength(1)
})

test('what never arrived ages, too: the log warns daily for a month, then tells what went', async () => {
  const world = outboxWorld()
  const { outbox, store, time, next } = world
  const said: string[] = []
  const say =
    (level: string) =>
    (values: unknown): void =>
      void said.push(`${level} ${JSON.stringify(values)}`)
  const log = { info: say('info'), warn: say('warn'), error: say('error') }
  const retention = retentionOf(world, { days: 30, waitingDays: 730, log })
  const waiting = contact()
  next.push({ result: failure('rejected') })
  await outbox.submit(waiting)

  time.now += 699 * day
  await retention.clean()
  expect(said).toEqual([])
  time.now += 2 * day
  await retention.clean()
  await retention.clean()
  expect(said).toEqual(['warn {"days":29}'])
  time.now += 29 * day
  await retention.clean()
  expect(await store.get(waiting.id)).toBeDefined()
  time.now += 1
  await retention.clean()
  expect(await store.get(waiting.id)).toBeUndefined()
  expect(said.at(-1)).toBe('error {"deleted":1,"days":730}')
})
