import { attributes } from '#content/attributes.ts'
import { vocabulary } from '#content/vocabulary.ts'
import type { Catalogue } from '#domain/catalogue/catalogue.ts'
import { createFinder } from '#domain/finding/find.ts'
import { fetchInTime } from '#app/lib/fetch-in-time.ts'
import { paths } from '#app/lib/paths.ts'
import { isNumberLike } from './number-like.ts'
import { createSuggest, type Title } from './suggest.ts'
import { withChips } from './header-chips.tsx'
import type { Suggest, Suggestions } from './suggestions-of.ts'

/** Beyond this the server is asked: the browser would take seconds to make the finder. */
const maxProducts = 2000

/** The header's search in the browser: the one engine over what the browser has read. */
export async function suggestInBrowser(
  { products }: Catalogue,
  byName: (text: string) => Suggestions,
): Promise<Suggest> {
  if (products.length > maxProducts) {
    return (text, onLeft) => {
      // A name shows at once; where none is like it, what was shown before is better than nothing.
      const named = byName(text)
      // For no text the server tells the titles, not what it found.
      if (!text.trim()) return named
      const later = asked(text, onLeft).catch(() => named)
      return named.links.length ? { ...named, later } : later
    }
  }
  const [finder, titles] = await Promise.all([
    createFinder({ products, definitions: attributes, vocabulary }),
    // Without them products are found all the same.
    ask<Title[]>(paths.suggestions()).catch(() => []),
  ])
  const suggest = createSuggest(products, finder, titles)
  return (text, onLeft) => {
    const here = withChips(suggest(text), onLeft)
    // The server alone knows the numbers of variants, of what is made to order and was once made.
    if (here.isNumber || !isNumberLike(text)) return here
    return asked(text, onLeft).catch(() => here)
  }
}

const asked = async (...[text, onLeft]: Parameters<Suggest>) =>
  withChips(await ask<Suggestions>(paths.suggestions(text)), onLeft)

async function ask<T>(path: string): Promise<T> {
  const response = await fetchInTime(path)
  if (!response.ok) throw new Error(`${path} answers ${response.status}`)
  return response.json() as Promise<T>
}
