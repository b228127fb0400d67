import { describe, expect, test } from 'vitest'
import { ask, numbersNamed } from './valves.fixture.ts'

describe('nothing is said to go together that no record puts together', () => {
  test('a joint that two have in common with a third carries neither into the other', () => {
    const { outcome, reply } = ask('which seat kit goes with the QG-63')
    expect(outcome).toMatchObject({ kind: 'fit', fits: [] })
    expect(reply).toMatch(/^No: /)
    expect(reply).not.toMatch(/which goes into/)
  })

  test('of a described part and a named product that do not fit, no is said', () => {
    const { outcome, reply } = ask('a seat kit DN 25 for the QB-15')
    expect(outcome).toMatchObject({ kind: 'fit', fits: [], instead: [{ partNumber: 'QB-25' }] })
    expect(reply).not.toMatch(/meets/)
  })

  test('what meets all else is said not to go with what no record puts it together with', () => {
    const { reply } = ask('a seat kit DN 15 for my QBS-15')
    expect(numbersNamed(reply)).toEqual(['QK-15'])
    expect(reply).toMatch(/does not go with QBS-15/)
    expect(reply).not.toMatch(/meets what you asked/)
  })

  test('a part that does not do what is asked and does not fit is said to do neither', () => {
    const { reply } = ask('a gauge of 600 bar for the QK-15')
    expect(reply).not.toMatch(/meets what you asked|goes? with QK-15/)
  })
})

describe('whether a thing goes into another is asked in many words', () => {
  test.each([
    'does the QK-15 fit into a QB-15?',
    'will QK-15 fit in the QB-15',
    'does QK-15 fit a QB-15',
    'is it so that QK-15 fits a QB-15',
  ])('%s', (text) => {
    expect(ask(text).reply).toMatch(/^Yes/)
  })

  test('and of the page that is open', () => {
    expect(ask('will this fit into a QB-15?', 'QK-15').reply).toMatch(/^Yes/)
    expect(ask('will this fit a QB-15?', 'QK-25').reply).toMatch(/^No/)
  })

  test('before a figure they say how much room there is', () => {
    const { outcome } = ask('which ball valves fit into 70 mm of length')
    const test = { bounds: [{ key: 'length', high: 70 }] }
    expect(outcome).toMatchObject({ kind: 'products', asked: { requirements: [{ test }] } })
  })
})

describe('a part of a thing that is only described may be asked for without a name', () => {
  test.each([
    'The valve is of 15 mm bore and 40 bar. What has to go in it?',
    'A valve of 40 bar, bore 15 mm. Which parts do we add?',
  ])('%s', (text) => {
    const { outcome, reply } = ask(text)
    expect(outcome).toMatchObject({ kind: 'partners', isFound: true })
    expect(numbersNamed(reply)).toContain('QK-15')
    expect(numbersNamed(reply)).not.toContain('QB-15')
  })
})
