import { useEffect, useRef, useState } from 'react'
import { island } from '#app/islands/island.tsx'
import { Button } from '#app/ui/button.tsx'
import { onDemand } from '#app/ui/on-demand.tsx'
import * as texts from '#texts/chat.ts'
import styles from './chat.module.css'
import { isKeptOpen, keepOpen, openKey } from './keep-conversation.ts'

// Few visitors ask, and no page needs its styles before.
const ChatPanel = onDemand(async () => (await import('./chat-panel.tsx')).ChatPanel, {
  failing: ({ isOpen }) => (isOpen ? 'over' : undefined),
})

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
    const restore = () => {
      if (isKeptOpen()) setState('restored')
      else setState((before) => (before === 'never' ? before : 'closed'))
    }
    // A page from the back/forward cache shows what the tab has done since.
    const show = ({ persisted }: PageTransitionEvent) => persisted && restore()
    restore()
    addEventListener('pageshow', show)
    return () => removeEventListener('pageshow', show)
  }, [])

  function change(next: 'pressed' | 'closed') {
    keepOpen(next === 'pressed')
    setState(next)
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
          asked={isOpen}
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

export const Chat = island('chat', Assistant, { stored: [openKey] })
