import { useRef, useState } from 'react'
import { onDemand } from '#app/ui/on-demand.tsx'
import styles from './chat.module.css'

// Few visitors ask: nothing of it is loaded before one does.
const ChatPanel = onDemand(async () => (await import('./chat-panel.tsx')).ChatPanel, {
  waiting: ({ open }) => open && <p>One moment …</p>,
  failing: ({ open }) => (open ? 'here' : undefined),
})

/** The assistant: a button, and the conversation it opens. Closing keeps what was said. */
export function Chat() {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  const button = useRef<HTMLButtonElement>(null)
  const isOpen = state === 'open'
  return (
    <div className={styles.chat}>
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
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        onClick={() => setState(isOpen ? 'closed' : 'open')}
      >
        Ask our assistant
      </button>
    </div>
  )
}
