import { useLayoutEffect, useRef } from 'react'
import { listWords } from '#content/list-words.ts'
import { Button } from '#app/ui/button.tsx'
import { TextArea } from '#app/ui/field.tsx'
import { unreadText } from '#domain/deciding/list-text.ts'
import { maxItems } from '#domain/deciding/list-items.ts'
import type { PasteFault } from '#domain/deciding/pasted-lines.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/list.ts'
import * as locale from '#texts/locale.ts'
import styles from './list-page.module.css'
import type { ListView } from './list-view.ts'
import { quantityFaults } from '#domain/deciding/quantity-faults.ts'

/** Its name and id. */
export const pasteField = 'paste'

/** Lines to be added, and those that could not be, to be mended. `read` is what the server answered. */
export function PasteLines({ view, read }: { view: ListView; read: ListView }) {
  const { items, faults, left } = view
  const unread = unreadText(view)
  const answered = useRef({ read, unread })
  useLayoutEffect(() => {
    const before = answered.current
    answered.current = { read, unread }
    const area = document.getElementById(pasteField)
    if (!(area instanceof HTMLTextAreaElement)) return
    if (before.read === read) {
      // What is being written waits for its own press.
      if (area.value === before.unread) area.value = unread
      return
    }
    // What was added goes; what could not be read stays to be mended.
    const isOfPage = before.read.items === read.items && before.read.page !== read.page
    if (!isOfPage) area.value = unreadText(read)
  }, [read, unread])
  return (
    <div className={`no-print ${styles.paste}`}>
      {faults.length + left > 0 && (
        <div className={styles.faults} role="group" aria-label={texts.notAdded}>
          {faults.length > 0 && (
            <>
              <p>{texts.notAdded}</p>
              <ul>
                {faults.map(({ text, fault }, i) => (
                  <li key={i}>
                    <b>{text}</b>: {reasons[fault]}
                  </li>
                ))}
              </ul>
            </>
          )}
          {left > 0 && (
            <p>{plural(left, texts.leftOut, { count: left.toLocaleString(locale.locale) })}</p>
          )}
        </div>
      )}
      <noscript>
        <p>{texts.withoutScripts}</p>
      </noscript>
      <TextArea
        id={pasteField}
        name={pasteField}
        label={texts.addLines}
        hint={texts.linesHint}
        defaultValue={unread}
        rows={items ? 4 : 8}
        spellCheck={false}
        autoComplete="off"
        placeholder={items ? undefined : listWords.example}
        optional
        note=""
      />
      <Button type="submit" look={items ? 'outline' : 'primary'}>
        {items ? texts.update : texts.addLines}
      </Button>
    </div>
  )
}

const reasons: Record<PasteFault, string> = {
  ...quantityFaults,
  'no number': texts.noNumber,
  'which column': fillIn(texts.whichColumn, { quantity: texts.quantity }),
  'too many': fillIn(texts.tooMany, { most: maxItems }),
}
