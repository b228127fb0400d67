import type { ChatMessage } from '#domain/chat/message.ts'

export type ModelFailure =
  | 'refused'
  | 'limited'
  | 'unavailable'
  | 'timeout'
  | 'malformed'
  /** Nobody waits for an answer any more. */
  | 'abandoned'

export type ModelReply =
  | {
      ok: true
      reply: string
      /** Spent on question and answer, where there is a meter. */ tokens: number
    }
  | {
      ok: false
      failure: ModelFailure
      /** Of the service, when it answered at all. */ status?: number
    }

export type Asking = {
  /** Path of the page that the visitor has open. */
  page?: string
  /** Aborts when nobody waits for an answer any more. */
  signal?: AbortSignal
  /** Told the reply in pieces, as they come; a failure may follow some of them. */
  onText?: (piece: string) => void
}

/** Whoever answers visitors: a hosted language model or the embedded recommender. */
export type LanguageModel = {
  /** `messages` are those of visitor and assistant; the last one is the visitor's. Never throws. */
  reply(messages: readonly ChatMessage[], asking?: Asking): Promise<ModelReply>
}
