import { renderToStaticMarkup } from 'react-dom/server'
import { writeItems } from '#domain/deciding/list-items.ts'
import { ListDocuments } from './list-documents.tsx'
import { ListPages, NextLines } from './list-pages.tsx'
import { ListSummary } from './list-summary.tsx'
import { ListTable } from './list-table.tsx'
import { OtherLines } from './other-lines.tsx'
import type { WholeList } from './list-view.ts'

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
