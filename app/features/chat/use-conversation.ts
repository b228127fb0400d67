import { useState } from 'react'
import type { BrowserCatalogue } from '#app/features/catalogue/browser-catalogue.ts'
import { paths } from '#app/lib/paths.ts'
import type { ProductSummary } from '#domain/catalogue/product.ts'
import { chatModel, maxTurns, type ChatMessage } from '#domain/chat/message.ts'
import { matchProducts } from '#domain/chat/product-names.ts'

/** A message as it is shown, with the products that it names. */
export type Turn = ChatMessage & {
  products: readonly ProductSummary[]
  /** Says that there is no answer: shown, and no part of what is asked next. */
  failed?: boolean
}

/** How much of an answer that is none is shown (SPECIFICATION §8). */
const shownOfFailure = 200
/** Longer than the server waits for a model. */
const timeoutMilliseconds = 30_000

/** What was said in this page, and a way to go on. */
export function useConversation(store: BrowserCatalogue | undefined) {
  const [turns, setTurns] = useState<readonly Turn[]>([])
  const [isWaiting, setWaiting] = useState(false)

  async function ask(text: string): Promise<void> {
    const message = text.trim()
    if (!message || isWaiting) return
    const history = turns
      .filter(({ failed }) => !failed)
      .map(({ role, content }): ChatMessage => ({ role, content }))
    setTurns((before) => [...before, { role: 'user', content: message, products: [] }])
    setWaiting(true)
    const answer = await answerTo(history, message, store)
    setTurns((before) => [...before, answer])
    setWaiting(false)
  }
  return { turns, isWaiting, ask }
}

async function answerTo(
  history: readonly ChatMessage[],
  message: string,
  store: BrowserCatalogue | undefined,
): Promise<Turn> {
  try {
    // Without the list the server still knows the catalogue; only the thumbnails are missing.
    const catalogue = await store?.load().catch(() => undefined)
    const products = catalogue?.catalogue.products ?? []
    const response = await fetch(paths.chatApi(), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        messages: [...history.slice(1 - maxTurns), { role: 'user', content: message }],
        model: chatModel,
        page: location.pathname,
      }),
      signal: AbortSignal.timeout(timeoutMilliseconds),
    })
    const body = await response.text()
    if (!response.ok)
      throw new Error(`HTTP ${response.status} → ${wordsOf(body).slice(0, shownOfFailure)}`)
    const { reply } = JSON.parse(body) as { reply: string }
    return { role: 'assistant', content: reply, products: matchProducts(reply, products) }
  } catch (error) {
    console.error(error)
    const reason = error instanceof Error ? error.message : String(error)
    const content = `Error contacting AI assistant: ${reason}`
    return { role: 'assistant', content, products: [], failed: true }
  }
}

/** The words of our own server's refusals; anything else as it is. */
function wordsOf(body: string): string {
  try {
    const { error } = JSON.parse(body) as { error?: { message?: unknown } }
    if (typeof error?.message === 'string') return error.message
  } catch {
    // No JSON: these are the words.
  }
  return body
}
