import { expect, test } from 'vitest'
import { countryList } from '#server/submissions/places.ts'
import { createPlaces } from '#server/submissions/places.ts'
import { formCountries } from './company-files.ts'

test('every region that the forms have is a country that they can begin with', () => {
  const named = countryList.flatMap(({ region }) => formCountries(region))
  expect(named).toHaveLength(countryList.length)
  expect(createPlaces(named, 'en').countries).toEqual(named)
  expect(formCountries('CZ')).toEqual(['Czech Republic'])
})

test('a region that they lack is none', () => {
  expect(formCountries('ZZ')).toEqual([])
})
