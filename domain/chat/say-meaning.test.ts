import { expect, test } from 'vitest'
import { sayMeaning } from './say-meaning.ts'

const searchPath = (word: string) => `/papers?q=${encodeURIComponent(word)}`
const bayonet = { explain: 'A bayonet is pushed in and turned.', term: 'Bayonet cap' }
const wall = { explain: 'A wall lamp hangs on a wall.', term: 'Wall lamp', path: '/walls' }

test('leads to the page that says more, or else to the documents that speak of the word', () => {
  expect(sayMeaning([bayonet, wall], { searchPath })).toBe(
    'A bayonet is pushed in and turned. A wall lamp hangs on a wall. More: Bayonet cap in documents (/papers?q=Bayonet%20cap), /walls.',
  )
})

test('leads nowhere where there is neither', () => {
  expect(sayMeaning([bayonet], {})).toBe(bayonet.explain)
  expect(sayMeaning([{ explain: 'Bore: the hole.' }], { searchPath })).toBe('Bore: the hole.')
})
