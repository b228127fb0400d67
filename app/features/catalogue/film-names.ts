import { productFilms } from '#content/product-films.ts'
import type { ProductVideo } from '#domain/catalogue/product.ts'

/** Name and picture of a film. */
export type FilmName = { title: string; poster: string }

/** What the fields of a document call a film, as opposed to an editor. */
const places = ['Introduction', 'Installation', 'Featured']

/** A film of the company goes by its own name and picture, by address: it may be of a whole series. */
export function filmNames(videos: readonly ProductVideo[]): Record<string, FilmName> {
  return Object.fromEntries(
    videos.flatMap(({ title, url }) => {
      const known = productFilms.find(({ film }) => film === url)
      if (!known) return []
      return [[url, { title: places.includes(title) ? known.name : title, poster: known.poster }]]
    }),
  )
}
