import { renderToStaticMarkup } from 'react-dom/server'
import { programPaths } from '#app/lib/program-paths.ts'
import { PageLink } from '#app/framework/page-link.tsx'
import { paths } from '#app/lib/paths.ts'
import { writeItems, readItems } from '#domain/deciding/list-items.ts'
import { linesOfPage, type PlacedLine, type ListPage } from '#domain/deciding/list-pages.ts'
import type { ListLine } from '#domain/deciding/parts-list.ts'
import {
  documentKinds,
  type DocumentKind,
  type ListDocuments as Documents,
} from '#domain/deciding/list-documents.ts'
import { plural } from '#domain/texts/plural.ts'
import { unreadText } from '#domain/deciding/list-text.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/list.ts'
import { ListSummary } from './list-summary.tsx'
import { ListTable } from './list-table.tsx'
import type { WholeList, ListView } from './list-view.ts'
import styles from './list-page.module.css'

/** For loaders alone: with it comes the code that renders. */
export function listHtml(list: WholeList): string {
  const { view, lines, shown, totals, missing, mismatched, documents } = list
  if (!shown.length) return ''
  const isPart = shown.length < view.lines
  return renderToStaticMarkup(
    <>
      {isPart && <ListPages view={view} />}
      <ListTable lines={shown} complies={view.complies} />
      {isPart && <NextLines view={view} />}
      {isPart && <OtherLines lines={lines} shown={shown} />}
      <ListSummary {...{ totals, missing, mismatched }} complies={view.complies} />
      <ListDocuments of={documents} items={writeItems(lines)} />
    </>,
  )
}

type OtherLinesProps = { lines: readonly ListLine[]; shown: readonly PlacedLine[] }

/**
 * The lines that a page of a list leaves out, for paper alone: what is printed is the whole list,
 * also where no script can ask for the rest of it.
 */
function OtherLines({ lines, shown }: OtherLinesProps) {
  const places = new Set(shown.map(({ at }) => at))
  const others = lines.flatMap((line, i) => (places.has(i + 1) ? [] : { line, at: i + 1 }))
  return (
    <section className={styles.others} aria-label={texts.others}>
      <h2>{texts.others}</h2>
      <ol>
        {others.map(({ line: { partNumber, quantity }, at }, i) => (
          // They count by themselves where none is left out between them.
          <li key={at} value={at === (others[i - 1]?.at ?? 0) + 1 ? undefined : at}>
            {partNumber} × {quantity}
          </li>
        ))}
      </ol>
    </section>
  )
}

type ListDocumentsProps = {
  of: Documents
  /** As they stand in an address. */
  items: string
}

/** What there is to take along of the parts, each kind in one file. */
function ListDocuments({ of, items }: ListDocumentsProps) {
  const kinds = documentKinds.filter((kind) => of[kind].length > 0)
  if (!kinds.length) return null
  return (
    <p className={`no-print ${styles.documents}`}>
      {kinds.map((kind) => (
        <a key={kind} href={programPaths.listDocuments(kind, items)} download>
          {saidOf[kind](of[kind].length)}
        </a>
      ))}
    </p>
  )
}

const saidOf: Record<DocumentKind, (count: number) => string> = {
  'data-sheets': (count) => plural(count, texts.dataSheets),
  letters: (count) => plural(count, texts.letters),
}

/** The ways to the other lines of a long list, and to those that need a look. */
function ListPages({ view }: { view: ListView }) {
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
function NextLines({ view }: { view: ListView }) {
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
