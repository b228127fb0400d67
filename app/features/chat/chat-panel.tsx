import { useEffect, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react'
import { assistant } from '#content/assistant.ts'
import { Button } from '#app/ui/button.tsx'
import { CloseButton } from '#app/ui/close-button.tsx'
import * as texts from '#texts/chat.ts'
import styles from './chat-panel.module.css'
import { useConversation } from './use-conversation.ts'
import { useSeenWindow } from './use-seen-window.ts'
import { CompareLink } from '#app/features/compare/compare-link.tsx'
import { AddToList } from '#app/features/list/add-to-list.tsx'
import { paths } from '#app/lib/paths.ts'
import { Picture } from '#app/ui/picture.tsx'
import chatTurnStyles from './chat-turn.module.css'
import type { Turn } from './keep-conversation.ts'
import { replyParts, type ReplyPart } from './reply-parts.ts'

type Props = {
  isOpen: boolean
  /** False where it opens by itself: the focus then belongs to the page. */
  takesFocus: boolean
  onClose: () => void
}

export function ChatPanel({ isOpen, takesFocus, onClose }: Props) {
  const { turns, isWaiting, ask, forget } = useConversation()
  // A question that failed, to be sent again.
  const [unanswered] = useState(() => turns.findLast(({ role }) => role === 'user'))
  const input = useRef<HTMLTextAreaElement>(null)
  const log = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLElement>(null)
  useSeenWindow(panel)

  useEffect(() => {
    if (takesFocus) input.current?.focus()
  }, [takesFocus])
  useEffect(() => {
    // A long answer is read from its question on, not from its end.
    const asked = [...(log.current?.querySelectorAll<HTMLElement>('[data-role=user]') ?? [])].at(-1)
    const top = asked && log.current ? asked.offsetTop - log.current.offsetTop - 12 : 0
    log.current?.scrollTo({ top })
  }, [turns.length, isWaiting, isOpen])

  const send = (event?: SubmitEvent) => {
    event?.preventDefault()
    const field = input.current
    if (!field || isWaiting || !field.value.trim()) return
    say(field.value)
    field.value = ''
  }
  const say = (message: string) => {
    void ask(message).then((isAnswered) => {
      const field = input.current
      // To be sent again.
      if (!isAnswered && field && !field.value) field.value = message
    })
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <section
      ref={panel}
      className={styles.panel}
      aria-label={texts.assistant}
      hidden={!isOpen}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <header className={styles.head}>
        <h2>{texts.assistant}</h2>
        {turns.length > 0 && (
          <button
            type="button"
            className={styles.forget}
            disabled={isWaiting}
            onClick={() => {
              forget()
              input.current?.focus()
            }}
          >
            {texts.startOver}
          </button>
        )}
        <CloseButton onClick={onClose} />
      </header>
      <div
        ref={log}
        className={styles.log}
        role="log"
        aria-label={texts.conversation}
        aria-busy={isWaiting}
        // Scrolled by keyboard.
        tabIndex={0}
      >
        <p className={styles.opening}>
          {texts.automated} {assistant.opening}
        </p>
        {turns.length === 0 && (
          <div className={styles.examples}>
            {assistant.examples.map((example) => (
              <button key={example} type="button" onClick={() => say(example)}>
                {example}
              </button>
            ))}
          </div>
        )}
        {turns.map((turn, i) => (
          <ChatTurn key={i} turn={turn} />
        ))}
        {isWaiting && <p className={styles.opening}>{texts.typing}</p>}
      </div>
      <form className={styles.form} onSubmit={send}>
        <textarea
          ref={input}
          aria-label={texts.message}
          rows={2}
          maxLength={4000}
          defaultValue={unanswered?.failed ? unanswered.content : ''}
          placeholder={assistant.examples[0]}
          onKeyDown={onKeyDown}
        />
        <Button type="submit" disabled={isWaiting}>
          {texts.send}
        </Button>
      </form>
    </section>
  )
}

/** One message; an answer with its links, and the products it recommends as linked thumbnails. */
function ChatTurn({ turn }: { turn: Turn }) {
  const { role, content, products, linked, isPlain } = turn
  return (
    <div className={chatTurnStyles[role]} data-role={role}>
      <p>
        <span className="visually-hidden">
          {role === 'user' ? `${texts.you} ` : `${texts.assistantSays} `}
        </span>
        {role === 'user' || isPlain
          ? content
          : replyParts(content, linked).map((part, i) => <Part key={i} part={part} />)}
      </p>
      {products.length > 0 && (
        <ul className={chatTurnStyles.products}>
          {products.map(({ slug, name, image, partNumber, version }) => (
            <li key={slug}>
              <a href={paths.product(slug, version)}>
                <Picture image={image} alt="" missing={texts.noImage} sizes="96px" largest={320} />
                <span>{name}</span>
              </a>
              <p className={chatTurnStyles.choose}>
                {partNumber && <AddToList partNumber={version ?? partNumber} of={name} />}
                <CompareLink slug={version ?? slug} name={name} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Part({ part: { text, to } }: { part: ReplyPart }) {
  return to === undefined ? text : <a href={to}>{text}</a>
}
