import { expect, test } from 'vitest'
import { products } from '../../../test/e2e/catalogue.ts'
import { startChatService, type ChatAct } from '../../../test/fakes/chat-service.ts'
import { languageModelContract } from './contract.ts'
import { openaiModel } from './openai.ts'

const policy = 'Recommend only what is listed.'
const open = (url: string, retries = 0, timeoutMilliseconds = 2000) =>
  openaiModel({ apiKey: 'a-test-key', url, model: 'a-model', policy, retries, timeoutMilliseconds })
const question = [{ role: 'user', content: 'A splitter, please' }] as const

languageModelContract('a hosted model', async () => {
  const service = await startChatService({ reply: `Take the [${products[0]!.name}].` })
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
    },
  ])
})

test.each<[string, ChatAct, object]>([
  ['a refused key', { status: 401 }, { failure: 'refused', status: 401 }],
  ['a spent quota', { status: 429 }, { failure: 'limited', status: 429 }],
  ['a fault of the service', { status: 500 }, { failure: 'unavailable', status: 500 }],
  ['a lost connection', 'drop', { failure: 'unavailable' }],
  ['a proxy’s page', 'html', { failure: 'malformed' }],
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
