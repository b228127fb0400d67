import { expect, test } from 'vitest'
import { filmNames } from './film-names.ts'

test('a film of the company goes by its own name, or by what an editor called it', () => {
  const url = 'videos/seat-change.mp4'
  const poster = 'videos/seat-change.webp'
  expect(filmNames([{ title: 'Introduction', url }])).toEqual({
    [url]: { title: 'Changing a seat', poster },
  })
  expect(filmNames([{ title: 'The seat of this valve', url }])).toEqual({
    [url]: { title: 'The seat of this valve', poster },
  })
  expect(filmNames([{ title: 'Introduction', url: 'videos/other.mp4' }])).toEqual({})
})
