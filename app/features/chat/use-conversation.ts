import { useState } from 'react'
import type { BrowserCatalogue } from '#app/features/catalogue/browser-catalogue.ts'
import type { ProductSummary } from '#domain/catalogue/product.ts'
import { chatModel, maxTurns, type ChatMessage } from '#domain/chat/message.ts'
import { matchProducts } from '#domain/chat/product-names.ts'
import { askAssistant } from './ask-assistant.ts'

/** A message as it is shown, with the products that it names. */
export type Turn = ChatMessage & {
  products: readonly ProductSummary[]
  /** Says that there is no answer, or is none whole: shown, and no part of what is asked next. */
  failed?: boolean
}

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
    const asked: Turn[] = [...turns, { role: 'user', content: message, products: [] }]
    const show = (answers: readonly Turn[]) => setTurns([...asked, ...answers])
    show([])
    setWaiting(true)
    show(await answerTo(history, message, store, (partial) => show([partial])))
    setWaiting(false)
  }
  return { turns, isWaiting, ask }
}

/** Usually one turn; two where an answer breaks off. */
async function answerTo(
  history: readonly ChatMessage[],
  message: string,
  store: BrowserCatalogue | undefined,
  showPart: (turn: Turn) => void,
): Promise<Turn[]> {
  let part: Turn | undefined
  try {
    // Without the list the server still knows the catalogue; only the thumbnails are missing.
    const catalogue = await store?.load().catch(() => undefined)
    const reply = await askAssistant(
      {
        messages: [...history.slice(1 - maxTurns), { role: 'user', content: message }],
        model: chatModel,
        page: location.pathname,
      },
      (content) => {
        part = { role: 'assistant', content, products: [], failed: true }
        showPart(part)
      },
    )
    const products = matchProducts(reply, catalogue?.catalogue.products ?? [])
    return [{ role: 'assistant', content: reply, products }]
  } catch (error) {
    console.error(error)
    const reason = error instanceof Error ? error.message : String(error)
    const content = `Error contacting AI assistant: ${reason}`
    return [...(part ? [part] : []), { role: 'assistant', content, products: [], failed: true }]
  }
}
