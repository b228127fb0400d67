import { expect, test } from 'vitest'
import { contact } from '#test/submissions.fixture.ts'
import { createRetention } from './retention.ts'
import { failure, outboxWorld } from './outbox.fixture.ts'

const day = 24 * 60 * 60 * 1000

test('what was delivered is deleted after so many days, what waits never', async () => {
  const { outbox, store, time, next, lines } = outboxWorld()
  const log = { info: (...line: unknown[]) => void lines.push(line), error: () => {} }
  const retention = createRetention({
    store,
    destinations: ['monday'],
    days: 90,
    log,
    now: () => time.now,
  })
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
  const { outbox, store, time } = outboxWorld()
  const log = { info: () => {}, error: () => {} }
  const one = contact()
  await outbox.submit(one)
  await createRetention({
    store,
    destinations: ['monday'],
    days: 0,
    log,
    now: () => time.now + 9e12,
  }).clean()
  expect(await store.get(one.id)).toBeDefined()
})

test('a store that is away is told of and asked again next time', async () => {
  const errors: unknown[] = []
  const store = { deleteDelivered: () => Promise.reject(new Error('away')) }
  const log = { info: () => {}, error: (...line: unknown[]) => void errors.push(line) }
  const retention = createRetention({ store, destinations: [], days: 1, log })
  await retention.start()
  retention.stop()
  expect(errors).toHaveLength(1)
})
