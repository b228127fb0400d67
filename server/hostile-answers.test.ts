import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hostileMap, hostileText, hostileValue } from '#test/hostile.ts'
import { swept } from '#test/sweep.ts'
import { openaiModel } from './adapters/language-model/openai.ts'
import { readAnswer } from './adapters/work-tracker/monday-answer.ts'
import { readForm } from './submissions/read-form.ts'

/** As it comes over the wire: what JSON cannot hold does not. */
const json = (value: unknown) => JSON.stringify(value) ?? 'null'

describe('whatever the model’s service answers,', () => {
  const call = fc.record({
    id: hostileValue,
    index: fc.oneof(fc.nat(3), hostileValue),
    function: fc.oneof(hostileValue, fc.record({ name: hostileText(), arguments: hostileText() })),
  })
  const message = fc.record({
    content: fc.oneof(hostileText(), hostileValue),
    tool_calls: fc.oneof(hostileValue, fc.array(fc.oneof(call, hostileValue), { maxLength: 3 })),
  })
  const choice = fc.oneof(
    hostileValue,
    fc.record({
      message: fc.oneof(hostileValue, message),
      delta: fc.oneof(hostileValue, message),
      finish_reason: fc.oneof(fc.constantFrom('stop', 'tool_calls'), hostileValue),
    }),
  )
  const usage = fc.oneof(hostileValue, fc.record({ total_tokens: hostileValue }))
  const answer = fc.oneof(
    hostileValue,
    fc.record({ choices: fc.array(choice, { maxLength: 2 }), usage }),
  )

  const contentTypes = ['application/json', 'text/event-stream'] as const

  test.each(contentTypes)('it is a reply with its tokens, or a failure: %s', async (type) => {
    await fc.assert(
      fc.asyncProperty(fc.array(answer, { minLength: 1, maxLength: 4 }), async (chunks) => {
        const streams = type === 'text/event-stream'
        const events = chunks.map((chunk) => `data: ${json(chunk)}\n\n`).join('')
        const body = streams ? `${events}data: [DONE]\n\n` : json(chunks[0])
        const model = openaiModel({
          apiKey: 'a-test-key',
          url: 'http://model.example/v1',
          model: 'a-model',
          policy: 'Be brief.',
          retries: 0,
          fetch: async () => new Response(body, { headers: { 'content-type': type } }),
        })
        const pieces: unknown[] = []
        const called: unknown[] = []
        const onText = (piece: string) => void pieces.push(piece)
        const answered = await model.reply([{ role: 'user', content: 'A valve, please' }], {
          ...(streams && { onText }),
          tools: { definitions: [], call: async (...call) => (called.push(...call), '') },
        })
        for (const piece of [...pieces, ...called]) expect(typeof piece).toBe('string')
        if (!answered.ok) return
        expect(answered.reply).toMatch(/\S/)
        expect(Number.isFinite(answered.tokens)).toBe(true)
      }),
      { numRuns: swept<number>(600, 45) },
    )
  })
})

test('whatever the board’s service answers is a result or a failure that is known', () => {
  const error = fc.oneof(
    hostileText(),
    fc.record({ message: hostileValue, extensions: fc.oneof(hostileValue, codes()) }),
  )
  const body = fc.oneof(
    hostileValue.map(json),
    hostileText(),
    fc
      .record(
        {
          data: hostileValue,
          errors: fc.array(error, { maxLength: 3 }),
        },
        { requiredKeys: [] },
      )
      .map(json),
  )
  const raw = fc.record({
    status: fc.constantFrom(200, 301, 400, 401, 409, 423, 429, 500, 503),
    retryAfter: fc.oneof(fc.constant(null), hostileText()),
    text: body,
  })
  fc.assert(
    fc.property(raw, (given) => {
      const read = readAnswer(given, (data) => data === 'done', Date.UTC(2026, 0, 1))
      if (read.ok) return
      expect(read.failure.code).toMatch(/^(?:limited|unreachable|not-json|rejected|unexpected)$/)
      const { retryAfter = 0 } = read
      expect(Number.isFinite(retryAfter) && retryAfter >= 0).toBe(true)
      if (/^[23]/.test(String(given.status))) return
      expect(typeof read.uncertain).toBe('boolean')
    }),
    { numRuns: swept<number>(1000, 80) },
  )
})

function codes() {
  return hostileMap(hostileValue).chain((more) =>
    fc.record({
      code: hostileValue,
      status_code: hostileValue,
      retry_in_seconds: hostileValue,
      error_data: hostileValue,
      more: fc.constant(more),
    }),
  )
}

test('whatever is posted is fields, or refused with a status of the sender’s', async () => {
  const type = fc.constantFrom(
    'application/json',
    'application/x-www-form-urlencoded',
    'text/plain',
  )
  const body = fc.oneof(
    hostileValue.map(json),
    hostileText(),
    fc.constantFrom(
      '['.repeat(20_000),
      `{"a":${'{"a":'.repeat(9000)}1`,
      '%zz&%00=%ff',
      'a&'.repeat(99),
    ),
  )
  await fc.assert(
    fc.asyncProperty(type, body, async (contentType, text) => {
      const request = new Request('http://site.example/api/contact', {
        method: 'POST',
        headers: { 'content-type': contentType },
        body: text,
      })
      const read = await readForm(request)
      if (read.ok) expect(Array.isArray(read.input)).toBe(false)
      else {
        expect([400, 413, 415]).toContain(read.status)
        expect(read.error.message).toMatch(/\S/)
      }
    }),
    { numRuns: swept<number>(500, 40) },
  )
})
