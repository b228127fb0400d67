import { rememberAsyncByKey } from '#domain/memo/remember-async.ts'
import { fetchInTime } from '#app/lib/fetch-in-time.ts'
import { programPaths } from '#app/lib/program-paths.ts'
import type { ProductPage } from './product-page.ts'

const kept = new Map<string, Promise<ProductPage>>()

/**
 * Asks the server for a product's page ahead of the press that leads there, once per page load;
 * the browser's own reading of the catalogue takes its place as soon as it is there.
 */
export const bringProductPage = rememberAsyncByKey(async (slug: string): Promise<ProductPage> => {
  const answer = await fetchInTime(programPaths.productPage(slug))
  if (!answer.ok) throw new Error(`No page of ${slug} ahead: ${answer.status}`)
  return (await answer.json()) as ProductPage
}, kept)

export const isAskedAhead = (slug: string): boolean => kept.has(slug)

/** What was asked for, if it was; undefined where it does not come. */
export async function productPageAhead(slug: string): Promise<ProductPage | undefined> {
  return kept.get(slug)?.catch(() => undefined)
}
