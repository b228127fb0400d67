import { expect, test, vi } from 'vitest'
import type { ModelReply } from '#server/ports/language-model.ts'
import { withBreaker } from './breaker.ts'

const late: ModelReply = { ok: false, failure: 'timeout' }
const fine: ModelReply = { ok: true, reply: 'Yes.', tokens: 1 }

function world() {
  let time = 0
  const reply = vi.fn(async () => late)
  const log = { info: vi.fn(), warn: vi.fn() }
  const model = withBreaker({ reply }, { log, now: () => time })
  return {
    reply,
    log,
    state: model.state,
    ask: () => model.reply([{ role: 'user', content: 'A valve?' }]),
    wait: (seconds: number) => void (time += seconds * 1000),
  }
}

async function failing() {
  const made = world()
  for (let i = 0; i < 3; i++) expect(await made.ask()).toEqual(late)
  made.reply.mockClear()
  return made
}

test('a model that hangs is left alone after three failures, which is said once', async () => {
  const { ask, reply, log } = await failing()
  for (let i = 0; i < 5; i++) expect(await ask()).toEqual({ ok: false, failure: 'unavailable' })
  expect(reply).not.toHaveBeenCalled()
  expect(log.warn).toHaveBeenCalledTimes(1)
})

test('it says how it is by what it answered last, whatever it failed for', async () => {
  const { ask, reply, state, wait } = world()
  expect(state()).toEqual({ status: 'ok', failures: 0 })
  await ask()
  expect(state()).toEqual({ status: 'stale', failures: 1 })
  // Of a visitor who left nothing is known.
  reply.mockResolvedValueOnce({ ok: false, failure: 'abandoned' })
  await ask()
  expect(state()).toMatchObject({ failures: 1 })
  reply.mockResolvedValueOnce({ ok: false, failure: 'refused', status: 401 })
  await ask()
  reply.mockResolvedValueOnce({ ok: false, failure: 'malformed' })
  await ask()
  expect(state()).toEqual({ status: 'unavailable', failures: 3 })
  for (let i = 0; i < 3; i++) await ask()
  // Not asked, it has not failed again.
  expect(state()).toEqual({ status: 'unavailable', failures: 5 })
  wait(21)
  reply.mockResolvedValueOnce(fine)
  await ask()
  expect(state()).toEqual({ status: 'ok', failures: 0 })
})

test('after a while one question tries it, and nobody else waits for that one', async () => {
  const { ask, reply, wait } = await failing()
  wait(21)
  const hanging = Promise.withResolvers<ModelReply>()
  reply.mockReturnValueOnce(hanging.promise)
  const tried = ask()
  for (let i = 0; i < 5; i++) expect(await ask()).toMatchObject({ failure: 'unavailable' })
  expect(reply).toHaveBeenCalledTimes(1)
  hanging.resolve(late)
  expect(await tried).toEqual(late)
  // It rests again.
  expect(await ask()).toMatchObject({ failure: 'unavailable' })
  expect(reply).toHaveBeenCalledTimes(1)
})

test('once it answers, all are asked of it again', async () => {
  const { ask, reply, log, wait } = await failing()
  wait(21)
  reply.mockResolvedValue(fine)
  for (let i = 0; i < 3; i++) expect(await ask()).toEqual(fine)
  expect(log.info).toHaveBeenCalledTimes(1)
})

test('who leaves while it is tried leaves the try to the next', async () => {
  const { ask, reply, wait } = await failing()
  wait(21)
  reply.mockResolvedValueOnce({ ok: false, failure: 'abandoned' })
  await ask()
  reply.mockResolvedValueOnce(fine)
  expect(await ask()).toEqual(fine)
})

test.each<[string, ModelReply]>([
  ['a success in between', fine],
  ['what the service answers to one question', { ok: false, failure: 'unavailable', status: 400 }],
  ['who leaves', { ok: false, failure: 'abandoned' }],
])('%s stops nobody', async (_, answer) => {
  const { ask, reply } = world()
  for (let i = 0; i < 6; i++) {
    reply.mockResolvedValueOnce(answer)
    expect(await ask()).toEqual(answer)
  }
  expect(reply).toHaveBeenCalledTimes(6)
})

test('failures that others lie between are no reason to rest', async () => {
  const { ask, reply } = world()
  for (const answer of [late, late, fine, late, late]) {
    reply.mockResolvedValueOnce(answer)
    expect(await ask()).toEqual(answer)
  }
  reply.mockResolvedValueOnce(fine)
  expect(await ask()).toEqual(fine)
})
