import { describe, expect, test } from 'vitest'
import { findFacets } from './facet-finder.ts'
import type { SearchVocabulary } from './search-vocabulary.ts'

const values = (...labels: string[]) => labels.map((label) => ({ value: label, label, count: 1 }))
const facets = [
  { key: 'depth', label: 'Depth', group: 'Mechanical', values: values('20 mm', '1550 mm') },
  { key: 'socket', label: 'Socket', group: 'Electrical', values: values('E14', 'E27', 'GU10') },
  { key: 'burnsFor', values: values('1000 h') },
]
const vocabulary: SearchVocabulary = {
  synonyms: { screw: 'E27', profondeur: 'depth' },
  attributeWords: { depth: ['deep'] },
  valueWords: { socket: { bayonet: ['GU*'] } },
}
const found = (text: string) =>
  [...findFacets(facets, text, vocabulary)].map(([key, meant]) =>
    [key, ...(meant ?? []).map(({ label }) => label)].join(' '),
  )

describe('looking for a filter', () => {
  test.each([
    ['depth', ['depth']],
    ['DEP', ['depth']],
    // By another word, in another language, by its heading, by its key in words.
    ['deep', ['depth']],
    ['profondeur', ['depth']],
    ['profon', ['depth']],
    ['mechanical', ['depth']],
    ['burns for', ['burnsFor']],
  ])('“%s” finds it by its name', (text, keys) => {
    expect(found(text)).toEqual(keys)
  })

  test.each([
    ['E2', ['socket E27']],
    ['e27', ['socket E27']],
    ['screw', ['socket E27']],
    ['bayonet', ['socket GU10']],
    ['1550', ['depth 1550 mm']],
    ['1000 h', ['burnsFor 1000 h']],
  ])('“%s” finds it by its values, and those alone', (text, keys) => {
    expect(found(text)).toEqual(keys)
  })

  test('leaves out what shows nothing, unless nothing else is meant', () => {
    const empty = [
      { key: 'color', values: [{ value: 'red', label: 'Red', count: 0 }] },
      { key: 'glass', values: [{ value: 'red', label: 'Red', count: 2 }] },
    ]
    expect([...findFacets(empty, 'red', {}).keys()]).toEqual(['glass'])
    expect([...findFacets(empty.slice(0, 1), 'red', {}).keys()]).toEqual(['color'])
  })

  test.each(['flurble', 'depth flurble', '?'])('“%s” finds none', (text) => {
    expect(found(text)).toEqual([])
  })

  test('needs no vocabulary', () => {
    expect([...findFacets(facets, 'socket', {}).keys()]).toEqual(['socket'])
  })
})
