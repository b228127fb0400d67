import { renderToStaticMarkup } from 'react-dom/server'
import { readItems, writeItems } from '#domain/deciding/list-items.ts'
import { ListDocuments } from './list-documents.tsx'
import { ListSummary } from './list-summary.tsx'
import { ListTable } from './list-table.tsx'
import type { WholeList } from './list-view.ts'

/** For loaders alone: with it comes the code that renders. */
export function listHtml({ view, lines, totals, missing, documents }: WholeList): string {
  if (!lines.length) return ''
  return renderToStaticMarkup(
    <>
      <ListTable lines={lines} />
      <ListSummary totals={totals} missing={missing} />
      <ListDocuments of={documents} items={writeItems(readItems(view.items))} />
    </>,
  )
}
