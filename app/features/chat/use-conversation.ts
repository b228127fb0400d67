import { useState } from 'react'
import type { BrowserCatalogue } from '#app/features/catalogue/browser-catalogue.ts'
import { paths } from '#app/lib/paths.ts'
import type { ProductSummary } from '#domain/catalogue/product.ts'
import type { ChatMessage } from '#domain/chat/message.ts'
import { matchProducts } from '#domain/chat/product-names.ts'
import { buildRequest } from '#domain/chat/prompt.ts'

/** A message as it is shown, with the products that it names. */
export type Turn = ChatMessage & { products: readonly ProductSummary[] }

/** How much of an answer that is none is shown (SPECIFICATION §8). */
const shownOfFailure = 200

/** What was said in this page, and a way to go on. */
export function useConversation(store: BrowserCatalogue | undefined) {
  const [turns, setTurns] = useState<readonly Turn[]>([])
  const [isWaiting, setWaiting] = useState(false)

  async function ask(text: string): Promise<void> {
    const message = text.trim()
    if (!message || isWaiting) return
    const history = turns.map(({ role, content }): ChatMessage => ({ role, content }))
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
      body: JSON.stringify(buildRequest(history, message, products)),
    })
    const body = await response.text()
    if (!response.ok) throw new Error(`HTTP ${response.status} → ${body.slice(0, shownOfFailure)}`)
    const { reply } = JSON.parse(body) as { reply: string }
    return { role: 'assistant', content: reply, products: matchProducts(reply, products) }
  } catch (error) {
    console.error(error)
    const reason = error instanceof Error ? error.message : String(error)
    const content = `Error contacting AI assistant: ${reason}`
    return { role: 'assistant', content, products: [] }
  }
}
