import OpenAI, { APIConnectionTimeoutError, APIError } from 'openai'
import type { ModelTools } from '#server/ports/language-model.ts'

export type Message = OpenAI.ChatCompletionMessageParam
type Parameters = Omit<OpenAI.ChatCompletionCreateParams, 'model' | 'messages' | 'stream'>

type Options = {
  client: OpenAI
  model: string
  /** The longest time between two pieces of a stream. */
  silenceMilliseconds: number
}

type Request = {
  messages: Message[]
  tools: ModelTools['definitions']
  /** The model has called enough tools and is to answer. */
  mustAnswer: boolean
  signal: AbortSignal
}

/** A whole answer, and the tokens spent on request and answer, where there is a meter. */
type Answer = { message: OpenAI.ChatCompletionMessage; usage: number }

const maxReplyTokens = 500
/** Models that think first spend the same allowance on it. */
const maxThinkingTokens = 4000

/** What can be left out. */
const optional = ['temperature', 'max_completion_tokens', 'stream_options', 'stream'] as const
type Optional = (typeof optional)[number]

/**
 * Sends requests to a model, again without what this model, or this service, refuses; later
 * requests leave it out. The text of the answer is told in pieces where it is to be streamed.
 */
export function createSender({ client, model, silenceMilliseconds }: Options) {
  const refused = new Set<Optional>()

  return async (
    { messages, signal, ...request }: Request,
    tell: (piece: string) => void,
    wantsStream: boolean,
  ): Promise<Answer> => {
    for (;;) {
      const streams = wantsStream && !refused.has('stream')
      const body = { model, messages, ...parametersWithout(refused, request) }
      try {
        return answerIn(streams ? await stream(body) : await whole(body))
      } catch (error) {
        const name = refusedParameter(error, { ...body, ...(streams && streaming(refused)) })
        if (!name) throw error
        refused.add(name)
      }
    }

    async function whole(body: OpenAI.ChatCompletionCreateParamsNonStreaming) {
      const completion = await client.chat.completions.create(body, { signal })
      const text: unknown = completion?.choices?.[0]?.message?.content
      if (typeof text === 'string' && text) tell(text)
      return completion
    }

    async function stream(body: OpenAI.ChatCompletionCreateParamsNonStreaming) {
      const asked = { ...body, ...streaming(refused) }
      const running = client.chat.completions.stream(asked, { signal })
      const { promise: silent, reject } = Promise.withResolvers<never>()
      let silence: NodeJS.Timeout | undefined
      const listen = () => {
        clearTimeout(silence)
        silence = setTimeout(() => reject(new APIConnectionTimeoutError()), silenceMilliseconds)
      }
      running.on('connect', listen).on('chunk', listen).on('content', tell)
      try {
        return await Promise.race([running.finalChatCompletion(), silent])
      } finally {
        clearTimeout(silence)
        running.abort()
      }
    }
  }
}

/**
 * Reasoning models refuse `temperature` and `max_tokens`, which services of other makers may know
 * alone: platform.openai.com/docs/api-reference/chat/create.
 */
function parametersWithout(
  refused: ReadonlySet<Optional>,
  { tools, mustAnswer }: Pick<Request, 'tools' | 'mustAnswer'>,
): Parameters {
  const thinks = refused.has('temperature')
  const most = thinks ? maxThinkingTokens : maxReplyTokens
  return {
    ...(!thinks && { temperature: 0.2 }),
    ...(refused.has('max_completion_tokens')
      ? { max_tokens: most }
      : { max_completion_tokens: most }),
    ...(tools.length > 0 && {
      tools: tools.map((definition) => ({ type: 'function', function: { ...definition } })),
      ...(mustAnswer && { tool_choice: 'none' }),
    }),
  }
}

/** Without the second nobody counts what a stream has cost. */
const streaming = (refused: ReadonlySet<Optional>) => ({
  stream: true as const,
  ...(!refused.has('stream_options') && { stream_options: { include_usage: true } }),
})

/** The parameter of ours that an answer refuses by name, of those that can be left out. */
function refusedParameter(error: unknown, sent: object): Optional | undefined {
  if (!(error instanceof APIError) || (error.status !== 400 && error.status !== 422))
    return undefined
  const { message, param } = error as APIError
  return optional.find(
    (name) => name in sent && (param ? param === name : new RegExp(`\\b${name}\\b`).test(message)),
  )
}

/** A proxy's page or half an answer comes with status 200 as well. */
function answerIn(completion: OpenAI.ChatCompletion): Answer {
  const { choices, usage } = completion
  const { message, finish_reason: finish } = choices[0]!
  // Services of other makers say 'stop' behind calls, too.
  if (finish !== 'stop' && finish !== 'tool_calls') throw new Error('The answer has no end.')
  const tokens: unknown = usage?.total_tokens
  return { message, usage: Number.isFinite(tokens) ? Number(tokens) : 0 }
}
