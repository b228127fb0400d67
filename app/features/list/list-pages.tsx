import { PageLink } from '#app/framework/page-link.tsx'
import { paths } from '#app/lib/paths.ts'
import { unreadText } from '#domain/deciding/list-text.ts'
import { readItems, writeItems } from '#domain/deciding/list-items.ts'
import { linesOfPage, type ListPage } from '#domain/deciding/list-pages.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/list.ts'
import styles from './list-page.module.css'
import type { ListView } from './list-view.ts'

/** The ways to the other lines of a long list, and to those that need a look. */
export function ListPages({ view }: { view: ListView }) {
  const { lines, pages, marked } = view
  const to = addressOf(view)
  const link = (page: ListPage, label: string) => (
    <PageLink key={page} to={to(page)} aria-current={page === view.page ? 'page' : undefined}>
      {label}
    </PageLink>
  )
  return (
    <nav className={styles.pages} aria-label={texts.lines}>
      <span>{texts.lines}</span>
      {Array.from({ length: pages }, (_, i) => {
        const { from, to } = linesOfPage(i + 1, lines)
        return link(i + 1, fillIn(texts.range, { from, to }))
      })}
      {marked > 0 && link('marked', fillIn(texts.needLook, { count: marked }))}
    </nav>
  )
}

/** What comes after the last line that is shown. */
export function NextLines({ view }: { view: ListView }) {
  const { lines, page, pages } = view
  if (page === 'marked' || page === pages) return null
  const { from, to } = linesOfPage(page + 1, lines)
  return (
    <p className={`no-print ${styles.next}`}>
      <PageLink to={addressOf(view)(page + 1)} rel="next">
        {fillIn(texts.nextLines, { from, to })}
      </PageLink>
    </p>
  )
}

/** What could not be read yet goes along, to be mended. */
function addressOf({ items, faults, left }: ListView): (page: ListPage) => string {
  const written = writeItems(readItems(items))
  return (page) => paths.listOf(written, unreadText({ faults }), page, left)
}
