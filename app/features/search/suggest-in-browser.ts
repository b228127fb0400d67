import { attributes } from '#content/attributes.ts'
import { vocabulary } from '#content/vocabulary.ts'
import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import { createFinder } from '#domain/finding/find.ts'
import { fetchInTime } from '#app/lib/fetch-in-time.ts'
import { searchPaths } from '#app/features/search/search-paths.ts'
import { isNumberLike } from './number-like.ts'
import { createSuggest, type Title } from './suggest.ts'
import { withChips } from './header-chips.tsx'
import { search as fromServer, suggested } from './suggest-from-server.ts'
import type { Suggest } from './suggestions-of.ts'

/** The header's search in the browser: the one engine over what the browser has read. */
export async function suggestInBrowser({ products }: Catalogue): Promise<Suggest> {
  const [finder, titles] = await Promise.all([
    createFinder({ products, definitions: attributes, vocabulary }),
    // Without them products are found all the same.
    ask<Title[]>(searchPaths.suggestions()).catch(() => []),
  ])
  const suggest = createSuggest(products, finder, titles)
  return (text, onLeft) => {
    const read = suggest(text)
    const here = withChips(read, onLeft)
    if (here.isNumber) return here
    // The server alone knows the numbers of variants, of what is made to order and was once made.
    if (isNumberLike(text)) return suggested(text, onLeft).catch(() => here)
    // And which of them has what is asked.
    const told = async () => {
      const later = await fromServer(text, onLeft)
      return later.links.length ? later : here
    }
    return read.chips ? { ...here, later: told() } : here
  }
}

async function ask<T>(path: string): Promise<T> {
  const response = await fetchInTime(path)
  if (!response.ok) throw new Error(`${path} answers ${response.status}`)
  return response.json() as Promise<T>
}
