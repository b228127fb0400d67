import { useState } from 'react'
import type { BrowserCatalogue } from '#app/features/catalogue/browser-catalogue.ts'
import { chatModel, maxPageLength, maxTurns, type ChatMessage } from '#domain/chat/message.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/chat.ts'
import { askAssistant } from './ask-assistant.ts'
import { keepConversation, keptConversation, type Turn } from './keep-conversation.ts'
import { namedIn } from './named-in.ts'

/** What was said in this tab, a way to go on, and one to begin anew. */
export function useConversation(store: BrowserCatalogue | undefined) {
  const [turns, setTurns] = useState<readonly Turn[]>(() => {
    const kept = keptConversation()
    return kept.at(-1)?.failed ? [...kept, failure(texts.brokeOff)] : kept
  })
  const [isWaiting, setWaiting] = useState(false)

  /** False where there was no answer, or none whole. */
  async function ask(text: string): Promise<boolean> {
    const message = text.trim()
    if (!message || isWaiting) return false
    const history = turns
      // A question that is asked again stands there once.
      .filter(({ role, content, failed }) => !failed || (role === 'user' && content !== message))
      .map(({ role, content }): ChatMessage => ({ role, content }))
    const asked: Turn = { role: 'user', content: message, ...none }
    const show = (answers: readonly Turn[], failed = false) => {
      const said = [...turns, failed ? { ...asked, failed } : asked, ...answers]
      setTurns(said)
      return said
    }
    // Who leaves the page before the answer finds the question.
    keepConversation(show([]))
    setWaiting(true)
    const answers = await answerTo(history, message, store, (partial) => show([partial]))
    const hasFailed = answers.some(({ failed }) => failed)
    keepConversation(show(answers, hasFailed))
    setWaiting(false)
    return !hasFailed
  }
  function forget(): void {
    setTurns([])
    keepConversation([])
  }
  return { turns, isWaiting, ask, forget }
}

const none = { products: [], linked: [] } as const

const failure = (reason: string): Turn => ({
  role: 'assistant',
  content: fillIn(texts.failed, { reason }),
  ...none,
  failed: true,
})

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
    if (!store?.isFar) await store?.load().catch(() => undefined)
    const { reply, named } = await askAssistant(
      {
        messages: [...history.slice(1 - maxTurns), { role: 'user', content: message }],
        model: chatModel,
        page: (location.pathname + location.search).slice(0, maxPageLength),
      },
      (content) => {
        part = { role: 'assistant', content, ...none, failed: true }
        showPart(part)
      },
    )
    const shown = named ?? namedIn(reply, store?.ready()?.catalogue.products ?? [])
    return [{ role: 'assistant', content: reply, ...shown }]
  } catch (error) {
    console.error(error)
    const reason = error instanceof Error ? error.message : String(error)
    return [...(part ? [part] : []), failure(reason)]
  }
}
