import { describe, expect, test, vi } from 'vitest'
import { products } from '#test/catalogue.ts'
import { startChatService, type ChatAct } from '#test/fakes/chat-service.ts'
import { languageModelContract } from './contract.ts'
import { openaiModel } from './openai.ts'

const policy = 'Recommend only what is listed.'
const open = (url: string, retries = 0, timeoutMilliseconds = 2000) =>
  openaiModel({ apiKey: 'a-test-key', url, model: 'a-model', policy, retries, timeoutMilliseconds })
const question = [{ role: 'user', content: 'A valve, please' }] as const

languageModelContract('a hosted model', async () => {
  const service = await startChatService({ reply: `Take the [${products[0]!.name}].` })
  return { model: open(service.url), close: () => service[Symbol.asyncDispose]() }
})
languageModelContract('a hosted model that streams', async () => {
  const service = await startChatService({ pieces: [' Take', ' the [', `${products[0]!.name}].`] })
  return { model: open(service.url), close: () => service[Symbol.asyncDispose]() }
})

test('the policy goes ahead of the conversation, to the configured model', async () => {
  await using service = await startChatService({ reply: 'Yes.' })
  expect(await open(service.url).reply(question)).toEqual({ ok: true, reply: 'Yes.', tokens: 120 })
  expect(service.asked).toEqual([
    {
      model: 'a-model',
      messages: [{ role: 'system', content: policy }, ...question],
      authorization: 'Bearer a-test-key',
      parameters: { temperature: 0.2, max_completion_tokens: 500 },
    },
  ])
})

const refusal = (status: number, message: string, param?: string): ChatAct => ({
  status,
  body: JSON.stringify({ error: { message, param, type: 'invalid_request_error' } }),
})

test('a model that refuses a temperature is asked without one, with room to think', async () => {
  const message = "Unsupported value: 'temperature' does not support 0.2 with this model."
  const refuses = refusal(400, message, 'temperature')
  await using service = await startChatService(refuses, { reply: 'Here.' })
  const model = open(service.url)
  for (let time = 1; time <= 2; time += 1) {
    expect(await model.reply(question)).toMatchObject({ ok: true, reply: 'Here.' })
  }
  // The second question need not be refused again.
  expect(service.asked.slice(1).map(({ parameters }) => parameters)).toEqual([
    { max_completion_tokens: 4000 },
    { max_completion_tokens: 4000 },
  ])
})

test('a service that knows the older limit alone gets that', async () => {
  const refuses = refusal(422, 'max_completion_tokens: Extra inputs are not permitted')
  await using service = await startChatService(refuses, { reply: 'Here.' })
  expect(await open(service.url).reply(question)).toMatchObject({ ok: true })
  expect(service.asked[1]?.parameters).toEqual({ temperature: 0.2, max_tokens: 500 })
})

test('a model that refuses both is asked without either', async () => {
  await using service = await startChatService(
    refusal(400, 'No.', 'temperature'),
    refusal(400, 'No.', 'max_completion_tokens'),
    { reply: 'Here.' },
  )
  expect(await open(service.url).reply(question)).toMatchObject({ ok: true })
  expect(service.asked[2]?.parameters).toEqual({ max_tokens: 4000 })
})

test.each([
  ['something else', refusal(400, 'This model does not exist.', 'model'), 1],
  ['whatever is left out', refusal(400, 'No temperature, no max_completion_tokens.'), 3],
])('a service that refuses %s is not asked for ever', async (_, act, times) => {
  await using service = await startChatService(act)
  const failed = { ok: false, failure: 'unavailable', status: 400 }
  expect(await open(service.url).reply(question)).toEqual(failed)
  expect(service.asked).toHaveLength(times)
})

test.each<[string, ChatAct, object]>([
  ['a refused key', { status: 401 }, { failure: 'refused', status: 401 }],
  ['a spent quota', { status: 429 }, { failure: 'limited', status: 429 }],
  ['a fault of the service', { status: 500 }, { failure: 'unavailable', status: 500 }],
  ['a lost connection', 'drop', { failure: 'unavailable' }],
  ['a proxy’s page', 'html', { failure: 'malformed' }],
  ['an answer without end', { reply: 'a'.repeat(1_100_000) }, { failure: 'malformed' }],
  ['half a document', 'half', { failure: 'malformed' }],
  ['half a sentence', { reply: 'Take the [', finish: 'length' }, { failure: 'malformed' }],
  ['an empty answer', { reply: '  ' }, { failure: 'malformed' }],
  ['an answer of another kind', { status: 200, body: '[]' }, { failure: 'malformed' }],
  ['an answer of null', { status: 200, body: 'null' }, { failure: 'malformed' }],
])('%s is told as a failure', async (_, act, expected) => {
  await using service = await startChatService(act)
  expect(await open(service.url).reply(question)).toEqual({ ok: false, ...expected })
})

test('a service that does not answer is a timeout', async () => {
  await using service = await startChatService('hang')
  const answer = await open(service.url, 0, 100).reply(question)
  expect(answer).toEqual({ ok: false, failure: 'timeout' })
})

test('what fails for a moment is tried again', async () => {
  await using service = await startChatService({ status: 503 }, { reply: 'Here.' })
  expect(await open(service.url, 1).reply(question)).toMatchObject({ ok: true, reply: 'Here.' })
  expect(service.asked).toHaveLength(2)
})

describe('tools', () => {
  const definitions = [{ name: 'find', description: 'Finds.', parameters: { type: 'object' } }]
  const find: ChatAct = { calls: [{ name: 'find', input: { query: 'valve' } }] }

  test.each(['whole', 'in pieces'])('are called until it answers %s', async (how) => {
    await using service = await startChatService(find, { reply: 'Here.' })
    const call = vi.fn(async () => '{"found":1}')
    const onText = vi.fn()
    const answer = await open(service.url).reply(question, {
      tools: { definitions, call },
      ...(how === 'in pieces' && { onText }),
    })
    expect(answer).toMatchObject({ ok: true, reply: 'Here.' })
    expect(call.mock.calls).toEqual([['find', '{"query":"valve"}']])
    expect(service.asked[1]!.messages.slice(-2)).toMatchObject([
      { role: 'assistant', tool_calls: [{ id: 'call_0', function: { name: 'find' } }] },
      { role: 'tool', tool_call_id: 'call_0', content: '{"found":1}' },
    ])
  })

  test.each<[string, ChatAct[], () => Promise<string>]>([
    ['a service that is slow behind them', [find, 'hang'], async () => ''],
    ['a tool that is slow', [find, { reply: 'Here.' }], () => new Promise(() => {})],
  ])('of %s end as a timeout', async (_, acts, call) => {
    await using service = await startChatService(...acts)
    const model = openaiModel({
      apiKey: 'a-test-key',
      url: service.url,
      model: 'a-model',
      policy,
      retries: 0,
      timeoutMilliseconds: 200,
      totalTimeoutMilliseconds: 400,
    })
    const answer = await model.reply(question, { tools: { definitions, call } })
    expect(answer).toEqual({ ok: false, failure: 'timeout' })
  })

  test('are asked for no longer than may be spent', async () => {
    await using service = await startChatService(find)
    const maySpend = vi.fn(async (_tokens: number) => service.asked.length < 2)
    const tools = { definitions, call: async () => 'x'.repeat(8000) }
    const answer = await open(service.url).reply(question, { tools, maySpend })
    expect(answer).toEqual({ ok: false, failure: 'limited' })
    const [first, second] = maySpend.mock.calls.map(([tokens]) => tokens)
    expect(second! - first!).toBeGreaterThan(2000)
  })
})

describe('a reply in pieces', () => {
  async function ask(act: ChatAct | ChatAct[], milliseconds = 2000) {
    await using service = await startChatService(...[act].flat())
    const pieces: string[] = []
    const onText = (piece: string) => void pieces.push(piece)
    const answer = await open(service.url, 0, milliseconds).reply(question, { onText })
    return { answer, pieces, asked: service.asked }
  }

  test('comes as the service sends it, and what it cost is counted', async () => {
    const { answer, pieces, asked } = await ask({ pieces: ['Take ', 'this.'] })
    expect(answer).toEqual({ ok: true, reply: 'Take this.', tokens: 120 })
    expect(pieces).toEqual(['Take ', 'this.'])
    expect(asked[0]?.parameters).toMatchObject({
      stream: true,
      stream_options: { include_usage: true },
    })
  })

  test('is asked whole of a service that refuses to stream', async () => {
    const refuses = refusal(
      400,
      'Your organization must be verified to stream this model.',
      'stream',
    )
    const { answer, pieces, asked } = await ask([refuses, { reply: 'Here.' }])
    expect(answer).toMatchObject({ ok: true, reply: 'Here.' })
    expect(pieces).toEqual(['Here.'])
    expect(Object.keys(asked[1]!.parameters)).not.toContain('stream')
  })

  test('is asked without a bill of a service that writes none', async () => {
    const refuses = refusal(422, 'stream_options: Extra inputs are not permitted')
    const { answer, asked } = await ask([refuses, { pieces: ['Here.'] }])
    expect(answer).toMatchObject({ ok: true, reply: 'Here.' })
    expect(asked[1]?.parameters).toEqual({
      temperature: 0.2,
      max_completion_tokens: 500,
      stream: true,
    })
  })

  test.each<[string, 'length' | 'hang' | 'drop' | 'end' | 'fault', string]>([
    ['is cut off', 'length', 'malformed'],
    ['stalls', 'hang', 'timeout'],
    ['loses its connection', 'drop', 'malformed'],
    ['ends without its end', 'end', 'malformed'],
    ['breaks with a fault', 'fault', 'unavailable'],
  ])('that %s is told as a failure, behind what came', async (_, how, failure) => {
    const { answer, pieces } = await ask({ pieces: ['Take '], how }, 300)
    expect(answer).toEqual({ ok: false, failure })
    expect(pieces).toEqual(['Take '])
  })

  test('is broken off when nobody waits for it any more', async () => {
    await using service = await startChatService({ pieces: ['Take '], how: 'hang' })
    const left = new AbortController()
    const asking = { signal: left.signal, onText: () => left.abort() }
    const answer = await open(service.url).reply(question, asking)
    expect(answer).toEqual({ ok: false, failure: 'abandoned' })
    await service.left
  })
})
