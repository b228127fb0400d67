import { describe, expect, test } from 'vitest'
import type { Figures } from '#domain/catalogue/facets.ts'
import type { Range } from '#domain/catalogue/range.ts'
import { plain } from '#test/catalogue.ts'
import { depth, heat, span } from './figures.fixture.ts'
import { sayRange, shownUnit, type Units } from './range-words.ts'

const ports: Figures = { kind: 'number', unit: 'ports', from: 1, to: 288 }

describe('a range in words', () => {
  test.each<[Range, Figures, Units, string]>([
    [{ low: 144 }, ports, 'metric', '144 ports or more'],
    [{ high: 1 }, ports, 'us', '1 port or less'],
    [{ low: 2, high: 24 }, ports, 'metric', '2 to 24 ports'],
    [{ low: 24, high: 24 }, ports, 'metric', '24 ports'],
    [{ high: 305 }, depth, 'metric', '305 mm or less'],
    [{ high: 305 }, depth, 'us', '12 in or less'],
    [{ low: -40, high: -40 }, heat, 'metric', 'works at −40 °C'],
    [{ low: 0, high: 40 }, heat, 'us', 'works at 32 to 104 °F'],
    [{ low: 0 }, heat, 'metric', 'works at 0 °C'],
    [{ high: 1550 }, span, 'metric', 'covers 1550 nm'],
  ])('%j is, for %j in %s units, “%s”', (range, figures, units, words) => {
    expect(plain(sayRange(range, figures, units))).toBe(words)
  })

  test('has the unit that its visitor reads', () => {
    expect([depth, ports, span].map((figures) => shownUnit(figures, 'us'))).toEqual([
      'in',
      'ports',
      'nm',
    ])
    expect(shownUnit(depth, 'metric')).toBe('mm')
  })
})
