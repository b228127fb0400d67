import { fetchInTime } from '#app/lib/fetch-in-time.ts'
import { paths } from '#app/lib/paths.ts'

/** The product to which the header's search leads for a text; undefined where that is the list. */
export async function exactAddress(text: string): Promise<string | undefined> {
  const query = new URLSearchParams({ q: text }).toString()
  const { ok, url } = await fetchInTime(`${paths.search()}?${query}`)
  const { pathname, search } = new URL(url)
  const isProduct = ok && pathname !== paths.products() && pathname !== paths.search()
  return isProduct ? pathname + search : undefined
}
