import type { ChatMessage } from '#domain/submission/chat-message.ts'

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

/** What a model may call before it answers. */
export type ModelTools = {
  /** `parameters` is a JSON schema. */
  definitions: readonly {
    name: string
    description: string
    parameters: Record<string, unknown>
  }[]
  /** The answer as a text, which says what is wrong with a call. `input` is as the model wrote it. Never rejects. */
  call: (name: string, input: string) => Promise<string>
}

export type Asking = {
  /** Path of the page that the visitor has open. */
  page?: string
  /** Aborts when nobody waits for an answer any more. */
  signal?: AbortSignal
  /** Told the reply in pieces, as they come; a failure may follow some of them. */
  onText?: (piece: string) => void
  tools?: ModelTools
  /** Asked ahead of each request to a service that costs money; false ends the question. */
  maySpend?: (tokens: number) => Promise<boolean>
}

/** Whoever answers visitors: a hosted language model or the embedded assistant. */
export type LanguageModel = {
  /** `messages` are those of visitor and assistant; the last one is the visitor's. Never throws. */
  reply(messages: readonly ChatMessage[], asking?: Asking): Promise<ModelReply>
}
