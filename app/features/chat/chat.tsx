import { useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { onDemand } from '#app/ui/on-demand.tsx'
import * as texts from '#texts/chat.ts'
import styles from './chat.module.css'

// Few visitors ask: nothing of it is loaded before one does.
const ChatPanel = onDemand(async () => (await import('./chat-panel.tsx')).ChatPanel, {
  waiting: ({ open }) => open && <p className={styles.waiting}>{texts.oneMoment}</p>,
  failing: ({ open }) => (open ? 'over' : undefined),
})

/**
 * The assistant: a button of the header, where it covers nothing, and the conversation it opens.
 * Closing keeps what was said.
 */
export function Chat() {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  const button = useRef<HTMLButtonElement>(null)
  const isOpen = state === 'open'
  return (
    <>
      <Button
        ref={button}
        look="outline"
        aria-expanded={isOpen}
        onClick={() => setState(isOpen ? 'closed' : 'open')}
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
          open={isOpen}
          onClose={() => {
            setState('closed')
            button.current?.focus()
          }}
        />
      )}
    </>
  )
}
