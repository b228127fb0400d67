import { setImmediate } from 'node:timers/promises'
import pLimit from 'p-limit'
import type { Logger } from 'pino'
import type { Candidates } from '#domain/chat/candidates.ts'
import type { ChatMessage } from '#domain/chat/message.ts'
import { repeatsPolicy } from '#domain/chat/policy.ts'
import { nameKeys, stripUnknownBrackets } from '#domain/chat/product-names.ts'
import { buildPrompt, customerMessage } from '#domain/chat/prompt.ts'
import { shownSoFar } from '#domain/chat/shown-so-far.ts'
import type { Limiter } from '#server/http/limiter.ts'
import type {
  Asking,
  LanguageModel,
  ModelFailure,
  ModelReply,
} from '#server/ports/language-model.ts'

export type Assistants = {
  /** Undefined leaves all answers to the embedded recommender. */
  hosted: { model: LanguageModel; policy: string; tokens: Limiter } | undefined
  embedded: LanguageModel
  /** What may be recommended in answer to a visitor's turns. */
  candidates: (turns: readonly string[], page: string) => Promise<Candidates>
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
export function createAsk({ hosted, embedded, candidates, log }: Dependencies) {
  const lane = pLimit(maxThinking)
  const think = <T>(work: () => Promise<T>) =>
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

  /** The model sees what our own engine verified, and may name nothing else. */
  async function askHosted(
    { model, policy, tokens }: NonNullable<Assistants['hosted']>,
    { messages, page, address, signal, onText }: Question,
  ): Promise<ModelReply> {
    const own = messages.map(({ role, content }) => ({ role, content: customerMessage(content) }))
    const turns = own.filter(({ role }) => role === 'user').map(({ content }) => content)
    const found = await think(() => candidates(turns, page)).catch((error: unknown) => {
      log.error({ err: error }, 'assistant: what the hosted model may name is not known')
    })
    if (!found) return { ok: false, failure: 'unavailable' }
    const { listed, notes } = found
    const prompted = own.with(own.length - 1, {
      role: 'user',
      content: buildPrompt(turns.at(-1)!, listed, notes),
    })
    // Taken ahead, since a question that is too dear must not be asked; four characters make a token.
    const estimate = Math.ceil((lengthOf(prompted) + policy.length) / 4) + 500
    const taken = await tokens.take(address, estimate)
    if (!taken.ok) return { ok: false, failure: 'limited' }
    const known = nameKeys(listed.flatMap(({ name, isNear }) => (isNear ? [] : name)))
    const refused = new AbortController()
    let [soFar, shown] = ['', '']
    const show = (text: string) => {
      if (text.length > shown.length) onText?.(text.slice(shown.length))
      shown = text
    }
    const answer = await model.reply(prompted, {
      signal: AbortSignal.any([signal, refused.signal]),
      ...(onText && {
        onText: (piece) => {
          soFar += piece
          if (repeatsPolicy(soFar, policy)) refused.abort()
          else if (!refused.signal.aborted) show(shownSoFar(soFar, { known, policy }))
        },
      }),
    })
    if (refused.signal.aborted) return { ok: false, failure: 'refused' }
    if (!answer.ok) return answer
    if (repeatsPolicy(answer.reply, policy)) return { ok: false, failure: 'refused' }
    const reply = stripUnknownBrackets(answer.reply, known)
    show(reply)
    return { ...answer, reply }
  }
}

/** Of a question whose turn came when nobody waited for an answer any more. */
const abandoned: ModelReply = { ok: false, failure: 'abandoned' }

export const lengthOf = (messages: readonly ChatMessage[]) =>
  messages.reduce((sum, { content }) => sum + content.length, 0)
