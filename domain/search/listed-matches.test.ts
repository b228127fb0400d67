import { describe, expect, test } from 'vitest'
import { search } from '#test/product-search.ts'
import { ignoredWords } from './ignored-words.ts'
import { listMatches } from './listed-matches.ts'

const listed = (text: string) => listMatches(search.find(text), search)
const names = (text: string) => listed(text).fits.map(({ product }) => product.name)
const ignored = (text: string) => {
  const matches = listed(text)
  const shown = [...matches.leading, ...matches.fits, ...matches.others]
  return ignoredWords(
    matches,
    shown.map(({ product }) => product),
    search,
  )
}

describe('what a list shows of a text', () => {
  test('fits where records meet all that is asked, in ranked order', () => {
    const { fits } = listed('ball valve, at least 40 bar')
    expect(fits.length).toBeGreaterThan(0)
    for (const { checks } of fits) expect(checks.every(({ result }) => result === 'met')).toBe(true)
    expect(fits.map(({ score }) => score)).toEqual(
      fits.map(({ score }) => score).toSorted((a, b) => b - a),
    )
  })

  test('is the product alone for its number', () => {
    const { isNumber, fits, others } = listed('QB-15')
    expect(isNumber).toBe(true)
    expect(fits.map(({ product }) => product.partNumber)).toEqual(['QB-15'])
    expect(others).toEqual([])
  })

  test('never fits what a record denies', () => {
    expect(
      names('brass gauge 100 mm').length + listed('brass gauge').others.length,
    ).toBeGreaterThan(0)
    expect(names('ball valve, at least 4000 bar')).toEqual([])
  })

  test.each(['solar inverter', 'cat6a valve', 'rj45 plug', 'pizza'])(
    'says of “%s” that nothing of the kind is sold',
    (text) => {
      expect(listed(text)).toMatchObject({ isUnlisted: true, fits: [] })
    },
  )

  test.each(['brass valve', 'wireless', 'QB-15', 'digitl gauge', 'a valve for our 63 mm gauges'])(
    'says no such thing of “%s”',
    (text) => {
      expect(listed(text).isUnlisted).toBe(false)
    },
  )
})

describe('what of a text was not used', () => {
  test('is a figure that nothing was read of, with its sign', () => {
    expect(ignored('ball valve -47').known).toEqual(['-47'])
    expect(ignored('ball valve -20 °C').known).toEqual([])
  })

  test('is a word as it was written, known or not', () => {
    expect(ignored('Ball valve Wireless')).toEqual({ unknown: [], known: ['Wireless'] })
    expect(ignored('ball valve Flurble').unknown).toEqual(['Flurble'])
  })

  test('is no word that was read, that asks nothing, or that the first products hold', () => {
    expect(ignored('I need a digital gauge, class 0.5 or better')).toEqual({
      unknown: [],
      known: [],
    })
    expect(ignored('wireless')).toEqual({ unknown: [], known: [] })
  })
})
