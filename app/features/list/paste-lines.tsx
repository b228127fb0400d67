import { useLayoutEffect, useRef } from 'react'
import { listWords } from '#content/list-words.ts'
import { Button } from '#app/ui/button.tsx'
import { TextArea } from '#app/ui/field.tsx'
import { unreadText } from '#domain/deciding/list-change.ts'
import styles from './list-page.module.css'
import type { ListView } from './list-view.ts'

const { paste: words, update } = listWords
const field = 'paste'

/** Lines to be added, and those that could not be, to be mended. `read` is what the server answered. */
export function PasteLines({
  view: { items, faults, left },
  read,
}: {
  view: ListView
  read: ListView
}) {
  const unread = unreadText({ faults })
  const answered = useRef(read)
  useLayoutEffect(() => {
    if (answered.current === read) return
    const isOfPage = answered.current.items === read.items && answered.current.page !== read.page
    answered.current = read
    // What was added goes; what could not be read stays to be mended.
    const area = document.getElementById(field)
    if (!isOfPage && area instanceof HTMLTextAreaElement) area.value = unreadText(read)
  }, [read])
  return (
    <div className={`no-print ${styles.paste}`}>
      {faults.length > 0 && (
        <div className={styles.faults} role="group" aria-label={words.faults}>
          <p>{words.faults}</p>
          <ul>
            {faults.map(({ text, fault }, i) => (
              <li key={i}>
                <b>{text}</b>: {words.reasons[fault]}
              </li>
            ))}
          </ul>
          {left > 0 && <p>{words.left(left)}</p>}
        </div>
      )}
      <TextArea
        id={field}
        name={field}
        label={words.label}
        hint={words.hint}
        defaultValue={unread}
        rows={items ? 4 : 8}
        spellCheck={false}
        autoComplete="off"
        placeholder={items ? undefined : words.example}
        optional
        note=""
      />
      <Button type="submit" look={items ? 'outline' : 'primary'}>
        {items ? update : words.label}
      </Button>
    </div>
  )
}
