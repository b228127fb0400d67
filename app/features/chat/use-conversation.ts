import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  chatModel,
  maxPageLength,
  maxTurns,
  type ChatMessage,
} from '#domain/submission/chat-message.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/chat.ts'
import { askAssistant, findNamedProducts } from './ask-assistant.ts'
import { keepConversation, keptConversation, type Turn } from './keep-conversation.ts'

/**
 * What was said in this tab, a way to go on, and one to begin anew. A question whose answer did not
 * come before its page was left is asked again on the next one.
 */
export function useConversation() {
  const [turns, setTurns] = useState(turnsToShow)
  const [isWaiting, setWaiting] = useState(false)
  const leaving = useRef(new AbortController())

  /** False where there was no answer, or none whole. */
  async function ask(text: string, before = turns): Promise<boolean> {
    const message = text.trim()
    const { signal } = leaving.current
    const history = before
      // A question that is asked again stands there once.
      .filter(({ role, content, failed }) => !failed || (role === 'user' && content !== message))
      .map(({ role, content }): ChatMessage => ({ role, content }))
    const asked: Turn = { role: 'user', content: message, ...none }
    const show = (answers: readonly Turn[], failed = false) => {
      const said = [...before, failed ? { ...asked, failed } : asked, ...answers]
      if (!signal.aborted) setTurns(said)
      return said
    }
    keepConversation(show([]))
    setWaiting(true)
    const answers = await answerTo(history, message, signal, (partial) => show([partial]))
    if (signal.aborted) return false
    const hasFailed = answers.some(({ failed }) => failed)
    keepConversation(show(answers, hasFailed))
    setWaiting(false)
    return !hasFailed
  }

  const takeUp = useEffectEvent(() => {
    leaving.current = new AbortController()
    const kept = turnsToShow()
    const last = kept.at(-1)
    setTurns(kept)
    setWaiting(false)
    if (last?.role === 'user') void ask(last.content, kept.slice(0, -1))
  })
  useEffect(() => {
    const leave = () => leaving.current.abort()
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && takeUp()
    takeUp()
    addEventListener('pagehide', leave)
    addEventListener('pageshow', comeBack)
    return () => {
      leave()
      removeEventListener('pagehide', leave)
      removeEventListener('pageshow', comeBack)
    }
  }, [])

  function forget(): void {
    setTurns([])
    keepConversation([])
  }
  return { turns, isWaiting, ask, forget }
}

const none = { products: [], linked: [] } as const

function turnsToShow(): readonly Turn[] {
  const kept = keptConversation()
  return kept.at(-1)?.failed ? [...kept, failure(texts.brokeOff)] : kept
}

const failure = (reason: string): Turn => ({
  role: 'assistant',
  content: fillIn(texts.failed, { reason }),
  ...none,
  failed: true,
  isPlain: true,
})

/** Usually one turn; two where an answer breaks off. */
async function answerTo(
  history: readonly ChatMessage[],
  message: string,
  signal: AbortSignal,
  showPart: (turn: Turn) => void,
): Promise<Turn[]> {
  let part: Turn | undefined
  try {
    const reply = await askAssistant(
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
    return [{ role: 'assistant', content: reply, ...(await findNamedProducts(reply)) }]
  } catch (error) {
    // Leaving a page ends its requests.
    if (signal.aborted) return []
    console.error(error)
    const reason = error instanceof Error ? error.message : String(error)
    return [...(part ? [part] : []), failure(reason)]
  }
}
