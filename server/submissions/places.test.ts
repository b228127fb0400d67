import { describe, expect, test } from 'vitest'
import type { CountryChoices } from '#domain/records/form-fields.ts'
import { createPlaces } from './places.ts'

const { countries, statesOf } = createPlaces(['United States'])

describe('the countries', () => {
  test('begin with those asked for and go on by the alphabet', () => {
    expect(countries[0]).toBe('United States')
    expect(countries.slice(1, 3)).toEqual(['Afghanistan', 'Åland Islands'])
    expect(countries.at(-1)).toBe('Zimbabwe')
    expect(new Set(countries).size).toBe(countries.length)
    expect(countries.length).toBeGreaterThan(240)
  })

  test('leave out one that does not exist, and begin with the others once', () => {
    const places = createPlaces(['Atlantis', 'France', 'France'])
    expect(places.countries.slice(0, 2)).toEqual(['France', 'Afghanistan'])
    expect(places.countries.filter((name) => name === 'France')).toHaveLength(1)
  })

  // The longest that the forms' fields take.
  test('and their states fit into the fields of the forms', () => {
    const longest = (names: readonly string[]) => Math.max(...names.map(({ length }) => length))
    expect(longest(countries)).toBeLessThanOrEqual(80)
    const states = countries.flatMap((country) => statesOf(country)!.map(({ name }) => name))
    expect(longest(states)).toBeLessThanOrEqual(120)
    expect(states.filter((name) => name !== name.trim() || !name)).toEqual([])
  })
})

describe('the states', () => {
  test('of a country are known by name and code, by the alphabet', () => {
    const states = statesOf('United States')!
    expect(states).toContainEqual({ name: 'New Jersey', code: 'NJ' })
    const names = states.map(({ name }) => name)
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
  })

  test('of one without any are none, of an unknown one undefined', () => {
    expect(statesOf('Hong Kong')).toEqual([])
    expect(statesOf('Atlantis')).toBeUndefined()
    expect(statesOf('__proto__')).toBeUndefined()
  })

  test('of a country have names of their own', () => {
    const repeated = countries.filter((country) => {
      const names = statesOf(country)!.map(({ name }) => name.toLowerCase())
      return new Set(names).size < names.length
    })
    expect(repeated).toEqual([])
  })
})

describe('in another language', () => {
  test.each([
    ['de-DE', 'Germany', 'Deutschland', 'Ägypten', 'Afghanistan'],
    ['ar', 'Egypt', 'مصر', 'ألمانيا', 'المكسيك'],
    ['sv-SE', 'Sweden', 'Sverige', 'Uganda', 'Österrike'],
  ])('%s: countries have the names and the order of it', (locale, first, shown, before, after) => {
    const { countries } = createPlaces([first], locale)
    expect(countries[0]).toBe(shown)
    expect(countries).toHaveLength(createPlaces().countries.length)
    expect(new Set(countries).size).toBe(countries.length)
    const order = [before, after].toSorted(new Intl.Collator(locale).compare)
    expect(countries.filter((name) => name === before || name === after)).toEqual(order)
  })

  test('a country has its states by either name and is kept under the one', () => {
    const german = createPlaces([], 'de-DE')
    expect(german.statesOf('Deutschland')).toContainEqual({ name: 'Bayern', code: 'BY' })
    expect(german.statesOf('Germany')).toEqual(german.statesOf('Deutschland'))
    expect(german.recordedName('Deutschland')).toBe('Germany')
    expect(german.recordedName('Germany')).toBe('Germany')
    expect(german.statesOf('Atlantis')).toBeUndefined()
    expect(german.statesOf('__proto__')).toBeUndefined()
  })
})

describe('a company', () => {
  const choicesOf = (choices: CountryChoices, first: string[] = []) =>
    createPlaces(first, 'en-GB', choices)

  test('offers the countries that it names, those it names first first, and no other', () => {
    const offered = ['Germany', 'Austria', 'Switzerland']
    const { countries, statesOf } = choicesOf({ offered }, ['Germany', 'France'])
    expect(countries).toEqual(['Germany', 'Austria', 'Switzerland'])
    expect(statesOf('France')).toBeUndefined()
    expect(statesOf('Austria')).toContainEqual({ name: 'Tirol', code: '7' })
  })

  test('has regions of its own in its own order, and none for whom it names none', () => {
    const { statesOf } = choicesOf({ regions: { Ireland: ['Ulster', 'Munster'], Iceland: [] } })
    expect(statesOf('Ireland')).toEqual([
      { name: 'Ulster', code: '' },
      { name: 'Munster', code: '' },
    ])
    expect(statesOf('Iceland')).toBeNull()
    expect(statesOf('Hong Kong')).toEqual([])
  })

  test('asks for a region where some are known, or in the countries that it names', () => {
    const divided = choicesOf({ regionAskedOf: 'divided' })
    expect(divided.statesOf('Hong Kong')).toBeNull()
    expect(divided.statesOf('Canada')).toHaveLength(13)
    const named = choicesOf({ regionAskedOf: ['Canada', 'Hong Kong'] })
    expect(named.statesOf('Canada')).toHaveLength(13)
    expect(named.statesOf('Hong Kong')).toEqual([])
    expect(named.statesOf('United States')).toBeNull()
  })
})
