import type { ProductFilm } from '#domain/records/film.ts'

const film = (
  file: string,
  seconds: number,
  name: string,
  description: string,
  shows: string[] = [],
): ProductFilm => ({
  film: `videos/${file}.mp4`,
  poster: `videos/${file}.webp`,
  name,
  description,
  shows,
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
    ['VC6-1M12-12LC-U', 'VHD1-C12-E'],
  ),
  film(
    'vhd1-tray-access',
    12.5,
    'Drawing out a tray of a VHD1 housing',
    'One tray is drawn forward and put back while the trays below stay closed and in service.',
    ['VHD1-C12-E'],
  ),
  film(
    'collimator-alignment',
    13.6,
    'Aligning an adjustable collimator',
    'Two tilt screws center the beam on its target, then the focus is set and locked.',
    ['VCA-5X-VNIR-FC'],
  ),
  film(
    'terminal-drop-connection',
    14,
    'Connecting a drop to a VMT terminal',
    'A hardened plug is cleaned, pushed in, turned tight by hand, and released again.',
    ['VMT-8HSC-S8-A'],
  ),
  film(
    'closure-reentry',
    13.6,
    'Opening a VDC dome closure again',
    'The dome is lifted and a tray folded forward without moving fibers on the others.',
    ['VDC1-96-4E'],
  ),
]
