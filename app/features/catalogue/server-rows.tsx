import { renderToStaticMarkup } from 'react-dom/server'
import type { ListingView } from './listing-view.ts'
import { ProductRows } from './product-rows.tsx'
import { rowsPart } from './table-view.ts'

/**
 * A view whose table's rows travel as HTML, once, and those rows as a part of the page. For loaders
 * alone: with it comes the code that renders.
 */
export function withServerRows(view: ListingView): {
  view: ListingView
  parts: Map<string, string>
} {
  const { table } = view
  if (!table) return { view, parts: new Map() }
  return {
    view: { ...view, table: { ...table, rows: [] } },
    parts: new Map([[rowsPart, renderToStaticMarkup(<ProductRows {...table} />)]]),
  }
}
