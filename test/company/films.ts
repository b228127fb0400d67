import type { SiteFilm } from '#domain/records/film.ts'

export const films: Record<'works' | 'bench', SiteFilm> = {
  works: {
    film: 'other/films/works.mp4',
    poster: 'other/films/works.webp',
    alt: 'The lever of a ball valve makes a quarter turn.',
  },
  bench: {
    film: 'other/films/bench.mp4',
    poster: 'other/films/bench.webp',
    alt: 'The pointer of a gauge rises on the test bench.',
  },
}
