import { useState, type Ref } from 'react'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/knowledge.ts'
import type { PagePlace } from './use-current-page.ts'
import type { PdfSearch } from './use-pdf-search.ts'
import type { PdfZoom } from './use-pdf-zoom.ts'
import styles from './pdf-toolbar.module.css'

type Props = {
  field: Ref<HTMLInputElement>
  place: PagePlace & { count: number }
  zoom: PdfZoom
  search: PdfSearch
  typed: string
  onType: (text: string) => void
  url: string
  /** The link to the file, which the browser prints. */
  print: Ref<HTMLAnchorElement>
}

/** Search, place and size of a document that is drawn here. */
export function PdfToolbar(props: Props) {
  const { field, place, zoom, search, typed, onType, url, print } = props
  const { hits, isSearching, step } = search
  const found = hits?.length ?? 0
  return (
    <div className={styles.toolbar}>
      <form
        role="search"
        aria-label={texts.inThisDocument}
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault()
          step(1)
        }}
      >
        <input
          ref={field}
          type="search"
          aria-label={texts.searchThis}
          placeholder={texts.searchThis}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          value={typed}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !event.shiftKey) return
            event.preventDefault()
            step(-1)
          }}
        />
        <span role="status" className={styles.found}>
          {isSearching
            ? texts.searching
            : hits &&
              (found
                ? fillIn(texts.hitOf, { hit: search.current + 1, hits: found })
                : texts.noneFound)}
        </span>
        {found > 0 && (
          <>
            <button type="button" aria-label={texts.previousHit} onClick={() => step(-1)}>
              <Chevron up />
            </button>
            <button type="button" aria-label={texts.nextHit} onClick={() => step(1)}>
              <Chevron />
            </button>
          </>
        )}
      </form>
      <div className={styles.place}>
        <PdfPlace {...place} />
        <button
          type="button"
          aria-label={texts.smaller}
          aria-disabled={!zoom.farther}
          onClick={zoom.farther}
        >
          −
        </button>
        <span className={styles.percent}>{zoom.percent}%</span>
        <button
          type="button"
          aria-label={texts.larger}
          aria-disabled={!zoom.closer}
          onClick={zoom.closer}
        >
          +
        </button>
        <button
          type="button"
          aria-label={texts.toWidth}
          aria-pressed={zoom.isToWidth}
          onClick={zoom.toWidth}
        >
          <svg width="18" height="14" viewBox="0 0 18 14" aria-hidden>
            <path d="M1 0v14M17 0v14M3.5 7h11M6 4 3 7l3 3M12 4l3 3-3 3" />
          </svg>
        </button>
      </div>
      <a ref={print} href={url} target="_blank" rel="noopener" className={styles.print}>
        {texts.print}
      </a>
    </div>
  )
}

function Chevron({ up = false }: { up?: boolean }) {
  return (
    <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden>
      <path d={up ? 'm2 9 5-5 5 5' : 'm2 5 5 5 5-5'} />
    </svg>
  )
}

/**
 * Which page is read, and the way to any other. At an end a button stays what it was, for a disabled
 * one loses the focus.
 */
function PdfPlace({ current, count, go }: PagePlace & { count: number }) {
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
