import type { Site } from '#app/context.ts'
import { paths } from '#app/lib/paths.ts'
import { parseCompareState, withAdded } from '#domain/deciding/compare-state.ts'
import { columnsReader } from './columns-reader.ts'

/**
 * The address of a comparison after what its form adds; undefined where nothing is added. What
 * nobody knows stands last and takes nothing’s place, for its page to say so.
 */
export async function addedAddress(
  site: Pick<Site, 'catalogue' | 'addresses' | 'search'>,
  params: URLSearchParams,
): Promise<string | undefined> {
  const added = params.get('add')?.trim()
  if (!added) return undefined
  const { swap, ...state } = parseCompareState(params)
  const { read } = await columnsReader(site)
  if (swap && !read(added)) return paths.compare([...state.products, added], { ...state, swap })
  return paths.compare(withAdded({ ...state, ...(swap && { swap }) }, added), state)
}
