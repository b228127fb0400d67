import { expect, test, vi } from 'vitest'
import type { ChatMessage } from '#domain/submission/chat-message.ts'
import { createLog } from '#server/create-log.ts'
import { createLimiter } from '#server/http/limiter.ts'
import type { LanguageModel, ModelFailure } from '#server/ports/language-model.ts'
import { createAsk } from './ask.ts'
import { chat } from './chat-api.ts'

const any = expect.any(String)

const failing = (failure: ModelFailure): LanguageModel => ({
  reply: async () => ({ ok: false, failure }),
})

const open = (messages: readonly ChatMessage[]) => ({
  messages,
  tools: { definitions: [], call: async () => '' },
  check: (text: string) => text,
})

function world(given: Partial<Parameters<typeof chat>[0]> = {}) {
  const logged: object[] = []
  const note = (fields: object) => void logged.push(fields)
  const log = { info: () => {}, warn: note, error: note }
  const api = chat({
    hosted: undefined,
    embedded: failing('unavailable'),
    clientAddress: () => '192.0.2.1',
    guards: async (_, next) => next(),
    guardsOfReplies: async (_, next) => next(),
    named: () => ({}),
    log,
    ...given,
  })
  const body = { messages: [{ role: 'user', content: 'A pigtail' }], model: 'gpt-4o-mini' }
  const ask = async (more: object = {}) =>
    api.request('/chat', { method: 'POST', body: JSON.stringify({ ...body, ...more }) })
  return { ask, logged }
}

test.each([
  ['timeout', 504],
  ['unavailable', 502],
] as const)('when all fail after a %s the answer is %i and says so', async (failure, expected) => {
  const tokens = createLimiter('tokens', { points: 100_000, seconds: 60 }, undefined)
  const { ask, logged } = world({
    hosted: { model: failing(failure), policy: 'A policy.', tokens, open },
  })
  const response = await ask()
  expect(response.status).toBe(expected)
  expect(await response.json()).toMatchObject({ error: { code: 'unavailable' } })
  expect(logged).toMatchObject([{ failure, turns: 1, characters: 9 }])
})

test.each([{}, { stream: true }])(
  'where our engine fails ahead of the hosted model our own rules answer, and no log has the words: %o',
  async (more) => {
    const lines: string[] = []
    const words = 'a valve for Jo Doe'
    const reply = vi.fn(failing('timeout').reply)
    const tokens = createLimiter('tokens', { points: 100_000, seconds: 60 }, undefined)
    const { ask } = world({
      hosted: {
        model: { reply },
        policy: 'A policy.',
        tokens,
        open: () => {
          throw new RangeError(`cannot read ${words}`)
        },
      },
      embedded: { reply: async () => ({ ok: true, reply: 'One of ours.', tokens: 0 }) },
      log: createLog({ level: 'info', to: { write: (line: string) => void lines.push(line) } }),
    })
    const response = await ask({ messages: [{ role: 'user', content: words }], ...more })
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('One of ours.')
    expect(reply).not.toHaveBeenCalled()
    expect(lines.join('')).toMatch(/RangeError.*chat-failing\.test\.ts:\d+/)
    expect(lines.join('')).not.toMatch(/valve|Doe|cannot read/)
  },
)

test.each([{}, { stream: true }])('so many questions wait, streams or not: %o', async (more) => {
  const gate = Promise.withResolvers<void>()
  const reply = vi.fn(async () => {
    await gate.promise
    return { ok: true as const, reply: 'Yes.', tokens: 0 }
  })
  const { ask } = world({ embedded: { reply } })
  const asked = Array.from({ length: 200 }, () => ask(more))
  const shed = await Promise.race(asked)
  expect(shed.status).toBe(503)
  expect(shed.headers.get('retry-after')).toMatch(/^\d+$/)
  expect(shed.headers.get('cache-control')).toBe('no-store')
  expect(await shed.json()).toMatchObject({ error: { code: 'busy', message: any } })
  // Few are thought about at once: pages are made on the same thread.
  await vi.waitFor(() => expect(reply).toHaveBeenCalled())
  expect(reply.mock.calls.length).toBeLessThan(4)
  gate.resolve()
  const statuses = (await Promise.all(asked)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(20)
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(100)
  expect((await ask(more)).status).toBe(200)
})

test('a question whose asker has left in the line is not thought about', async () => {
  const gate = Promise.withResolvers<void>()
  const reply = vi.fn(async () => {
    await gate.promise
    return { ok: true as const, reply: 'Yes.', tokens: 0 }
  })
  const ask = createAsk({
    hosted: undefined,
    embedded: { reply },
    log: { error: vi.fn() },
  })
  const question = { messages: [], page: '', address: '', signal: AbortSignal.abort() }
  gate.resolve()
  expect(await ask(question)).toMatchObject({ answer: { ok: false, failure: 'abandoned' } })
  expect(reply).not.toHaveBeenCalled()
})

test('before there is a catalogue nobody is told that we have nothing', async () => {
  const { ask } = world({ isKnown: () => false })
  const response = await ask()
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toMatch(/^\d+$/)
  expect(await response.json()).toMatchObject({ error: { message: any } })
})
