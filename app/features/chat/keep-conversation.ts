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
 * What was said before this page was loaded; whatever is no conversation is left out. A last question
 * that has not failed waits for its answer: its page was left before.
 */
export function keptConversation(): Turn[] {
  try {
    const list = JSON.parse(conversation.read() || '[]') as unknown
    if (!Array.isArray(list)) return []
    return list.flatMap((one) => turnOf(one as Partial<Turn> | null) ?? [])
  } catch {
    return []
  }
}

function turnOf(stored: Partial<Turn> | null): Turn | undefined {
  const { role, content, products, linked, failed } = stored ?? {}
  if ((role !== 'user' && role !== 'assistant') || typeof content !== 'string') return undefined
  return {
    role,
    content,
    products: productsOf(products),
    linked: productsOf(linked),
    ...(failed === true && { failed }),
  }
}

function productsOf(stored: unknown): NamedProduct[] {
  if (!Array.isArray(stored)) return []
  return (stored as (Partial<Record<keyof NamedProduct, unknown>> | null)[]).flatMap((one) => {
    const { slug, name, partNumber = '', image = '', version } = one ?? {}
    return typeof slug === 'string' &&
      typeof name === 'string' &&
      typeof partNumber === 'string' &&
      typeof image === 'string'
      ? [{ slug, name, partNumber, image, ...(typeof version === 'string' && { version }) }]
      : []
  })
}
