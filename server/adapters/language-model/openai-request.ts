import OpenAI, { APIError } from 'openai'
import type { ModelTools } from '#server/ports/language-model.ts'

export type Message = OpenAI.ChatCompletionMessageParam
type Parameters = Omit<OpenAI.ChatCompletionCreateParams, 'model' | 'messages'>

export type Request = {
  messages: Message[]
  streams: boolean
  tools: ModelTools['definitions']
  /** The model has called enough tools and is to answer. */
  mustAnswer: boolean
}

const maxReplyTokens = 500
/** Models that think first spend the same allowance on it. */
const maxThinkingTokens = 4000

/** What can be left out. */
const optional = ['temperature', 'max_completion_tokens', 'stream_options', 'stream'] as const

/**
 * Sends requests to a model, again without what this model, or this service, refuses; later
 * requests leave it out.
 */
export function createSender(client: OpenAI, model: string) {
  const refused = new Set<string>()
  return async ({ messages, ...request }: Request, signal: AbortSignal): Promise<Response> => {
    for (;;) {
      const parameters = parametersWithout(refused, request)
      const body = { model, ...parameters, messages }
      try {
        return await client.chat.completions.create(body, { signal }).asResponse()
      } catch (error) {
        const name = refusedParameter(error, parameters)
        if (!name) throw error
        refused.add(name)
      }
    }
  }
}

/**
 * Reasoning models refuse `temperature` and `max_tokens`, which services of other makers may know
 * alone: platform.openai.com/docs/api-reference/chat/create.
 */
function parametersWithout(
  refused: ReadonlySet<string>,
  { streams: wantsStream, tools, mustAnswer }: Omit<Request, 'messages'>,
): Partial<Parameters> {
  const thinks = refused.has('temperature')
  const most = thinks ? maxThinkingTokens : maxReplyTokens
  const streams = wantsStream && !refused.has('stream')
  return {
    ...(!thinks && { temperature: 0.2 }),
    ...(refused.has('max_completion_tokens')
      ? { max_tokens: most }
      : { max_completion_tokens: most }),
    ...(tools.length > 0 && {
      tools: tools.map((definition) => ({ type: 'function', function: { ...definition } })),
      ...(mustAnswer && { tool_choice: 'none' }),
    }),
    ...(streams && { stream: true }),
    // Else nobody counts what a stream has cost.
    ...(streams && !refused.has('stream_options') && { stream_options: { include_usage: true } }),
  }
}

/** The parameter of ours that an answer refuses by name, of those that can be left out. */
function refusedParameter(error: unknown, sent: Partial<Parameters>): string | undefined {
  if (!(error instanceof APIError) || (error.status !== 400 && error.status !== 422))
    return undefined
  const { message, param } = error as APIError
  return optional.find(
    (name) => name in sent && (param ? param === name : new RegExp(`\\b${name}\\b`).test(message)),
  )
}
