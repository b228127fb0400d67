import { expect, test } from 'vitest'
import type { SubmissionsSummary } from '#server/ports/submission-store.ts'
import { createSubmissionsState } from './submissions-state.ts'

const hour = 3_600_000

function world(summary: SubmissionsSummary, sending = true) {
  const time = { now: 10 * hour }
  const looks = { count: 0 }
  const store = {
    summary: async () => {
      looks.count += 1
      return summary
    },
  }
  return { time, looks, state: createSubmissionsState({ store, sending, now: () => time.now }) }
}

test('nothing that waits is well', async () => {
  const { state } = world({ waiting: 0, delivered: 9, oldestWaiting: undefined })
  expect(await state()).toEqual({ status: 'ok', waiting: 0, oldestSeconds: 0, sending: true })
})

test('what has waited for long is told, with its age', async () => {
  const summary = { waiting: 2, delivered: 0, oldestWaiting: 9.9 * hour }
  const { time, state } = world(summary)
  expect(await state()).toMatchObject({ status: 'ok', oldestSeconds: 360 })
  time.now += hour
  expect(await state()).toMatchObject({ status: 'stale', waiting: 2, oldestSeconds: 3960 })
})

test('what is kept for want of a token is not late', async () => {
  const { state } = world({ waiting: 2, delivered: 0, oldestWaiting: 0 }, false)
  expect(await state()).toMatchObject({ status: 'ok', oldestSeconds: 36_000, sending: false })
})

test('several questions at once are one for the store', async () => {
  const { state, looks, time } = world({ waiting: 0, delivered: 0, oldestWaiting: undefined })
  await Promise.all([state(), state(), state()])
  expect(looks.count).toBe(1)
  time.now += 1000
  await state()
  expect(looks.count).toBe(2)
})

test.each([
  ['fails', () => Promise.reject(new Error('away'))],
  ['hangs', () => new Promise<never>(() => {})],
])('a store that %s is unavailable', async (_, summary) => {
  const state = createSubmissionsState({
    store: { summary },
    sending: true,
    patienceMilliseconds: 20,
  })
  expect(await state()).toEqual({ status: 'unavailable', sending: true })
})
