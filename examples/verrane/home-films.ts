import type { SiteFilm } from '#domain/records/film.ts'

export const scene = (name: string, alt: string): SiteFilm => ({
  film: `stockImages/${name}.mp4`,
  poster: `stockImages/${name}.webp`,
  alt,
})

/** Home's slides in their order; apart from the films of all other pages, which home need not load. */
export const homeFilms = {
  'home-1': scene(
    'light-in-fiber',
    'A sheaf of fibers is drawn through one point and opens again; pulses of light run along them and arrive.',
  ),
  'home-2': scene(
    'data-center-aisle',
    'A walk down the aisle of a data hall: racks at both sides, light in the fiber raceways above them.',
  ),
  'home-3': scene(
    'aerial-plant',
    'A line of poles at dusk: light runs along the strand, and from a terminal on each pole to a house.',
  ),
  'home-4': scene(
    'medical-probe',
    'An imaging probe as thin as a hair turns its beam inside a vessel and lights the layers of its wall.',
  ),
}
