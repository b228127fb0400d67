import OpenAI from 'openai'
import { Stream } from 'openai/core/streaming'
import type { ModelReply } from '#server/ports/language-model.ts'

/** A proxy's page or half an answer comes with status 200 as well, so nothing is taken as typed. */
export function readCompletion(answer: unknown): ModelReply {
  const { choices, usage } = (answer ?? {}) as Partial<OpenAI.ChatCompletion>
  const choice = Array.isArray(choices) ? choices[0] : undefined
  return whole(choice?.message?.content, choice?.finish_reason, usage)
}

type Reading = {
  client: OpenAI
  onText: (piece: string) => void
  /** Called at each sign of life. */
  onSign: () => void
}

/** The same in pieces, as server-sent events; whole from a service that does not stream. */
export async function readStream(
  response: Response,
  { client, onText, onSign }: Reading,
): Promise<ModelReply> {
  if (!/^text\/event-stream\b/i.test(response.headers.get('content-type') ?? '')) {
    const answer = readCompletion(await response.json())
    if (answer.ok) onText(answer.reply)
    return answer
  }
  let [reply, finish, usage]: [string, unknown, unknown] = ['', undefined, undefined]
  const events = Stream.fromSSEResponse<unknown>(response, new AbortController(), client)
  for await (const event of events) {
    onSign()
    const chunk = (event ?? {}) as Partial<OpenAI.ChatCompletionChunk>
    const choice = Array.isArray(chunk.choices) ? chunk.choices[0] : undefined
    const piece: unknown = choice?.delta?.content
    finish = choice?.finish_reason ?? finish
    usage = chunk.usage ?? usage
    if (typeof piece !== 'string' || !piece) continue
    reply += piece
    onText(piece)
  }
  return whole(reply, finish, usage)
}

function whole(reply: unknown, finish: unknown, usage: unknown): ModelReply {
  const isWhole = finish === 'stop' && typeof reply === 'string' && reply.trim()
  if (!isWhole) return { ok: false, failure: 'malformed' }
  const { total_tokens: tokens } = (usage ?? {}) as { total_tokens?: unknown }
  return { ok: true, reply: reply.trim(), tokens: Number.isFinite(tokens) ? Number(tokens) : 0 }
}
