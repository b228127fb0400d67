import { useEffect, useRef, useState } from 'react'
import { island } from '#app/islands/island.tsx'
import { assistantOpen } from '#app/islands/store.ts'
import { Button } from '#app/ui/button.tsx'
import { onDemand } from '#app/ui/on-demand.tsx'
import * as texts from '#texts/chat.ts'
import styles from './chat.module.css'

// Few visitors ask, and no page needs its styles before.
const ChatPanel = onDemand(async () => (await import('./chat-panel.tsx')).ChatPanel)

/** `restored` is open again because it was open on the page before. */
type State = 'never' | 'pressed' | 'restored' | 'closed'

/**
 * The assistant: a button of the header, where it covers nothing, and the conversation it opens.
 * Closing keeps what was said.
 */
export function Assistant() {
  const [state, setState] = useState<State>('never')
  const button = useRef<HTMLButtonElement>(null)
  const isOpen = state === 'pressed' || state === 'restored'
  useEffect(() => {
    // A page from the back/forward cache shows what the tab has done since.
    const restore = () => {
      const isKeptOpen = assistantOpen.read() !== ''
      setState((before) => {
        if (isKeptOpen) return before === 'pressed' ? before : 'restored'
        return before === 'never' ? before : 'closed'
      })
    }
    restore()
    return assistantOpen.subscribe(restore)
  }, [])

  function change(next: 'pressed' | 'closed') {
    setState(next)
    assistantOpen.write(next === 'pressed' ? 'yes' : '')
  }
  return (
    <>
      <Button
        ref={button}
        look="outline"
        aria-expanded={isOpen}
        onClick={() => change(isOpen ? 'closed' : 'pressed')}
      >
        {/* One text, however much of it shows. */}
        <span>
          {texts.ask}
          <span className={styles.rest}>{texts.askRest}</span>
        </span>
      </Button>
      {state !== 'never' && (
        <ChatPanel
          isOpen={isOpen}
          takesFocus={state === 'pressed'}
          onClose={() => {
            change('closed')
            button.current?.focus()
          }}
        />
      )}
    </>
  )
}

export const Chat = island('chat', Assistant, { stored: [assistantOpen.key] })
