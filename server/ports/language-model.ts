import type { ChatMessage } from '#domain/chat/message.ts'

export type ModelFailure = 'refused' | 'limited' | 'unavailable' | 'timeout' | 'malformed'

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

/** Whoever answers visitors: a hosted language model or the embedded recommender. */
export type LanguageModel = {
  /**
   * `messages` are those of visitor and assistant; the last one is the visitor's, who has `page`
   * open. Never throws.
   */
  reply(messages: readonly ChatMessage[], page?: string): Promise<ModelReply>
}
