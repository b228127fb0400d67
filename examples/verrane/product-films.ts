import type { ProductFilm } from '#domain/records/film.ts'

const film = (file: string, seconds: number, name: string, description: string): ProductFilm => ({
  film: `videos/${file}.mp4`,
  poster: `videos/${file}.webp`,
  name,
  description,
  published: '2026-11-20',
  seconds,
})

export const productFilms: ProductFilm[] = [
  film(
    'connector-cleaning',
    15.6,
    'Cleaning an LC connector',
    'Inspect, clean dry with two clicks, inspect again, and what the interferometer then shows.',
  ),
  film(
    'cassette-installation',
    13,
    'Installing a cassette in a VHD1 housing',
    'A cassette is slid into a free slot, latched, checked, and taken out again.',
  ),
  film(
    'vhd1-tray-access',
    12.5,
    'Drawing out a tray of a VHD1 housing',
    'One tray is drawn forward and put back while the trays below stay closed and in service.',
  ),
  film(
    'collimator-alignment',
    13.6,
    'Aligning an adjustable collimator',
    'Two tilt screws center the beam on its target, then the focus is set and locked.',
  ),
  film(
    'terminal-drop-connection',
    14,
    'Connecting a drop to a VMT terminal',
    'A hardened plug is cleaned, pushed in, turned tight by hand, and released again.',
  ),
  film(
    'closure-reentry',
    13.6,
    'Opening a VDC dome closure again',
    'The dome is lifted and a tray folded forward without moving fibers on the others.',
  ),
]
