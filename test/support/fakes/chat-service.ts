import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json as readJson } from 'node:stream/consumers'

/** What the service does with the next request; the last one holds for all that follow. */
export type ChatAct =
  | { reply: string; finish?: string }
  /** Calls tools; an input that is a text goes as it is. `says` goes ahead of them. */
  | { calls: { name: string; input: unknown }[]; says?: string }
  /** Streams these, where it is asked to, and then ends, or breaks off in some way. */
  | { pieces: string[]; how?: 'stop' | 'length' | 'hang' | 'drop' | 'end' | 'fault' }
  | { status: number; body?: string; headers?: Record<string, string> }
  | 'html'
  | 'hang'
  | 'half'
  | 'drop'

type Asked = {
  model: string
  messages: { role: string; content: string; tool_call_id?: string }[]
  authorization: string | undefined
  /** What else the request sets, such as limits. */
  parameters: Record<string, unknown>
}

const id = 'chatcmpl-1'
const completion = (content: string, finish = 'stop', more: object = {}) =>
  JSON.stringify({
    id,
    object: 'chat.completion',
    choices: [
      { index: 0, message: { role: 'assistant', content, ...more }, finish_reason: finish },
    ],
    usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 },
  })

/** A hosted model behind OpenAI's chat completions, over HTTP, that fails in whatever way it is told to. */
export async function startChatService(...acts: ChatAct[]) {
  const asked: Asked[] = []
  const left = Promise.withResolvers<void>()
  const server = createServer((request, response) => {
    void readJson(request).then((body) => {
      const { model, messages, ...parameters } = body as Pick<Asked, 'model' | 'messages'>
      const { authorization } = request.headers
      asked.push({ model, messages, authorization, parameters })
      const act = acts[Math.min(asked.length, acts.length) - 1] ?? { status: 500 }
      response.on('close', () => response.writableFinished || left.resolve())
      perform(act, response, 'stream' in parameters && parameters.stream === true)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    /** Resolves when a client does not wait for the end of an answer. */
    left: left.promise,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function perform(act: ChatAct, response: ServerResponse, streams: boolean): void {
  if (act === 'hang') return
  if (act === 'drop') return void response.destroy()
  const json = { 'content-type': 'application/json' }
  if (act === 'html') {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome to the proxy</h1>')
  } else if (act === 'half') {
    const whole = completion('Take the [')
    response.writeHead(200, json).end(whole.slice(0, whole.length / 2))
  } else if ('reply' in act) {
    const { reply, finish } = act
    if (streams) stream({ pieces: [reply], how: finish === 'length' ? finish : 'stop' }, response)
    else response.writeHead(200, json).end(completion(reply, finish))
  } else if ('calls' in act) {
    const tool_calls = act.calls.map(({ name, input }, index) => ({
      id: `call_${index}`,
      index,
      type: 'function',
      function: { name, arguments: typeof input === 'string' ? input : JSON.stringify(input) },
    }))
    const { says = '' } = act
    if (streams) streamCalls(says, tool_calls, response)
    else response.writeHead(200, json).end(completion(says, 'tool_calls', { tool_calls }))
  } else if ('pieces' in act) {
    if (streams) stream(act, response)
    else response.writeHead(200, json).end(completion(act.pieces.join('')))
  } else {
    const { status, body = '{"error":{"message":"No."}}', headers = {} } = act
    response.writeHead(status, { ...json, ...headers }).end(body)
  }
}

function stream(
  { pieces, how = 'stop' }: Extract<ChatAct, { pieces: string[] }>,
  response: ServerResponse,
): void {
  const send = (event: unknown) => response.write(`data: ${JSON.stringify(event)}\n\n`)
  const chunk = (content: string | undefined, finish_reason: string | null) =>
    send({
      id,
      choices: [{ index: 0, delta: content === undefined ? {} : { content }, finish_reason }],
    })
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  send({ id, choices: [{ index: 0, delta: { role: 'assistant', content: '' } }] })
  for (const piece of pieces) chunk(piece, null)
  if (how === 'hang') return
  if (how === 'drop') return void setTimeout(() => response.destroy(), 50)
  if (how === 'fault') send({ error: { message: 'Overloaded.', type: 'server_error' } })
  if (how === 'stop' || how === 'length') {
    chunk(undefined, how)
    send({ id, choices: [], usage: { total_tokens: 120 } })
    response.write('data: [DONE]\n\n')
  }
  response.end()
}

type Call = { id: string; index: number; function: { name: string; arguments: string } }

/** Id and name of each call, then its arguments in halves, as OpenAI's service does. */
function streamCalls(says: string, calls: readonly Call[], response: ServerResponse): void {
  const send = (delta: object, finish_reason: string | null = null) =>
    response.write(
      `data: ${JSON.stringify({ id, choices: [{ index: 0, delta, finish_reason }] })}\n\n`,
    )
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  send({ role: 'assistant', content: says })
  for (const { id, index, function: called } of calls) {
    const { name, arguments: input } = called
    const half = Math.ceil(input.length / 2)
    send({ tool_calls: [{ id, index, type: 'function', function: { name, arguments: '' } }] })
    for (const piece of [input.slice(0, half), input.slice(half)])
      send({ tool_calls: [{ index, function: { arguments: piece } }] })
  }
  send({}, 'tool_calls')
  response.end('data: [DONE]\n\n')
}
