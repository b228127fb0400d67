import { expect, test } from 'vitest'
import { filmNames } from './film-names.ts'

const url = 'videos/seat-change.mp4'
const poster = 'videos/seat-change.webp'
/** Of the valve that the film shows. */
const named = (title: string, partNumber = 'QB-15') =>
  filmNames({ videos: [{ title, url }], partNumber })

test('a film of the company goes by its own name, or by what an editor called it', () => {
  expect(named('Introduction')).toEqual({ [url]: { title: 'Changing a seat', poster } })
  expect(named('The seat of this valve')).toEqual({
    [url]: { title: 'The seat of this valve', poster },
  })
  const videos = [{ title: 'Introduction', url: 'videos/other.mp4' }]
  expect(filmNames({ videos, partNumber: 'QB-15' })).toEqual({})
})

test('a film that stands with another product says which one it shows', () => {
  expect(named('Introduction', 'QB-25')[url]!.title).toBe('Changing a seat. Shown: QB-15')
  expect(named('The seat', '')[url]!.title).toBe('The seat. Shown: QB-15')
})
