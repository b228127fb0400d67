import { maxTurns, type ChatMessage } from '#domain/chat/message.ts'

/** What a turn shows of a product. */
export type NamedProduct = {
  slug: string
  name: string
  partNumber: string
  image: string
  /** The one of its part numbers that is meant, other than its own. */
  version?: string
}

/** A message as it is shown, with the products that it recommends, and all to which it leads. */
export type Turn = ChatMessage & {
  products: readonly NamedProduct[]
  linked: readonly NamedProduct[]
  /** Of a question that it has no answer; else says so, or is none whole: shown, and no part of what is asked next. */
  failed?: boolean
}

const key = 'conversation'

/**
 * Keeps what was said for as long as this tab is open; an empty conversation is forgotten. A question that
 * has no answer is kept while it is the last.
 */
export function keepConversation(turns: readonly Turn[]): void {
  const asked = turns.findLast(({ role }) => role === 'user')
  const whole = turns.filter((turn) => !turn.failed || turn === asked)
  try {
    if (whole.length) sessionStorage.setItem(key, JSON.stringify(whole.slice(-maxTurns)))
    else sessionStorage.removeItem(key)
  } catch {
    // A browser may keep its storage closed, or have no room: then a reload forgets.
  }
}

/**
 * What was said before this page was loaded. Whatever is no conversation is left out, and a last question
 * whose page was left before it was answered has failed.
 */
export function keptConversation(): Turn[] {
  try {
    const list = JSON.parse(sessionStorage.getItem(key) ?? '[]') as unknown
    if (!Array.isArray(list)) return []
    const turns = list.flatMap((one) => turnOf(one as Partial<Turn> | null) ?? [])
    return turns.map((turn, i) =>
      turn.role === 'user' && i === turns.length - 1 ? { ...turn, failed: true } : turn,
    )
  } catch {
    return []
  }
}

function turnOf(stored: Partial<Turn> | null): Turn | undefined {
  const { role, content, products, linked } = stored ?? {}
  if ((role !== 'user' && role !== 'assistant') || typeof content !== 'string') return undefined
  return { role, content, products: productsOf(products), linked: productsOf(linked) }
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
