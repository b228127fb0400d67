import { expect, test } from 'vitest'
import { languagePacks } from './languages/packs.ts'
import { createPageSearch } from './page-search.ts'

const { find } = await createPageSearch(
  [
    { path: '/careers', title: 'Careers', words: 'jobs, vacancies, hiring' },
    {
      path: '/partners',
      title: 'Partners',
      words: 'distributor, where to buy',
      places: 'Japan, South Korea, Netherlands',
    },
    { path: '/contact', title: 'Contact us', words: 'phone number', description: 'Five offices.' },
    { path: '/letter', title: 'Self-certification letter', number: 'BL-26-11', note: 'Letter' },
    {
      path: '/bend',
      title: 'Bend limits of G.657 hose',
      sections: [{ heading: 'Radii', lines: ['A table.'] }],
    },
    { path: '/order', title: 'Your list', words: 'where is my order' },
  ],
  languagePacks,
  { synonyms: { tube: 'hose' } },
)
const paths = (text: string) => find(text).map(({ path }) => path)

test.each([
  ['careers', '/careers'],
  ['job', '/careers'],
  ['who is your distributor in Japan', '/partners'],
  ['distribuidor Corea', '/partners'],
  ['distributor im Japan', '/partners'],
  ['phone', '/contact'],
  ['certification letter', '/letter'],
  ['bend g657', '/bend'],
  // Words that ask nothing of a product may be all that is asked of a company.
  ['where is my order', '/order'],
])('“%s” finds %s first', (text, path) => {
  expect(paths(text)[0]).toBe(path)
})

test('a document is found by its number, with or without hyphens', () => {
  for (const text of ['BL-26-11', 'bl2611'])
    expect(find(text)[0]).toMatchObject({
      path: '/letter',
      named: 1,
      isNumber: true,
      note: 'Letter',
    })
  expect(find('letter BL-26-11')[0]).toMatchObject({ path: '/letter' })
  expect(find('letter BL-26-11')[0]).not.toHaveProperty('isNumber')
})

test('a page says what it is of, and what holds little of a text is left out', () => {
  expect(find('phone number')[0]!.excerpt).toBe('Five offices.')
  expect(paths('stainless ball valve')).toEqual([])
  expect(paths('?')).toEqual([])
})

test('a likely page is found by what one of its sections says, and by words of the trade', () => {
  expect(paths('radii table please')).toEqual(['/bend'])
  expect(paths('tube')).toEqual(['/bend'])
})
