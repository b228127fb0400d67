import OpenAI, {
  APIConnectionTimeoutError,
  APIError,
  APIUserAbortError,
  AuthenticationError,
  RateLimitError,
} from 'openai'
import { Stream } from 'openai/core/streaming'
import { boundedFetch } from '#server/adapters/bounded-fetch.ts'
import type { LanguageModel, ModelReply } from '#server/ports/language-model.ts'

type Options = {
  apiKey: string
  /** Undefined is the service's own address. */
  url: string | undefined
  model: string
  policy: string
  fetch?: typeof fetch
  /** For one attempt, or between two pieces of an answer, and for all together. */
  timeoutMilliseconds?: number
  totalTimeoutMilliseconds?: number
  retries?: number
}

const maxReplyTokens = 500
/** Models that think first spend the same allowance on it. */
const maxThinkingTokens = 4000
const maxAnswerBytes = 1024 * 1024

/** A hosted model behind the chat completions protocol. Our policy goes ahead of every conversation. */
export function openaiModel(options: Options): LanguageModel {
  const { policy, model, timeoutMilliseconds = 9_000, totalTimeoutMilliseconds = 20_000 } = options
  const client = new OpenAI({
    apiKey: options.apiKey,
    baseURL: options.url ?? 'https://api.openai.com/v1',
    timeout: timeoutMilliseconds,
    maxRetries: options.retries ?? 1,
    logLevel: 'off',
    fetch: boundedFetch(options.fetch ?? fetch, maxAnswerBytes),
  })
  const refused = new Set<string>()

  /** Asks again without what this model, or this service, refuses; later requests leave it out. */
  async function ask(messages: Message[], stream: boolean, signal: AbortSignal): Promise<Response> {
    for (;;) {
      const parameters = parametersWithout(refused, stream)
      const body = { model, ...parameters, messages } as OpenAI.ChatCompletionCreateParams
      try {
        return await client.chat.completions.create(body, { signal }).asResponse()
      } catch (error) {
        const name = refusedParameter(error, parameters)
        if (!name) throw error
        refused.add(name)
      }
    }
  }

  return {
    async reply(messages, { signal: left, onText } = {}) {
      const late = new AbortController()
      const end = () => late.abort()
      const total = setTimeout(end, totalTimeoutMilliseconds)
      let silence: NodeJS.Timeout | undefined
      try {
        const asked: Message[] = [{ role: 'system', content: policy }, ...messages]
        const signal = left ? AbortSignal.any([left, late.signal]) : late.signal
        const response = await ask(asked, Boolean(onText), signal)
        silence = setTimeout(end, timeoutMilliseconds)
        const answer = onText
          ? await readStream(response, { client, onText, onSign: () => silence?.refresh() })
          : readCompletion(await response.json())
        // A reading that is broken off ends as if nothing more had come.
        return answer.ok ? answer : (breakOf() ?? answer)
      } catch (error) {
        return breakOf() ?? failureOf(error)
      } finally {
        clearTimeout(total)
        clearTimeout(silence)
      }

      function breakOf(): ModelReply | undefined {
        if (left?.aborted) return { ok: false, failure: 'abandoned' }
        return late.signal.aborted ? { ok: false, failure: 'timeout' } : undefined
      }
    },
  }
}

type Message = OpenAI.ChatCompletionMessageParam
type ChatParameters = Pick<
  Partial<OpenAI.ChatCompletionCreateParams>,
  'temperature' | 'max_completion_tokens' | 'max_tokens' | 'stream' | 'stream_options'
>

/** What can be left out. */
const optional = ['temperature', 'max_completion_tokens', 'stream_options', 'stream'] as const

/**
 * Reasoning models refuse `temperature` and `max_tokens`, which services of other makers may know
 * alone: platform.openai.com/docs/api-reference/chat/create.
 */
function parametersWithout(refused: ReadonlySet<string>, stream: boolean): ChatParameters {
  const thinks = refused.has('temperature')
  const most = thinks ? maxThinkingTokens : maxReplyTokens
  const streams = stream && !refused.has('stream')
  return {
    ...(!thinks && { temperature: 0.2 }),
    ...(refused.has('max_completion_tokens')
      ? { max_tokens: most }
      : { max_completion_tokens: most }),
    ...(streams && { stream: true }),
    // Else nobody counts what a stream has cost.
    ...(streams && !refused.has('stream_options') && { stream_options: { include_usage: true } }),
  }
}

/** The parameter of ours that an answer refuses by name, of those that can be left out. */
function refusedParameter(error: unknown, sent: ChatParameters): string | undefined {
  if (!(error instanceof APIError) || (error.status !== 400 && error.status !== 422))
    return undefined
  const { message, param } = error as APIError
  return optional.find(
    (name) => name in sent && (param ? param === name : new RegExp(`\\b${name}\\b`).test(message)),
  )
}

function failureOf(error: unknown): ModelReply {
  if (error instanceof APIUserAbortError || error instanceof APIConnectionTimeoutError) {
    return { ok: false, failure: 'timeout' }
  }
  if (!(error instanceof APIError)) return { ok: false, failure: 'malformed' }
  const status: unknown = error.status
  const answered = typeof status === 'number' ? { status } : {}
  if (error instanceof AuthenticationError) return { ok: false, failure: 'refused', ...answered }
  if (error instanceof RateLimitError) return { ok: false, failure: 'limited', ...answered }
  return { ok: false, failure: 'unavailable', ...answered }
}

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
