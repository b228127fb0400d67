import type { QuoteFields } from './quote.ts'

/** A request for a quote as its own page shows it. */
export type SentQuote = {
  reference: string
  /** Milliseconds since 1970. */
  receivedAt: number
  fields: QuoteFields
  /** `kept`: stored, and about to be sent; `delayed`: an attempt failed, another follows. */
  state: 'kept' | 'sent' | 'delayed'
}
