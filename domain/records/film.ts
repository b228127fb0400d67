/** A silent loop behind a heading: `film` and `poster` are files of the storage, 16:9. */
export type SiteFilm = {
  film: string
  poster: string
  /** What the film shows, for those who do not see it. */
  alt: string
}

/** A film of the products, as search engines list it. */
export type ProductFilm = {
  /** Files of the storage; product documents name the first. */
  film: string
  poster: string
  name: string
  description: string
  /** Part numbers of the products in it: beside another product its title names them. */
  shows?: readonly string[]
  /** ISO 8601, a day. */
  published: string
  seconds: number
}

/** How a page opens, on its film where it has one. */
export type Opening = { film?: SiteFilm; kicker?: string; heading: string; text: string }
