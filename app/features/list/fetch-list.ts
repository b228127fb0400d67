import { fetchJson } from '#app/lib/fetch-json.ts'
import { programPaths } from '#app/lib/program-paths.ts'
import type { ListView } from './list-view.ts'

/** A parts list, or the address that it has after what its form changes. */
export type ListData = { view: ListView; html: string } | { address: string }

/** Servers and proxies take so much in one line; a column that was pasted may be longer. */
const maxAddress = 7000

/** What the server says of the list of an address; throws where it says nothing. */
export function fetchList(search: string, signal: AbortSignal): Promise<ListData> {
  return search.length > maxAddress
    ? fetchJson(programPaths.list('json', ''), { signal, method: 'POST', body: search.slice(1) })
    : fetchJson(programPaths.list('json', search), { signal })
}
