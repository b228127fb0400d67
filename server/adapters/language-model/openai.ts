import OpenAI, {
  APIConnectionTimeoutError,
  APIError,
  APIUserAbortError,
  AuthenticationError,
  RateLimitError,
} from 'openai'
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
  deadlineMilliseconds?: number
  retries?: number
}

const longestReply = 500

/** A hosted model behind the chat completions protocol. Our policy goes ahead of every conversation. */
export function openaiModel(options: Options): LanguageModel {
  const { policy, model, deadlineMilliseconds = 20_000 } = options
  const client = new OpenAI({
    apiKey: options.apiKey,
    baseURL: options.url ?? 'https://api.openai.com/v1',
    timeout: options.timeoutMilliseconds ?? 9_000,
    maxRetries: options.retries ?? 1,
    logLevel: 'off',
    ...(options.fetch && { fetch: options.fetch }),
  })
  return {
    async reply(messages) {
      try {
        const answer = await client.chat.completions.create(
          {
            model,
            temperature: 0.2,
            max_tokens: longestReply,
            messages: [{ role: 'system', content: policy }, ...messages],
          },
          { signal: AbortSignal.timeout(deadlineMilliseconds) },
        )
        return read(answer)
      } catch (error) {
        return failureOf(error)
      }
    },
  }
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
