import { programPaths } from '#app/lib/program-paths.ts'
import { paths } from '#app/lib/paths.ts'
import { writeItems } from '#domain/deciding/list-items.ts'
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
import type { ListView } from './list-view.ts'
import lineStyles from './list-lines.module.css'
import styles from './list-page.module.css'

/** Id of the lines, which are printed as a whole. */
export const linesId = 'lines'

/** The lines of the page within its form, and what the parts are together. */
export function ListLines({ list }: { list: ListView }) {
  const { lines, shown, complies, totals, missing, mismatched, documents } = list
  const isPart = shown.length < lines.length
  return (
    <div id={linesId} className={lineStyles.part}>
      {isPart && <ListPages list={list} />}
      <ListTable lines={shown} complies={complies} />
      {isPart && <NextLines list={list} />}
      {isPart && <OtherLines lines={lines} shown={shown} />}
      <ListSummary {...{ totals, missing, mismatched, complies }} />
      <ListDocuments of={documents} items={writeItems(lines)} />
    </div>
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
function ListPages({ list }: { list: ListView }) {
  const { lines, pages, marked } = list
  const link = (page: ListPage, label: string) => (
    <a
      key={page}
      href={addressOf(list, page)}
      aria-current={page === list.page ? 'page' : undefined}
    >
      {label}
    </a>
  )
  return (
    <nav className={styles.pages} aria-label={texts.lines}>
      <span>{texts.lines}</span>
      {Array.from({ length: pages }, (_, i) => {
        const { from, to } = linesOfPage(i + 1, lines.length)
        return link(i + 1, fillIn(texts.range, { from, to }))
      })}
      {marked > 0 && link('marked', fillIn(texts.needLook, { count: marked }))}
    </nav>
  )
}

/** What comes after the last line that is shown. */
function NextLines({ list }: { list: ListView }) {
  const { lines, page, pages } = list
  if (page === 'marked' || page === pages) return null
  const { from, to } = linesOfPage(page + 1, lines.length)
  return (
    <p className={`no-print ${styles.next}`}>
      <a href={addressOf(list, page + 1)} rel="next">
        {fillIn(texts.nextLines, { from, to })}
      </a>
    </p>
  )
}

/** What could not be read yet goes along, to be mended. */
const addressOf = ({ items, faults, left }: ListView, page: ListPage) =>
  paths.listOf(items, unreadText({ faults }), page, left)
