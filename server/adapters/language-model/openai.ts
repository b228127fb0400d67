import OpenAI, {
  APIConnectionTimeoutError,
  APIError,
  APIUserAbortError,
  AuthenticationError,
  RateLimitError,
} from 'openai'
import { boundedFetch } from '#server/adapters/bounded-fetch.ts'
import type { LanguageModel, ModelReply } from '#server/ports/language-model.ts'
import { readCompletion, readStream } from './read-completion.ts'

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
