import { useState } from 'react'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/knowledge.ts'
import styles from './pdf-toolbar.module.css'
import type { PagePlace } from './use-current-page.ts'

/**
 * Which page is read, and the way to any other. At an end a button stays what it was, for a disabled
 * one loses the focus.
 */
export function PdfPlace({ current, count, go }: PagePlace & { count: number }) {
  const [typed, setTyped] = useState<string>()
  const [said, setSaid] = useState('')
  /** A page that is gone to, and not only scrolled by, is announced. */
  function turn(page: number) {
    const to = Math.min(Math.max(1, page), count)
    go(to)
    setSaid(`${texts.pageWord} ${fillIn(texts.pageOf, { page: to, pages: count })}`)
  }
  function leave() {
    const page = Number(typed)
    setTyped(undefined)
    if (page > 0) turn(Math.floor(page))
  }
  const [before = '', after = ''] = texts.pageOf.split('{page}')
  return (
    <>
      <button
        type="button"
        aria-label={texts.previousPage}
        aria-disabled={current === 1}
        onClick={() => turn(current - 1)}
      >
        ‹
      </button>
      <form
        className={styles.page}
        onSubmit={(event) => {
          event.preventDefault()
          leave()
        }}
      >
        <label>
          <span className={styles.word}>{texts.pageWord}</span>
          {before}
          <input
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
            value={typed ?? current}
            onFocus={(event) => event.target.select()}
            onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
            onBlur={() => typed !== undefined && leave()}
          />
        </label>
        <span>{fillIn(after, { pages: count }).trim()}</span>
      </form>
      <button
        type="button"
        aria-label={texts.nextPage}
        aria-disabled={current === count}
        onClick={() => turn(current + 1)}
      >
        ›
      </button>
      <span role="status" className="visually-hidden">
        {said}
      </span>
    </>
  )
}
