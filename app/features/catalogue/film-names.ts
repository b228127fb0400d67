import { productFilms } from '#content/product-films.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/product.ts'

/** Name and picture of a film. */
export type FilmName = { title: string; poster: string }

/** What the fields of a document call a film, as opposed to an editor. */
const places: readonly string[] = Object.values(texts.films)

/**
 * A film of the company goes by its own name and picture, by address. Where it stands with a
 * product that is not in it, its title says which is.
 */
export function filmNames({
  videos,
  partNumber,
}: Pick<Product, 'videos' | 'partNumber'>): Record<string, FilmName> {
  return Object.fromEntries(
    videos.flatMap(({ title, url }) => {
      const known = productFilms.find(({ film }) => film === url)
      if (!known) return []
      const name = places.includes(title) ? known.name : title
      const { poster, shows = [] } = known
      const isOther = shows.length > 0 && !shows.includes(partNumber)
      return [
        [
          url,
          {
            title: isOther ? fillIn(texts.filmShows, { name, shown: shows.join(', ') }) : name,
            poster,
          },
        ],
      ]
    }),
  )
}
