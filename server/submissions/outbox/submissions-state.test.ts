import { expect, test } from 'vitest'
import type { SubmissionsSummary } from '#server/ports/submission-store.ts'
import { createSubmissionsState } from './submissions-state.ts'

const hour = 3_600_000

const boards = { monday: 'monday.com' }
type Counts = Omit<SubmissionsSummary, 'byDestination'> & Partial<SubmissionsSummary>

function world(counts: Counts, destinations: Record<string, string> = boards) {
  const summary = { byDestination: {}, ...counts }
  const time = { now: 10 * hour }
  const looks = { count: 0 }
  const disk = { full: false }
  const lines: unknown[] = []
  const note = (...line: unknown[]) => void lines.push(line.at(-1))
  const store = {
    checkWritable: async () => {
      if (disk.full) throw new Error('database or disk is full')
    },
    summary: async () => {
      looks.count += 1
      return summary
    },
  }
  const log = { info: note, error: note }
  const state = createSubmissionsState({ store, destinations, log, now: () => time.now })
  return { time, looks, disk, lines, state }
}

test('nothing that waits is well', async () => {
  const { state } = world({ waiting: 0, delivered: 9, oldestWaiting: undefined })
  expect(await state()).toEqual({
    status: 'ok',
    waiting: 0,
    oldestSeconds: 0,
    sending: true,
    destinations: { monday: { name: 'monday.com', waiting: 0, oldestSeconds: 0 } },
  })
})

test('what has waited for long is told, with its age', async () => {
  const summary = { waiting: 2, delivered: 0, oldestWaiting: 9.9 * hour }
  const { time, state } = world(summary)
  expect(await state()).toMatchObject({ status: 'ok', oldestSeconds: 360 })
  time.now += hour
  expect(await state()).toMatchObject({ status: 'stale', waiting: 2, oldestSeconds: 3960 })
})

test('what is kept for want of a destination is not late, but warned of', async () => {
  const { state } = world({ waiting: 2, delivered: 0, oldestWaiting: 0 }, {})
  expect(await state()).toMatchObject({
    status: 'ok',
    oldestSeconds: 36_000,
    sending: false,
    warning: expect.stringMatching(/reaches nobody/),
    destinations: {},
  })
})

test('each destination is told of by itself', async () => {
  const { state } = world(
    {
      waiting: 2,
      delivered: 5,
      oldestWaiting: 9 * hour,
      byDestination: {
        smtp: { waiting: 2, oldestWaiting: 9 * hour },
        formerly: { waiting: 9, oldestWaiting: 0 },
      },
    },
    { ...boards, smtp: 'mail to sales@harbor.example' },
  )
  expect(await state()).toMatchObject({ status: 'stale', oldestSeconds: 3600 })
  expect((await state()).destinations).toEqual({
    monday: { name: 'monday.com', waiting: 0, oldestSeconds: 0 },
    smtp: { name: 'mail to sales@harbor.example', waiting: 2, oldestSeconds: 3600 },
  })
})

test('several questions at once are one for the store', async () => {
  const { state, looks, time } = world({ waiting: 0, delivered: 0, oldestWaiting: undefined })
  await Promise.all([state(), state(), state()])
  expect(looks.count).toBe(1)
  time.now += 1000
  await state()
  expect(looks.count).toBe(2)
})

test('a clock that is set back keeps no look for longer', async () => {
  const { state, disk, time } = world({ waiting: 0, delivered: 0, oldestWaiting: undefined })
  expect(await state()).toMatchObject({ status: 'ok' })
  disk.full = true
  time.now -= hour
  expect(await state()).toMatchObject({ status: 'unavailable' })
})

test('a store that can be read only is unavailable until it can be written again', async () => {
  const { state, time, disk, lines } = world({ waiting: 1, delivered: 0, oldestWaiting: 36e6 })
  expect(await state()).toMatchObject({ status: 'ok' })
  disk.full = true
  for (let at = 0; at < 3; at += 1) {
    time.now += 1000
    expect(await state()).toMatchObject({ status: 'unavailable', waiting: 1 })
  }
  disk.full = false
  time.now += 1000
  expect(await state()).toMatchObject({ status: 'ok', waiting: 1 })
  // Once for each change, not for each question.
  expect(lines).toEqual([
    'submissions: none can be stored',
    'submissions: they can be stored again',
  ])
})

test.each([
  ['fails', () => Promise.reject(new Error('away'))],
  ['hangs', () => new Promise<never>(() => {})],
])('a store that %s is unavailable', async (_, summary) => {
  const state = createSubmissionsState({
    store: { summary, checkWritable: async () => {} },
    destinations: boards,
    log: { info: () => {}, error: () => {} },
    timeoutMilliseconds: 20,
  })
  expect(await state()).toEqual({
    status: 'unavailable',
    sending: true,
    destinations: { monday: { name: 'monday.com' } },
  })
})
