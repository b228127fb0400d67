import { setImmediate } from 'node:timers/promises'
import pLimit from 'p-limit'
import type { Logger } from 'pino'
import { createReplyChecker } from '#capabilities/assistant/reply-checker.ts'
import type { ChatMessage } from '#domain/submission/chat-message.ts'
import type { Limiter } from '#server/http/limiter.ts'
import type {
  Asking,
  LanguageModel,
  ModelFailure,
  ModelReply,
  ModelTools,
} from '#server/ports/language-model.ts'

export type Assistants = {
  /** Undefined leaves all answers to the embedded assistant. */
  hosted: Hosted | undefined
  embedded: LanguageModel
}

type Hosted = {
  model: LanguageModel
  policy: string
  tokens: Limiter
  /** What the model is sent, what it may call, and what may be shown of its reply; undefined refuses that. */
  open: (
    messages: readonly ChatMessage[],
    page: string,
  ) => {
    messages: readonly ChatMessage[]
    tools: ModelTools
    check: (text: string) => string | undefined
  }
}

type Dependencies = Assistants & { log: Pick<Logger, 'error'> }

export type Question = {
  messages: readonly ChatMessage[]
  page: string
  /** Of the client, which has so many tokens to spend. */
  address: string
  signal: AbortSignal
  /** Told what may be shown, in pieces; together they are the reply, where there is one. */
  onText?: ((piece: string) => void) | undefined
}

export type Answered = {
  answer: ModelReply
  by: 'hosted' | 'embedded'
  /** Of the hosted model, where there is one. */
  failure: ModelFailure | undefined
}

/**
 * Reading a question takes the thread that answers all other requests, for some hundredths of a
 * second: few at a time, and whoever else asks is answered in between.
 */
const maxThinking = 2

/** The hosted model where there is one and the address has tokens left, else our own. */
export function createAsk({ hosted, embedded, log }: Dependencies) {
  const lane = pLimit(maxThinking)
  const think = <T>(work: () => T | Promise<T>) =>
    lane(async () => {
      await setImmediate()
      return work()
    })

  return async (question: Question): Promise<Answered> => {
    const { messages, page, signal, onText } = question
    if (signal.aborted) return { answer: abandoned, by: 'embedded', failure: undefined }
    let isShown = false
    const show = onText && ((piece: string) => onText(((isShown = true), piece)))
    const first = hosted && (await askHosted(hosted, { ...question, onText: show }))
    if (first?.ok) return { answer: first, by: 'hosted', failure: undefined }
    const failure = first?.failure
    // Two answers in one would be none, and nobody waits for one any more.
    if (first && (isShown || signal.aborted)) return { answer: first, by: 'hosted', failure }
    const asking: Asking = { page, signal, ...(onText && { onText }) }
    const own = () => embedded.reply(messages, asking)
    return { answer: await think(own), by: 'embedded', failure }
  }

  /** The model may name what the records and the visitor have told of, and nothing else. */
  async function askHosted(
    { model, policy, tokens, open }: Hosted,
    { messages, page, address, signal, onText }: Question,
  ): Promise<ModelReply> {
    const opened = await think(() => open(messages, page)).catch((error: unknown) => {
      log.error({ err: error }, 'assistant: what the hosted model may name is not known')
    })
    if (!opened) return { ok: false, failure: 'unavailable' }
    const { tools, check } = opened
    const checker = createReplyChecker({ policy, check })
    const refused = new AbortController()
    let shown = ''
    const show = (text: string | undefined) => {
      if (text === undefined) refused.abort()
      else if (text.length > shown.length) {
        onText?.(text.slice(shown.length))
        shown = text
      }
    }
    const answer = await model.reply(opened.messages, {
      signal: AbortSignal.any([signal, refused.signal]),
      tools: { ...tools, call: (name, input) => think(() => tools.call(name, input)) },
      // Taken ahead, since a question that is too dear must not be asked.
      maySpend: async (estimate) => (await tokens.take(address, estimate)).ok,
      ...(onText && {
        onText: (piece) => {
          if (!refused.signal.aborted) show(checker.add(piece))
        },
      }),
    })
    if (answer.ok && !refused.signal.aborted) {
      const reply = checker.end(answer.reply)
      show(reply)
      if (reply) return { ...answer, reply }
    }
    return refused.signal.aborted || answer.ok ? { ok: false, failure: 'refused' } : answer
  }
}

/** Of a question whose turn came when nobody waited for an answer any more. */
const abandoned: ModelReply = { ok: false, failure: 'abandoned' }

export const lengthOf = (messages: readonly ChatMessage[]) =>
  messages.reduce((sum, { content }) => sum + content.length, 0)
