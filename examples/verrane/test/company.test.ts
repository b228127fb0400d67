import { describe, expect, test } from 'vitest'
import { officeMap } from '#content/office-map.ts'
import { facts, officeNotes } from '../company/about.ts'
import { careersPage, spotlightQuestions, teamProfiles, workPictures } from '../company/careers.ts'
import { certifications } from '../company/certifications.ts'
import { executives } from '../company/leadership.ts'
import { milestones } from '../company/milestones.ts'

const words = (text: string) => text.trim().split(/\s+/).length

describe('milestones', () => {
  test('are seventeen, from 1918 to today', () => {
    expect(milestones).toHaveLength(17)
    expect(milestones[0]!.year).toBe('1918')
    expect(milestones.at(-1)!.year).toBe('Today')
  })

  test('stand in the order of their years', () => {
    const years = milestones.slice(0, -1).map(({ year }) => Number(year))
    expect(years.filter((year) => !Number.isInteger(year))).toEqual([])
    expect(years).toEqual([...new Set(years)].toSorted((a, b) => a - b))
  })
})

test('facts are those of the specification', () => {
  expect(
    facts.map(({ prefix = '', value, suffix = '' }) => `${prefix}${value}${suffix}`.toLowerCase()),
  ).toEqual(['25+', '3', 'about 2000', 'over 95%'])
})

describe('the leadership', () => {
  test('is seven people, one of them chief', () => {
    expect(executives).toHaveLength(7)
    expect(executives.filter(({ chief }) => chief)).toHaveLength(1)
    expect(new Set(executives.map(({ name }) => name)).size).toBe(7)
  })

  test('is told in 80 to 150 words for each person', () => {
    const outside = executives
      .map(({ name, bio }) => ({ name, length: words(bio.join(' ')) }))
      .filter(({ length }) => length < 80 || length > 150)
    expect(outside).toEqual([])
  })

  test('has profiles elsewhere that are plainly made up, and not for everybody', () => {
    const profiles = executives.flatMap(({ linkedin }) => linkedin ?? [])
    expect(profiles.length).toBeGreaterThan(0)
    expect(profiles.length).toBeLessThan(executives.length)
    expect(profiles.filter((url) => !url.endsWith('-verrane-example'))).toEqual([])
  })
})

describe('careers', () => {
  test('show five pictures, three teams and six questions or more', () => {
    expect(workPictures).toHaveLength(5)
    expect(teamProfiles).toHaveLength(3)
    expect(new Set(spotlightQuestions.map(({ question }) => question)).size).toBeGreaterThan(5)
  })

  test('lead to a job board of another host', () => {
    expect(new URL(careersPage!.jobBoard).protocol).toBe('https:')
  })
})

test('every place of the map has a note, and every note a place', () => {
  const places = officeMap.places.map(({ id }) => id)
  expect(officeNotes.map(({ id }) => id).toSorted()).toEqual(places.toSorted())
})

test('no picture stands for two things', () => {
  const pictures = [
    ...milestones.map(({ picture }) => picture),
    ...executives.map(({ image }) => image),
    ...certifications.map(({ image }) => image),
    ...workPictures.map(({ picture }) => picture),
    ...teamProfiles.map(({ picture }) => picture),
  ]
  expect(new Set(pictures).size).toBe(pictures.length)
})
