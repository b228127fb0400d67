/** One turn of the conversation, as `POST /api/chat` carries it. */
export type ChatMessage = { role: 'user' | 'assistant'; content: string }
export type ChatRequest = {
  messages: ChatMessage[]
  model: string
  /** Address of the page that the visitor has open, within the site. */
  page?: string | undefined
  /** The reply is wanted as it comes. */
  stream?: boolean | undefined
}

/** What the browser asks for; the server maps it to the model that it is configured with. */
export const chatModel = 'gpt-4o-mini'
/** The browser keeps a request under this many bytes. */
export const maxRequestBytes = 64 * 1024
export const maxTurns = 40
/** Of the open page's address no more is sent. */
export const maxPageLength = 2000
