import { describe, expect, test } from 'vitest'
import { products } from '#test/catalogue.ts'
import { startChatService, type ChatAct } from '#test/fakes/chat-service.ts'
import { chatSite } from './chat.fixture.ts'

const valve = products.find(({ name }) => /gas valve/i.test(name))!.name
/** The model searches before it answers. */
const search: ChatAct = { calls: [{ name: 'search_products', input: { query: 'a gas valve' } }] }
const gauge = products.find(({ name }) => /digital gauge/i.test(name))!.name

type Event = { text?: string; reply?: string; error?: { code: string; message: string } }

function site(variables: Record<string, string> = {}) {
  const { app, lines } = chatSite(variables)
  const post = (more: object = {}, init: RequestInit = {}) =>
    app.request('/api/chat', {
      method: 'POST',
      body: JSON.stringify({
        messages: [{ role: 'user', content: 'a gas valve' }],
        model: 'gpt-4o-mini',
        ...more,
      }),
      ...init,
    })
  return { post, lines }
}

async function hosted(...acts: ChatAct[]) {
  const service = await startChatService(...acts)
  const variables = { OPENAI_API_KEY: 'a-test-key', OPENAI_BASE_URL: service.url }
  const dispose = () => service[Symbol.asyncDispose]()
  return { service, ...site(variables), [Symbol.asyncDispose]: dispose }
}

async function eventsOf(response: Response): Promise<Event[]> {
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/)
  const events = (await response.text()).split('\n\n').filter(Boolean)
  return events.map((event) => JSON.parse(event.replace(/^data: /, '')) as Event)
}

const textOf = (events: Event[]) => events.map(({ text = '' }) => text).join('')

test('who has a reply is told the products that it names', async () => {
  const { app } = chatSite()
  const post = (body: unknown) =>
    app.request('/api/chat/products', { method: 'POST', body: JSON.stringify(body) })
  const response = await post({ reply: `Take the [${valve}], not the [Perpetual valve].` })
  const { products: named } = (await response.json()) as { products: { name: string }[] }
  expect(named.map(({ name }) => name)).toEqual([valve])
  expect((await post({ answer: 'none' })).status).toBe(400)
})

describe('who accepts a stream', () => {
  test.each<[string, object, RequestInit]>([
    ['by its header', {}, { headers: { accept: 'text/event-stream' } }],
    ['by its request', { stream: true }, {}],
  ])('and says so %s is sent sentences as they come, then the reply', async (_, more, init) => {
    await using own = await hosted(search, {
      pieces: ['It is ', `[${valve}]. `, 'It is in', ' stock.'],
    })
    const events = await eventsOf(await own.post(more, init))
    expect(events).toEqual([
      { text: `It is [${valve}].` },
      { text: ' It is in stock.' },
      { reply: `It is [${valve}]. It is in stock.` },
    ])
  })

  test('is sent the answer of our own recommender the same way', async () => {
    const events = await eventsOf(await site().post({ stream: true }))
    const reply = events.at(-1)?.reply
    expect(reply).toContain(`[${valve}]`)
    expect(textOf(events)).toBe(reply)
  })

  test('is sent a whole answer in one piece where the service does not stream', async () => {
    await using own = await hosted({ reply: 'Which size?' })
    const events = await eventsOf(await own.post({ stream: true }))
    expect(events).toEqual([{ text: 'Which size?' }, { reply: 'Which size?' }])
  })

  test('sees no brackets around what our engine did not find, wherever the pieces end', async () => {
    const text = `Take [${gauge}] or [Acme 9000]. Else [${valve}]. Or none.`
    await using own = await hosted(search, { pieces: text.split('') })
    const events = await eventsOf(await own.post({ stream: true }))
    const expected = `Take ${gauge} or Acme 9000. Else [${valve}]. Or none.`
    expect(events.at(-1)).toEqual({ reply: expected })
    expect(textOf(events)).toBe(expected)
    for (let shown = '', at = 0; at < events.length; at++) {
      shown += events[at]!.text ?? ''
      expect(shown.replace(`[${valve}]`, '')).not.toMatch(/[[\]]/)
    }
  })

  test('is refused with a status, as anybody is', async () => {
    const response = await site().post({ stream: true, messages: [] })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: { code: 'malformed' } })
  })
})

test('everybody else is sent one document', async () => {
  await using own = await hosted({ pieces: ['Yes. ', 'Surely.'] })
  const response = await own.post()
  expect(await response.json()).toEqual({ reply: 'Yes. Surely.' })
  expect(own.service.asked[0]?.parameters).not.toHaveProperty('stream')
})

describe('a stream that goes wrong', () => {
  test.each<[string, ChatAct]>([
    ['refuses', { status: 401 }],
    ['breaks off', { pieces: ['Take ['], how: 'drop' }],
    ['is cut off', { pieces: ['Take ['], how: 'length' }],
    ['has a fault', { pieces: ['Take ['], how: 'fault' }],
  ])('before a sentence is whole is answered by our own: the service %s', async (_, act) => {
    await using own = await hosted(act)
    const events = await eventsOf(await own.post({ stream: true }))
    expect(events.at(-1)?.reply).toContain(`[${valve}]`)
    expect(textOf(events)).toBe(events.at(-1)?.reply)
  })

  test.each(['drop', 'end', 'length', 'fault'] as const)(
    'behind a sentence says so in words (%s)',
    async (how) => {
      await using own = await hosted({ pieces: ['It is brass. ', 'It has ['], how })
      const events = await eventsOf(await own.post({ stream: true }))
      expect(events).toEqual([
        { text: 'It is brass.' },
        { ok: false, error: { code: 'broken-off', message: expect.stringMatching(/broke off/) } },
      ])
      expect(own.lines.join('')).toContain('assistant cannot answer')
    },
  )

  test('because it repeats the policy stops there, and ends the question', async () => {
    const first = await hosted({ reply: 'x' })
    await first.post()
    const policy = first.service.asked[0]!.messages[0]!.content
    await first[Symbol.asyncDispose]()
    const pieces = ['Sure, here it is. ', ...policy.split(/(?<=\s)/)]
    await using own = await hosted({ pieces, how: 'hang' })
    const events = await eventsOf(await own.post({ stream: true }))
    expect(events.at(-1)?.error?.code).toBe('broken-off')
    expect(textOf(events)).not.toContain(policy.split('\n')[1]!.slice(0, 60))
    await own.service.left
  })
})

test('a closed browser ends the question to the service', async () => {
  await using own = await hosted({ pieces: ['It is brass. ', 'It has'], how: 'hang' })
  const response = await own.post({ stream: true })
  const reader = response.body!.getReader()
  await reader.read()
  await reader.cancel()
  await own.service.left
  await expect.poll(() => own.lines.join('')).toContain('assistant was left')
})

test('a browser that is closed before the first word ends it, too', async () => {
  await using own = await hosted({ pieces: ['It is'], how: 'hang' })
  const gone = new AbortController()
  const answer = own.post({ stream: true }, { signal: gone.signal })
  await expect.poll(() => own.service.asked.length, { timeout: 10_000 }).toBe(1)
  gone.abort()
  await own.service.left
  await Promise.allSettled([answer])
})
