import { renderToStaticMarkup } from 'react-dom/server'
import { ListSummary } from './list-summary.tsx'
import { ListTable } from './list-table.tsx'
import type { WholeList } from './list-view.ts'

/** For loaders alone: with it comes the code that renders. */
export function listHtml({ lines, totals, missing }: WholeList): string {
  if (!lines.length) return ''
  return renderToStaticMarkup(
    <>
      <ListTable lines={lines} />
      <ListSummary totals={totals} missing={missing} />
    </>,
  )
}
