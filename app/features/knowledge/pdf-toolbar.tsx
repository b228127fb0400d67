import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/knowledge.ts'
import styles from './pdf-toolbar.module.css'
import type { PdfSearch } from './use-pdf-search.ts'
import type { PdfZoom } from './use-pdf-zoom.ts'

type Props = {
  current: number
  count: number
  zoom: PdfZoom
  search: PdfSearch
  typed: string
  onType: (text: string) => void
}

/** Search, place and size of a document that is drawn here. */
export function PdfToolbar({ current, count, zoom, search, typed, onType }: Props) {
  const { hits, step } = search
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
          type="search"
          aria-label={texts.searchThis}
          placeholder={texts.searchThis}
          autoComplete="off"
          maxLength={100}
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
        <span role="status" className={styles.found}>
          {hits &&
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
        <span>
          <span className={styles.word}>{`${texts.pageWord} `}</span>
          {fillIn(texts.pageOf, { page: current, pages: count })}
        </span>
        <button
          type="button"
          aria-label={texts.smaller}
          disabled={!zoom.farther}
          onClick={zoom.farther}
        >
          −
        </button>
        <span className={styles.percent}>{zoom.percent}%</span>
        <button
          type="button"
          aria-label={texts.larger}
          disabled={!zoom.closer}
          onClick={zoom.closer}
        >
          +
        </button>
      </div>
    </div>
  )
}

function Chevron({ up = false }: { up?: boolean }) {
  return (
    <svg width="14" height="14" viewBox="0 0 14 14" fill="none" stroke="currentColor" aria-hidden>
      <path d={up ? 'm2 9 5-5 5 5' : 'm2 5 5 5 5-5'} strokeWidth="1.5" />
    </svg>
  )
}
