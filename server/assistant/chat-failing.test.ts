import { expect, test } from 'vitest'
import { createLimiter } from '#server/http/limiter.ts'
import type { LanguageModel, ModelFailure } from '#server/ports/language-model.ts'
import { chat } from './chat-api.ts'

const failing = (failure: ModelFailure): LanguageModel => ({
  reply: async () => ({ ok: false, failure }),
})

test.each([
  ['timeout', 504],
  ['unavailable', 502],
] as const)('when all fail after a %s the answer is %i and says so', async (failure, expected) => {
  const logged: object[] = []
  const log = { info: () => {}, warn: (fields: object) => void logged.push(fields) }
  const tokens = createLimiter('tokens', { points: 100_000, seconds: 60 }, undefined)
  const api = chat({
    hosted: { model: failing(failure), policy: 'A policy.', tokens },
    embedded: failing('unavailable'),
    candidates: async () => ({ listed: [], notes: [] }),
    clientAddress: () => '192.0.2.1',
    guards: async (_, next) => next(),
    log,
  })
  const body = { messages: [{ role: 'user', content: 'A pigtail' }], model: 'gpt-4o-mini' }
  const response = await api.request('/chat', { method: 'POST', body: JSON.stringify(body) })
  expect(response.status).toBe(expected)
  expect(await response.json()).toMatchObject({ error: { code: 'unavailable' } })
  expect(logged).toMatchObject([{ failure, turns: 1, characters: 9 }])
})
