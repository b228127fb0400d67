import { paths } from '#app/lib/paths.ts'
import type { ChatRequest } from '#domain/submission/chat-message.ts'
import { fetchJson } from '#app/lib/fetch-in-time.ts'
import type { NamedInReply } from './keep-conversation.ts'
import * as texts from '#texts/chat.ts'

/** How much of an answer that is none is shown (SPECIFICATION §8). */
const shownOfFailure = 200
/** Longer than the server waits for a model. */
const timeoutMilliseconds = 30_000

/**
 * The server's reply; `onText` is told its beginning, again and again, where it comes in pieces.
 * Throws what the visitor is to read.
 */
export async function askAssistant(
  request: ChatRequest,
  onText: (soFar: string) => void,
): Promise<string> {
  try {
    return await replyTo(request, onText)
  } catch (error) {
    throw inWords(error)
  }
}

/**
 * The products that a reply names. Replies are `{reply}` by contract, whoever made them, so the
 * server that has the catalog reads their names. An answer is complete without pictures of them.
 */
export async function findNamedProducts(reply: string): Promise<NamedInReply> {
  try {
    return await fetchJson(paths.chatProductsApi(), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ reply }),
    })
  } catch {
    return { products: [], linked: [] }
  }
}

/** What browsers throw where nothing came, 'Failed to fetch', helps nobody. */
function inWords(error: unknown): unknown {
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return new Error(texts.takesTooLong)
  if (error instanceof TypeError) return new Error(texts.noConnection)
  return error
}

async function replyTo(request: ChatRequest, onText: (soFar: string) => void): Promise<string> {
  const response = await fetch(paths.chatApi(), {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream, application/json' },
    body: JSON.stringify(request),
    signal: AbortSignal.timeout(timeoutMilliseconds),
  })
  if (!response.ok) {
    const message = refusalIn(await response.text())
    throw new Error(`HTTP ${response.status} → ${message.slice(0, shownOfFailure)}`)
  }
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
  if (isStream && response.body) return readReply(response.body, onText)
  return ((await response.json()) as { reply: string }).reply
}

type ChatEvent = { text?: string; reply?: string; error?: { message: string } }

async function readReply(
  body: ReadableStream<Uint8Array>,
  onText: (soFar: string) => void,
): Promise<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let [unread, soFar] = ['', '']
  for (;;) {
    const { value, done } = await reader.read()
    if (done) throw new Error(texts.brokeOff)
    const events = (unread + decoder.decode(value, { stream: true })).split('\n\n')
    unread = events.pop()!
    for (const event of events) {
      const { text, reply, error } = JSON.parse(event.replace(/^data: /, '')) as ChatEvent
      if (error) throw new Error(error.message)
      if (reply !== undefined) return reply
      if (text) onText((soFar += text))
    }
  }
}

/** The message of our own server's refusals; anything else as it is. */
function refusalIn(body: string): string {
  try {
    const { error } = JSON.parse(body) as { error?: { message?: unknown } }
    if (typeof error?.message === 'string') return error.message
  } catch {
    // No JSON: this is the message.
  }
  return body
}
