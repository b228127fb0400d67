import { elementsOf, type HtmlElement } from './html.ts'

export type FetchedPage = {
  path: string
  status: number
  headers: Headers
  elements: HtmlElement[]
}

/** Fetches without compression: nobody here counts bytes, and the best compression takes its time. */
export function get(
  url: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Response> {
  return fetch(url, { method, headers: { 'accept-encoding': 'identity', ...headers } })
}

/** Pages as a program sees them that runs no script. */
export function fetchPages(url: (path: string) => string, paths: readonly string[]) {
  return inParallel(paths, 6, async (path): Promise<FetchedPage> => {
    const response = await get(url(path))
    const elements = elementsOf(await response.text())
    return { path, status: response.status, headers: response.headers, elements }
  })
}

/** The content of a `meta` element by its name or property. */
export function metaOf({ elements }: FetchedPage, name: string): string | undefined {
  return elements.find(
    ({ name: tag, attributes }) =>
      tag === 'meta' && (attributes.name === name || attributes.property === name),
  )?.attributes.content
}

/** Runs over all items, at most `width` at a time, and keeps their order. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  width: number,
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  let next = 0
  async function work(): Promise<void> {
    while (next < items.length) {
      const at = next++
      results[at] = await run(items[at]!)
    }
  }
  await Promise.all(Array.from({ length: width }, work))
  return results
}

/** Values that occur more than once, each with the pages it is on. */
export function repeated(values: readonly { path: string; value: string | undefined }[]) {
  const byValue = Map.groupBy(values, ({ value }) => value)
  return [...byValue]
    .filter(([, pages]) => pages.length > 1)
    .map(([value, pages]) => ({ value, pages: pages.map(({ path }) => path) }))
}
