import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/ui.ts'
import styles from './pager.module.css'

type Props = { page: number; pages: number; to: (page: number) => string; label: string }

/** Numbered pages; long runs are cut to the ends and the neighbors of the current one. */
export function Pager({ page, pages, to, label }: Props) {
  if (pages < 2) return null
  const shown = [...Array(pages).keys()]
    .map((i) => i + 1)
    .filter((n) => n === 1 || n === pages || Math.abs(n - page) < 3)
  return (
    <nav className={styles.pager} aria-label={label}>
      {page > 1 && (
        <a href={to(page - 1)} rel="prev">
          {texts.previousPage}
        </a>
      )}
      <ol className={styles.pages}>
        {shown.map((n, i) => (
          <li key={n}>
            {i > 0 && n - shown[i - 1]! > 1 && <span className={styles.gap}>…</span>}
            <a
              href={to(n)}
              aria-label={fillIn(texts.page, { page: n })}
              aria-current={n === page ? 'page' : undefined}
            >
              {n}
            </a>
          </li>
        ))}
      </ol>
      {page < pages && (
        <a href={to(page + 1)} rel="next">
          {texts.nextPage}
        </a>
      )}
    </nav>
  )
}
