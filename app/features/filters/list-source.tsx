import type { ReactNode } from 'react'
import type { DocumentDatabaseAddress } from '#app/context.ts'
import { fetchDocument } from '#app/lib/fetch-document.ts'
import { trusted } from '#app/lib/trusted.ts'
import type { ListingState } from '#domain/catalogue/listing-state.ts'
import { rememberAsync } from '#domain/memo/remember-async.ts'
import { partsOf, type ListPartName } from '../catalogue/list-part.tsx'
import { placeOf, type ListPage } from '../catalogue/list-place.ts'
import type { ListingView } from '../catalogue/listing-view.ts'

/** What the controls of a list show of it. */
export type ControlledList = Pick<ListingView, 'state' | 'facets' | 'matched' | 'total'> & {
  reading?: ListingView['reading'] | undefined
  sorted?: string | undefined
  /** Places of the first and last product of this page, of a list that says them. */
  shown?: { from: number; to: number } | undefined
}

/** That much of a view: an island's properties travel with the page. */
export const controlledList = ({
  state,
  facets,
  matched,
  total,
  reading,
  sorted,
  shown,
}: ControlledList): ControlledList => ({ state, facets, matched, total, reading, sorted, shown })

/** A list for a state: what its controls show, and the parts of the page that follow it. */
export type ListAnswer = { list: ControlledList; parts: readonly [ListPartName, ReactNode][] }

/** Where the browser reads products; `extraKeys` are attributes that the company does not describe. */
export type ProductsAddress = DocumentDatabaseAddress & { extraKeys: readonly string[] }

/**
 * Answers what is asked of a list. From the first change on the browser reads the products, once; it then
 * answers filters and orders itself, with the functions of the server. Until then, for a text, and
 * without a `database`, the answer is the page that the server renders.
 */
export function createListSource(page: ListPage, database: ProductsAddress | undefined) {
  let read: ((state: ListingState) => Promise<ListAnswer>) | undefined
  /** Reads the products; what failed is tried again at the next call. */
  const load = rememberAsync(async () => {
    const { readList } = await import('../catalogue/list-in-browser.tsx')
    return (read = await readList(page, database!))
  })
  const place = placeOf(page)

  return {
    async answer(state: ListingState, signal: AbortSignal): Promise<ListAnswer> {
      if (read && !state.query) return read(state)
      if (database) void load().catch(() => undefined)
      return fetchPage(place.to(state), signal)
    },
  }
}

async function fetchPage(address: string, signal: AbortSignal): Promise<ListAnswer> {
  const { page } = await fetchDocument(address, { signal })
  const { props } = page.querySelector<HTMLElement>('[data-island=list-controls]')!.dataset
  const { list } = JSON.parse(props!) as { list: ControlledList }
  return {
    list,
    parts: partsOf(page).map(([name, html]) => [name, <Sent key={name} html={html} />]),
  }
}

/** What the server rendered. */
function Sent({ html }: { html: string }) {
  return <div dangerouslySetInnerHTML={{ __html: trusted(html) }} />
}
