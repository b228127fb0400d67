import type { ProductFilm } from '#domain/records/film.ts'

export const productFilms: ProductFilm[] = []
