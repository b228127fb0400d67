import { describe, expect, test } from 'vitest'
import { products } from '#test/catalogue.ts'
import { buildPrompt } from './prompt.ts'
import { assistant } from './valves.fixture.ts'

const { candidates } = assistant
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const page = { product: products.find(({ partNumber }) => partNumber === 'QB-15')! }

describe('a language model is told what was verified', () => {
  test('with what each product meets, and its number', () => {
    const [first] = candidates(['a gas valve of exactly 20 mm bore']).listed
    expect(first).toMatchObject({ partNumber: 'QG-B25', isNear: false })
    expect(plain(first!.verdict!)).toMatch(/^meets .*20 mm.*; records .*20 mm/)
  })

  test('where nothing meets it, it may recommend none, and hears what they miss', () => {
    const { listed } = candidates(['a gas valve for 1000 bar'])
    expect(listed.length).toBeGreaterThan(0)
    for (const one of listed) expect(one).toMatchObject({ isNear: true })
    expect(plain(listed[0]!.verdict!)).toMatch(/does not meet .*1000 bar/)
    expect(buildPrompt('x', listed)).not.toMatch(/^- \[/m)
  })

  test('nor what does not go with the product that was named', () => {
    for (const { partNumber, isNear } of candidates(['a seat kit DN 25 for the QB-15']).listed)
      if (partNumber === 'QK-15') expect(isNear).toBe(true)
  })

  test('what goes together may be named as our records tell it', () => {
    const { listed, notes } = candidates(['does QK-15 fit QB-15?'])
    const named = listed.slice(0, 2).map(({ partNumber }) => partNumber)
    expect(named).toEqual(expect.arrayContaining(['QB-15', 'QK-15']))
    expect(notes.join(' ')).toMatch(/What our records answer: Yes: \[/)
  })

  test('which page is open, and its product', () => {
    const { listed, notes } = candidates(['hello'], page)
    expect(notes[0]).toContain('QB-15')
    expect(listed[0]).toMatchObject({ partNumber: 'QB-15' })
    expect(candidates(['hello'], { family: 'Pressure Gauges' }).notes[0]).toContain(
      'Pressure Gauges',
    )
  })

  test('what was not understood', () => {
    expect(candidates(['a gas valve with zorblax']).notes.join(' ')).toMatch(/met by none: zorblax/)
  })
})
