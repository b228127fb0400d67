import type { ProductFilm } from '#domain/records/film.ts'

export const productFilms: ProductFilm[] = [
  {
    film: 'videos/seat-change.mp4',
    poster: 'videos/seat-change.webp',
    name: 'Changing a seat',
    description: 'The body is opened, the old seat taken out and the new one pressed in.',
    shows: ['QB-15'],
    published: '2026-02-01',
    seconds: 1.2,
  },
]
