import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { siteFilms } from '../../site-films.ts'
import { company, storageOf } from '../places.ts'
import { captionsOf } from './captions.ts'
import { filmPlans } from './plan.ts'

const inStorage = (file: string) => join(storageOf(company), file)

describe('films', () => {
  test('and their posters stay within what a page may load', () => {
    const sizes = filmPlans.map(({ name, film, poster, maxBytes }) => ({
      name,
      film: statSync(inStorage(film)).size <= maxBytes,
      poster: statSync(inStorage(poster)).size <= 60_000,
    }))
    expect(sizes.filter(({ film, poster }) => !film || !poster)).toEqual([])
  })

  test('of the site begin without waiting for their end: the index comes before the pictures', () => {
    const late = filmPlans.filter(({ film }) => {
      const bytes = readFileSync(inStorage(film))
      return bytes.indexOf('moov') > bytes.indexOf('mdat')
    })
    expect(late.map(({ name }) => name)).toEqual([])
  })

  test('of products tell their steps in captions that follow one another', () => {
    for (const { captions } of filmPlans) {
      if (!captions) continue
      const text = readFileSync(inStorage(captions), 'utf8')
      const times = [...text.matchAll(/^(\S+) --> (\S+)$/gm)].flatMap(([, from, to]) => [from, to])
      expect(text.startsWith('WEBVTT\n\n')).toBe(true)
      expect(times.length).toBeGreaterThan(5)
      expect(times).toEqual(times.toSorted((a = '', b = '') => a.localeCompare(b)))
    }
  })

  test('that pages name are among those made', () => {
    const made = new Set(filmPlans.map(({ film, poster }) => `${film} ${poster}`))
    const named = Object.values(siteFilms).map(({ film, poster }) => `${film} ${poster}`)
    expect(named.filter((one) => !made.has(one))).toEqual([])
    expect(new Set(named).size).toBeGreaterThanOrEqual(10)
  })
})

test('captions are cues with times to the millisecond', () => {
  expect(captionsOf([{ from: 0.2, to: 61.5, text: 'Lift the dome.' }])).toBe(
    'WEBVTT\n\n00:00:00.200 --> 00:01:01.500\nLift the dome.\n',
  )
})
