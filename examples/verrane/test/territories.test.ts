import { describe, expect, test } from 'vitest'
import { pageSearch, sitePages } from '#app/features/search/site-pages.server.ts'
import { passagesOfPage } from '#domain/search/passages.ts'
import { countryList, createPlaces } from '#server/submissions/places.ts'
import { offices } from '../company/contact.ts'
import { partnersPage } from '../company/partners.ts'

const { distributors, direct } = partnersPage!
const served = [...distributors!.items, ...direct!.areas].flatMap(({ serves = [] }) => serves)

/** Not sold to: U.S. export rules. Uninhabited islands and bases have no customers. */
const notServed = new Set('CU IR KP SY RU BY AQ BV GS HM IO TF UM VA'.split(' '))

describe('territories', () => {
  test('cover the countries of the forms once each, wholly or by their states', () => {
    const codes = countryList.map(({ region }) => region).filter((code) => !notServed.has(code))
    const whole = served.filter(({ states }) => !states).map(({ country }) => country)
    expect(whole.toSorted()).toEqual([...new Set(whole)].toSorted())
    const covered = new Set(served.map(({ country }) => country))
    expect(codes.filter((code) => !covered.has(code))).toEqual([])
  })

  test.each([
    ['US', 'United States'],
    ['CA', 'Canada'],
  ])('cover each state of %s once', (code, country) => {
    const states = served.flatMap((one) => (one.country === code ? (one.states ?? []) : []))
    expect(states.toSorted()).toEqual([...new Set(states)].toSorted())
    const known = (createPlaces().statesOf(country) ?? []).map(({ name }) => name)
    expect(states.filter((name) => !known.includes(name))).toEqual([])
    const missing = known.filter((name) => !states.includes(name))
    expect(
      missing.filter(
        (name) =>
          !/^Armed Forces|^American Samoa|^Guam|^Micronesia|^Palau|^Puerto Rico| Islands$/.test(
            name,
          ),
      ),
    ).toEqual([])
  })

  test('are served by offices that exist', () => {
    const names = offices.map(({ name }) => name)
    expect(direct!.areas.filter(({ office }) => !names.includes(office))).toEqual([])
  })
})

describe('search', () => {
  const noDocuments = {
    list: () => ({ items: [], categories: [], missing: [], version: '1' }),
    search: () => ({ hits: [] }),
  }
  const passages = sitePages([]).flatMap(passagesOfPage)
  const textOf = (heading: RegExp) => passages.find((one) => heading.test(one.heading))?.text

  test.each([
    'distributor Oregon',
    'Händler Deutschland',
    'distribuidor México',
    'distributor Corea',
  ])('“%s” leads to the partners', async (text) => {
    const { find } = await pageSearch(noDocuments)
    expect(find(text)[0]!.path).toBe('/partners')
  })

  test('each distributor has a passage of its own, which its countries and states head', () => {
    expect(textOf(/Oregon/)).toContain('Tarrow Ridge')
    expect(textOf(/British Columbia/)).toContain('Tarrow Ridge')
    expect(textOf(/Singapore/)).toContain('isla verano')
    expect(textOf(/Brazil/)).toContain('+1 201-555-0100')
  })

  test('each office has a passage with hours, languages and work, which its country heads', () => {
    expect(textOf(/Netherlands, Amsterdam/)).toMatch(
      /8:30 to 17:30 Central European Time.*Dutch.*Frames/,
    )
  })
})
