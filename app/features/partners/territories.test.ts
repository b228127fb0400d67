import { expect, test } from 'vitest'
import { territoryLines } from './territories.ts'

test('countries are named in the site’s language, by alphabet, and divided ones with their states', () => {
  expect(
    territoryLines([
      { country: 'CA', states: ['Alberta', 'Yukon'] },
      { country: 'SE' },
      { country: 'DK' },
    ]),
  ).toEqual(['Canada: Alberta, Yukon', 'Denmark, Sweden'])
})
