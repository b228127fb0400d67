import type OpenAI from 'openai'
import { Stream } from 'openai/core/streaming'

/** `input` is JSON as the model wrote it. */
export type ToolCall = { id: string; name: string; input: string }

/** What a model answers to one request: a text, calls of tools, or both. */
export type ModelTurn = {
  text: string
  calls: ToolCall[]
  /** Spent on request and answer, where there is a meter. */
  tokens: number
}

type Reading = {
  client: OpenAI
  onText: (piece: string) => void
  /** Called at each sign of life. */
  onSign: () => void
}

/** A proxy's page or half an answer comes with status 200 as well, so nothing is taken as typed. */
function readCompletion(answer: unknown): ModelTurn | undefined {
  const { choices, usage } = (answer ?? {}) as Partial<OpenAI.ChatCompletion>
  const choice = Array.isArray(choices) ? choices[0] : undefined
  const { content, tool_calls } = (choice?.message ?? {}) as {
    content?: unknown
    tool_calls?: unknown
  }
  return whole(content, listOf(tool_calls).map(asCall), choice?.finish_reason, usage)
}

/** Reads a whole answer, or one in pieces as server-sent events; undefined of one that is none. */
export async function readTurn(
  response: Response,
  { client, onText, onSign }: Reading,
): Promise<ModelTurn | undefined> {
  if (!/^text\/event-stream\b/i.test(response.headers.get('content-type') ?? '')) {
    const turn = readCompletion(await response.json())
    if (turn?.text) onText(turn.text)
    return turn
  }
  let [text, finish, usage]: [string, unknown, unknown] = ['', undefined, undefined]
  const calls: ToolCall[] = []
  const events = Stream.fromSSEResponse<unknown>(response, new AbortController(), client)
  for await (const event of events) {
    onSign()
    const chunk = (event ?? {}) as Partial<OpenAI.ChatCompletionChunk>
    const choice = Array.isArray(chunk.choices) ? chunk.choices[0] : undefined
    const { content, tool_calls } = (choice?.delta ?? {}) as {
      content?: unknown
      tool_calls?: unknown
    }
    finish = choice?.finish_reason ?? finish
    usage = chunk.usage ?? usage
    for (const piece of listOf(tool_calls)) addPiece(calls, piece)
    if (typeof content !== 'string' || !content) continue
    text += content
    onText(content)
  }
  return whole(text, calls.filter(Boolean), finish, usage)
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

function asCall(value: unknown): ToolCall {
  const { id, function: called } = (value ?? {}) as { id?: unknown; function?: unknown }
  const { name, arguments: input } = (called ?? {}) as { name?: unknown; arguments?: unknown }
  return { id: textOf(id), name: textOf(name), input: textOf(input) }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Id and name come first, the arguments in pieces, each with the place of its call. */
function addPiece(calls: ToolCall[], piece: unknown): void {
  const { index } = (piece ?? {}) as { index?: unknown }
  const at = typeof index === 'number' && index >= 0 && index < maxPlaces ? index : calls.length
  const { id, name, input } = asCall(piece)
  const before = calls[at] ?? { id: '', name: '', input: '' }
  calls[at] = { id: before.id || id, name: before.name || name, input: before.input + input }
}

/** A place beyond these is a fault, and a list of so many gaps. */
const maxPlaces = 100

function whole(
  text: unknown,
  calls: ToolCall[],
  finish: unknown,
  usage: unknown,
): ModelTurn | undefined {
  // Services of other makers say 'stop' behind calls, too.
  if (finish !== 'stop' && finish !== 'tool_calls') return undefined
  const { total_tokens: tokens } = (usage ?? {}) as { total_tokens?: unknown }
  return { text: textOf(text), calls, tokens: Number.isFinite(tokens) ? Number(tokens) : 0 }
}
