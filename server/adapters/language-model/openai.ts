import OpenAI, {
  APIConnectionTimeoutError,
  APIError,
  APIUserAbortError,
  AuthenticationError,
  RateLimitError,
} from 'openai'
import { boundedFetch } from '#server/adapters/bounded-fetch.ts'
import type { LanguageModel, ModelReply } from '#server/ports/language-model.ts'

type Options = {
  apiKey: string
  /** Undefined is the service's own address. */
  url: string | undefined
  model: string
  policy: string
  fetch?: typeof fetch
  /** For one attempt, and for all of them together. */
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
  const { policy, model, totalTimeoutMilliseconds = 20_000 } = options
  const client = new OpenAI({
    apiKey: options.apiKey,
    baseURL: options.url ?? 'https://api.openai.com/v1',
    timeout: options.timeoutMilliseconds ?? 9_000,
    maxRetries: options.retries ?? 1,
    logLevel: 'off',
    fetch: boundedFetch(options.fetch ?? fetch, maxAnswerBytes),
  })
  const refused = new Set<string>()

  /** Asks again without what this model, or this service, refuses; later requests leave it out. */
  async function ask(messages: Message[], signal: AbortSignal): Promise<unknown> {
    for (;;) {
      const parameters = parametersWithout(refused)
      try {
        return await client.chat.completions.create({ model, ...parameters, messages }, { signal })
      } catch (error) {
        const name = refusedParameter(error, parameters)
        if (!name) throw error
        refused.add(name)
      }
    }
  }

  return {
    async reply(messages) {
      try {
        const signal = AbortSignal.timeout(totalTimeoutMilliseconds)
        return read(await ask([{ role: 'system', content: policy }, ...messages], signal))
      } catch (error) {
        return failureOf(error)
      }
    },
  }
}

type Message = OpenAI.ChatCompletionMessageParam
type ChatParameters = Partial<
  Record<'temperature' | 'max_completion_tokens' | 'max_tokens', number>
>

/**
 * Reasoning models refuse `temperature` and `max_tokens`, which services of other makers may know
 * alone: platform.openai.com/docs/api-reference/chat/create.
 */
function parametersWithout(refused: ReadonlySet<string>): ChatParameters {
  const thinks = refused.has('temperature')
  const most = thinks ? maxThinkingTokens : maxReplyTokens
  return {
    ...(!thinks && { temperature: 0.2 }),
    ...(refused.has('max_completion_tokens')
      ? { max_tokens: most }
      : { max_completion_tokens: most }),
  }
}

/** The parameter of ours that an answer refuses by name, of those that can be left out. */
function refusedParameter(error: unknown, sent: ChatParameters): string | undefined {
  if (!(error instanceof APIError) || (error.status !== 400 && error.status !== 422))
    return undefined
  const { message, param } = error as APIError
  return ['temperature', 'max_completion_tokens'].find(
    (name) => name in sent && (param ? param === name : message.includes(name)),
  )
}

/** A proxy's page or half an answer comes with status 200 as well, so nothing is taken as typed. */
function read(answer: unknown): ModelReply {
  const { choices, usage } = (answer ?? {}) as Partial<OpenAI.ChatCompletion>
  const choice = Array.isArray(choices) ? choices[0] : undefined
  const reply: unknown = choice?.message?.content
  const isWhole = choice?.finish_reason === 'stop' && typeof reply === 'string' && reply.trim()
  if (!isWhole) return { ok: false, failure: 'malformed' }
  return { ok: true, reply: reply.trim(), tokens: Number(usage?.total_tokens) || 0 }
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
