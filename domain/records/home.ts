import type { SiteFilm } from './film.ts'
import type { PageLink } from './link.ts'

/** Home's opening: one line that stays, above slides that take turns. */
export type Hero = { kicker: string; slides: [HeroSlide, ...HeroSlide[]] }

export type HeroSlide = {
  film?: SiteFilm
  heading: string
  subheading: string
  buttonLink: PageLink
}

/** Where the products are used, each with the page that says so. */
export type Industries = {
  heading: string
  text: string
  tiles: { name: string; to: string; fact: string }[]
}

export type HomeNews = { heading: string; all: PageLink; cards: NewsCard[] }

export type NewsCard = {
  kind: string
  /** As it is read: a day, a season or a year. */
  when: string
  title: string
  text: string
  /** A storage path: a drawing of 16:9 or a product's picture. */
  image: string
  to: string
}

/** The year’s fairs and conferences, first to last, as one card of the news. */
export type HomeEvents = Omit<NewsCard, 'text'> & {
  dates: { name: string; when: string }[]
}

/** What the company holds to, on home and About: `image` is a drawing of the storage, 640 × 400. */
export type Values = {
  heading: string
  text: string
  cards: { title: string; text: string; image: string }[]
}
