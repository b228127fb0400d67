import { conversation } from '#app/islands/store.ts'
import { maxTurns, type ChatMessage } from '#domain/submission/chat-message.ts'

/** What a turn shows of a product. */
export type NamedProduct = {
  slug: string
  name: string
  partNumber: string
  image: string
  /** The one of its part numbers that is meant, other than its own. */
  version?: string
}

/** The products that an answer recommends, and all to which it leads. */
export type NamedInReply = {
  products: readonly NamedProduct[]
  linked: readonly NamedProduct[]
}

/** A message as it is shown. */
export type Turn = ChatMessage &
  NamedInReply & {
    /** Of a question that it has no answer; else says so, or is none whole: shown, and no part of what is asked next. */
    failed?: boolean
    /** A failure in words, shown as it is: it may quote a body of HTML. */
    isPlain?: boolean
  }

/**
 * Keeps what was said for as long as this tab is open; an empty conversation is forgotten. A question that
 * has no answer is kept while it is the last.
 */
export function keepConversation(turns: readonly Turn[]): void {
  const asked = turns.findLast(({ role }) => role === 'user')
  const whole = turns.filter((turn) => !turn.failed || turn === asked)
  // A browser may keep its storage closed, or have no room: then a reload forgets.
  conversation.write(whole.length ? JSON.stringify(whole.slice(-maxTurns)) : '')
}

/**
 * What was said before this page was loaded. A last question that has not failed waits for its answer:
 * its page was left before.
 */
export function keptConversation(): Turn[] {
  try {
    return JSON.parse(conversation.read() || '[]') as Turn[]
  } catch {
    return []
  }
}
