import OpenAI, {
  APIConnectionTimeoutError,
  APIError,
  APIUserAbortError,
  AuthenticationError,
  RateLimitError,
} from 'openai'
import { boundedFetch } from '#server/adapters/bounded-fetch.ts'
import type { Asking, LanguageModel, ModelReply, ModelTools } from '#server/ports/language-model.ts'
import { createSender, type Message } from './openai-request.ts'

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

const maxAnswerBytes = 1024 * 1024
/** Of one question: most need a search and a look at what it found. */
const maxRequests = 6
const maxCalls = 12
const maxTokens = 60_000

/**
 * A hosted model behind the chat completions protocol. Our policy goes ahead of every
 * conversation. The model calls tools until it answers, or until a bound is reached.
 */
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
  const send = createSender({ client, model, silenceMilliseconds: timeoutMilliseconds })

  return {
    async reply(messages, asking = {}) {
      const { signal: left } = asking
      const late = AbortSignal.timeout(totalTimeoutMilliseconds)
      const signal = left ? AbortSignal.any([left, late]) : late
      try {
        const asked: Message[] = [{ role: 'system', content: policy }, ...messages]
        return await withinSignal(converse(asked, asking, signal), signal)
      } catch (error) {
        return { ok: false, ...(left?.aborted ? { failure: 'abandoned' } : failureOf(error)) }
      }
    },
  }

  async function converse(
    messages: Message[],
    { onText, tools = none, maySpend }: Asking,
    signal: AbortSignal,
  ): Promise<ModelReply> {
    const sizeOfTools = JSON.stringify(tools.definitions).length
    let reply = ''
    let [tokens, calls] = [0, 0]
    for (let requests = 1; ; requests++) {
      const size = JSON.stringify(messages).length + sizeOfTools
      if ((await maySpend?.(tokensOf(size))) === false) return { ok: false, failure: 'limited' }
      const mustAnswer = requests >= maxRequests || calls >= maxCalls || tokens >= maxTokens
      // What a model says ahead of its calls is a line of its own.
      let before = reply && '\n'
      const tell = (piece: string) => {
        reply += before + piece
        onText?.(before + piece)
        before = ''
      }
      const request = { messages, tools: tools.definitions, mustAnswer, signal }
      const { message, usage } = await send(request, tell, Boolean(onText))
      const { content } = message
      // Services of other makers say `null` where there are none.
      const wanted = message.tool_calls ?? []
      tokens += usage
      if (wanted.length === 0) {
        return content?.trim() ? { ok: true, reply: reply.trim(), tokens } : malformed
      }
      if (mustAnswer) return malformed
      messages.push(message)
      for (const call of wanted) {
        const { id, function: called } = call as OpenAI.ChatCompletionMessageFunctionToolCall
        const [name, input] = [called.name, called.arguments].map(String) as [string, string]
        const answer = calls++ < maxCalls ? await tools.call(name, input) : noMoreCalls
        // Each call gets an answer, as the protocol wants it.
        messages.push({ role: 'tool', tool_call_id: id, content: answer })
      }
    }
  }
}

const none: ModelTools = { definitions: [], call: async () => '' }
const malformed: ModelReply = { ok: false, failure: 'malformed' }
const noMoreCalls = '{"error":"No more calls: answer now."}'

/** Four characters make a token; the answer takes some. */
const tokensOf = (characters: number) => Math.ceil(characters / 4) + 500

/** A tool that takes too long ends the question as a slow service does. */
function withinSignal<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const ended = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new APIUserAbortError()), { once: true })
  })
  return Promise.race([work, ended])
}

function failureOf(error: unknown): Pick<Extract<ModelReply, { ok: false }>, 'failure' | 'status'> {
  if (error instanceof APIUserAbortError || error instanceof APIConnectionTimeoutError) {
    return { failure: 'timeout' }
  }
  // The kit's own, of what is no answer: it is told apart by its status alone.
  if (!(error instanceof APIError)) return { failure: 'malformed' }
  const status: unknown = error.status
  const answered = typeof status === 'number' ? { status } : {}
  if (error instanceof AuthenticationError) return { failure: 'refused', ...answered }
  if (error instanceof RateLimitError) return { failure: 'limited', ...answered }
  return { failure: 'unavailable', ...answered }
}
