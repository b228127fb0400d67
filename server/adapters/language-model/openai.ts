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
import { readTurn, type ToolCall } from './openai-turn.ts'

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
  const send = createSender(client, model)

  return {
    async reply(messages, asking = {}) {
      const { signal: left } = asking
      const late = new AbortController()
      const end = () => late.abort()
      const total = setTimeout(end, totalTimeoutMilliseconds)
      try {
        const signal = left ? AbortSignal.any([left, late.signal]) : late.signal
        const asked: Message[] = [{ role: 'system', content: policy }, ...messages]
        const answer = await converse(asked, asking, { signal, end })
        // A reading that is broken off ends as if nothing more had come.
        return answer.ok ? answer : (breakOf() ?? answer)
      } catch (error) {
        return breakOf() ?? failureOf(error)
      } finally {
        clearTimeout(total)
      }

      function breakOf(): ModelReply | undefined {
        if (left?.aborted) return { ok: false, failure: 'abandoned' }
        return late.signal.aborted ? { ok: false, failure: 'timeout' } : undefined
      }
    },
  }

  async function converse(
    messages: Message[],
    { onText, tools = none, maySpend }: Asking,
    { signal, end }: { signal: AbortSignal; end: () => void },
  ): Promise<ModelReply> {
    const sizeOfTools = JSON.stringify(tools.definitions).length
    let reply = ''
    let [tokens, calls] = [0, 0]
    for (let requests = 1; ; requests++) {
      const size = JSON.stringify(messages).length + sizeOfTools
      if ((await maySpend?.(tokensOf(size))) === false) return { ok: false, failure: 'limited' }
      const mustAnswer = requests >= maxRequests || calls >= maxCalls || tokens >= maxTokens
      const request = { messages, streams: Boolean(onText), tools: tools.definitions, mustAnswer }
      const response = await send(request, signal)
      const silence = setTimeout(end, timeoutMilliseconds)
      // What a model says ahead of its calls is a line of its own.
      let before = reply && '\n'
      const turn = await readTurn(response, {
        client,
        onSign: () => silence.refresh(),
        onText(piece) {
          reply += before + piece
          onText?.(before + piece)
          before = ''
        },
      }).finally(() => clearTimeout(silence))
      if (!turn) return { ok: false, failure: 'malformed' }
      tokens += turn.tokens
      if (turn.calls.length === 0) {
        return turn.text.trim()
          ? { ok: true, reply: reply.trim(), tokens }
          : { ok: false, failure: 'malformed' }
      }
      if (mustAnswer) return { ok: false, failure: 'malformed' }
      const answers = await withinSignal(callAll(turn.calls, tools, maxCalls - calls), signal)
      calls += turn.calls.length
      messages.push(asMessage(turn.text, turn.calls), ...answers)
    }
  }
}

const none: ModelTools = { definitions: [], call: async () => '' }

/** Four characters make a token; the answer takes some. */
const tokensOf = (characters: number) => Math.ceil(characters / 4) + 500

/** Each call gets an answer, as the protocol wants it; those beyond the most are not made. */
async function callAll(
  calls: readonly ToolCall[],
  { call }: ModelTools,
  most: number,
): Promise<Message[]> {
  const answers: Message[] = []
  for (const [at, { id, name, input }] of calls.entries()) {
    const content = at < most ? await call(name, input) : '{"error":"No more calls: answer now."}'
    answers.push({ role: 'tool', tool_call_id: id, content })
  }
  return answers
}

const asMessage = (text: string, calls: readonly ToolCall[]): Message => ({
  role: 'assistant',
  content: text || null,
  tool_calls: calls.map(({ id, name, input }) => ({
    id,
    type: 'function',
    function: { name, arguments: input },
  })),
})

/** A tool that takes too long ends the question as a slow service does. */
function withinSignal<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const ended = Promise.withResolvers<never>()
  const end = () => ended.reject(new APIUserAbortError())
  if (signal.aborted) end()
  signal.addEventListener('abort', end, { once: true })
  return Promise.race([work, ended.promise]).finally(() => signal.removeEventListener('abort', end))
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
