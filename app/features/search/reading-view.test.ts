import { describe, expect, test } from 'vitest'
import { plain } from '#test/catalogue.ts'
import { ignoredWords } from '#domain/search/ignored-words.ts'
import { listMatches } from '#domain/search/listed-matches.ts'
import { search } from '#test/product-search.ts'
import { missesOf } from './misses-of.ts'
import { readingView } from './reading-view.ts'

const read = (query: string) => {
  const matches = listMatches(search.find(query), search)
  const shown = [...matches.fits, ...matches.others].map(({ product }) => product)
  return readingView(matches, ignoredWords(matches, shown, search))
}
const chip = (query: string, says: string) =>
  read(query).chips.find((one) => plain(one.says) === says)?.without

describe('what was read of a text', () => {
  test('is said as the catalogue says it, each with the text that is left without it', () => {
    expect(read('Three-way valve, stainless')).toEqual({
      chips: [
        { says: 'three-way valve', without: 'stainless' },
        { says: 'stainless', without: 'Three-way valve' },
      ],
      unknown: [],
      passed: [],
      meant: [],
    })
  })

  test('takes the words along that only say how it is meant', () => {
    expect(chip('Valve at least 60 bar', 'pressure 60 bar or more')).toBe('Valve')
    expect(chip('valve 60 bar or more, brass', 'pressure 60 bar or more')).toBe('valve, brass')
    // Or the next word would be excluded.
    expect(chip('gauge not brass digital', 'not Brass')).toBe('gauge digital')
  })

  test.each([
    ['valve, length under 80 mm', 'length 80 mm or less', 'valve'],
    ['valve 80 mm long, brass', 'length 80 mm', 'valve, brass'],
    ['brass valve with 3 ports', '3 ports or more', 'brass valve with'],
  ])('of “%s” takes the word along that a figure is of', (query, says, without) => {
    expect(chip(query, says)).toBe(without)
  })

  test('spells a slip as the catalogue does', () => {
    expect(read('digitl gauge').chips.map(({ says }) => says)).toEqual(['digital gauge'])
  })

  test('leaves the capitals of an abbreviation that it has no other word for', () => {
    expect(read('DN valve').chips.map(({ says }) => says)).not.toContain('dn')
    expect(read('KIT').chips.map(({ says }) => says)).toEqual(['KIT'])
    expect(read('Kit').chips.map(({ says }) => says)).toEqual(['kit'])
  })

  test('names what nobody knows', () => {
    expect(read('gauge flurble').unknown).toEqual(['flurble'])
  })

  test('leaves a part number alone, and asks back for one with a slip', () => {
    const nothing = { chips: [], unknown: [], passed: [], meant: [] }
    expect(read('QG-100H')).toEqual(nothing)
    expect(read('QB-15L-O4')).toEqual({ ...nothing, meant: ['QB-15L-04'] })
    expect(read('seat kit for QB-15L-04').chips.map(({ says }) => says)).toEqual(['seat kit'])
  })
})

describe('what a product misses', () => {
  const misses = (query: string, slug: string) => {
    const { query: asked, matches } = search.find(query)
    return missesOf(
      matches.find(({ product }) => product.slug === slug)!,
      asked,
      search,
    )
  }

  test('is told with what it states in its place', () => {
    expect(misses('gauge class 0.2', 'gauge-digital-80')).toEqual([
      'misses: accuracy class 0.2 or less (states 0.5)',
    ])
    expect(misses('brass ball valve, at least 40 bar', 'ball-valve-stainless-dn15')).toEqual([
      'misses: Brass (states Stainless steel)',
    ])
  })

  test('is told apart from what no record says', () => {
    expect(misses('gauge at most 2 kg', 'gauge-100')).toEqual(['does not state weight'])
  })

  test('is told of a bare figure, whichever attribute was meant', () => {
    expect(misses('gauge 160', 'gauge-100')).toEqual([
      'misses: dial 160\u00a0mm (states 100\u00a0mm)',
    ])
    expect(misses('gauge 160', 'gauge-160')).toEqual([])
  })

  test('is told of a figure that no product of the kind states', () => {
    expect(misses('seat kit, class 1', 'seat-kit-dn15')).toEqual(['does not say 1'])
  })

  test('is nothing of what it meets', () => {
    expect(misses('digital gauge', 'gauge-digital-80')).toEqual([])
  })
})
