import { Hono, type Context, type MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import * as z from 'zod'
import { parseJson } from '#domain/json-map.ts'
import { maxRequestBytes } from '#domain/submission/chat-message.ts'
import { parseChat } from '#domain/submission/parse-chat.ts'
import type { ClientAddress } from '#server/http/client-address.ts'
import { createBoundedQueue } from '#server/http/bounded-queue.ts'
import { busyHeaders } from '#server/http/busy-answer.ts'
import { readBody } from '#server/http/read-body.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/answers.ts'
import { createAsk, lengthOf, type Answered, type Assistants, type Question } from './ask.ts'

type Dependencies = Assistants & {
  clientAddress: ClientAddress
  /** Whether there is a catalogue: nobody is told that we have nothing of what was asked for. */
  isKnown?: () => boolean
  /** The products that a reply names. */
  named: (reply: string) => object
  /** What a question has to pass before it is read, and what the text of a reply has to. */
  guards: MiddlewareHandler
  guardsOfReplies: MiddlewareHandler
  log: Pick<Logger, 'info' | 'warn' | 'error'>
}

/** What JSON and a browser's slightly other counting may add. */
const margin = 8 * 1024
/**
 * A question holds a connection and what was said, with a hosted model for some seconds. Who comes to
 * a full queue would wait for longer than people do.
 */
const questionLimits = { maxRunning: 24, maxWaiting: 24 }

/**
 * `POST /api/chat`: {messages, model} in, {reply} out; to who accepts `text/event-stream` or sends
 * `stream: true` a stream of {text} as it comes, then {reply}, or {error} where it breaks off.
 * `POST /api/chat/products`: {reply} in, the products that it names out. Logs hold counts, never what was said. So many at a time, streams included; the others are told to
 * come again.
 */
export function chat({
  isKnown,
  named,
  clientAddress,
  guards,
  guardsOfReplies,
  log,
  ...assistants
}: Dependencies): Hono {
  const ask = createAsk({ ...assistants, log })
  const questions = createBoundedQueue(questionLimits)
  const api = new Hono()
  api.post('/chat', guards, async (c) => {
    c.header('cache-control', 'no-store')
    const body = await readBody(c.req.raw, maxRequestBytes + margin)
    if (body === 'too large') {
      const message = fillIn(texts.questionTooLong, { most: maxRequestBytes / 1024 })
      return c.json(refusal('too-large', message), 413)
    }
    const parsed = parseChat(body === 'broken' ? undefined : parseJson(body.text))
    if (!parsed.ok) {
      const { status, code, message } = parsed.refusal
      return c.json(refusal(code, message), status)
    }
    if (isKnown?.() === false) {
      return c.json(refusal('unavailable', texts.cannotAnswer), 503, busyHeaders)
    }
    const { messages, page = '', stream } = parsed.request
    const question = { messages, page, address: clientAddress(c), signal: c.req.raw.signal }
    const answer = (onText?: Question['onText'], signal = question.signal) =>
      questions.run(() => logged({ ...question, signal, onText }))
    if (stream || accepts(c)) return streamed(c, answer)
    const given = await answer()
    return given ? answered(c, given) : busy(c)
  })
  api.post('/chat/products', guardsOfReplies, async (c) => {
    c.header('cache-control', 'no-store')
    const body = await readBody(c.req.raw, maxRequestBytes)
    const parsed = Reply.safeParse(typeof body === 'string' ? undefined : parseJson(body.text))
    if (!parsed.success) return c.json(refusal('malformed', texts.formMalformed), 400)
    return c.json(named(parsed.data.reply))
  })
  return api

  async function logged(question: Question): Promise<Answered> {
    const { messages } = question
    const start = performance.now()
    const result = await ask(question)
    const milliseconds = Math.round(performance.now() - start)
    const sizes = { turns: messages.length, characters: lengthOf(messages), milliseconds }
    const { answer, by, failure } = result
    if (answer.ok) {
      log.info({ ...sizes, by, tokens: answer.tokens, failure }, 'assistant answered')
    } else if (question.signal.aborted) {
      log.info({ ...sizes, by }, 'assistant was left')
    } else {
      log.warn({ ...sizes, failure: failure ?? answer.failure }, 'assistant cannot answer')
    }
    return result
  }
}

function answered(c: Context, { answer, failure }: Answered): Response {
  if (answer.ok) return c.json({ reply: answer.reply })
  return c.json(refusal('unavailable', texts.cannotAnswer), failure === 'timeout' ? 504 : 502)
}

const Reply = z.object({ reply: z.string() })

type Answer = (onText: Question['onText'], signal: AbortSignal) => Promise<Answered> | undefined

const busy = (c: Context) => c.json(refusal('busy', texts.busy), 503, busyHeaders)

/** What fails before there is a word of it has a status of its own, as it has without a stream. */
async function streamed(c: Context, ask: Answer): Promise<Response> {
  const left = new AbortController()
  const { send, end, response } = createEventStream(() => left.abort())
  const begun = Promise.withResolvers<undefined>()
  const asked = ask(
    (text) => {
      send({ text })
      begun.resolve(undefined)
    },
    AbortSignal.any([c.req.raw.signal, left.signal]),
  )
  if (!asked) return busy(c)
  const early = await Promise.race([begun.promise, asked])
  if (early && !early.answer.ok) return answered(c, early)
  const brokenOff = refusal('broken-off', texts.answerBrokeOff)
  const last = asked.then(
    ({ answer }) => (answer.ok ? { reply: answer.reply } : brokenOff),
    () => brokenOff,
  )
  void last.then(send).then(end)
  return response()
}

const accepts = (c: Context) => /\btext\/event-stream\b/i.test(c.req.header('accept') ?? '')

const refusal = (code: string, message: string) => ({ ok: false, error: { code, message } })

/** An answer in server-sent events, each a JSON document, while it is being made. */
type EventStream = {
  send: (event: unknown) => void
  end: () => void
  response: () => Response
}

/** `onLeave` is called when the client goes away before the end. */
function createEventStream(onLeave: () => void): EventStream {
  const encoder = new TextEncoder()
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start(own) {
      controller = own
    },
    cancel() {
      controller = undefined
      onLeave()
    },
  })
  return {
    send: (event) => controller?.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`)),
    end: () => controller?.close(),
    response: () =>
      new Response(body, {
        headers: {
          'content-type': 'text/event-stream; charset=utf-8',
          'cache-control': 'no-store',
          // nginx would keep it back until it is whole.
          'x-accel-buffering': 'no',
        },
      }),
  }
}
