import { describe, expect, test } from 'vitest'
import { ask, numbersNamed } from './valves.fixture.ts'

describe('after a question about two products', () => {
  const two = 'does QK-15 fit QB-15?'

  test('another kind of product is asked for', () => {
    const { outcome, reply } = ask([two, 'I need a digital gauge'])
    expect(outcome.kind).toBe('products')
    expect(numbersNamed(reply).every((number) => number.startsWith('QGD-'))).toBe(true)
  })

  test('a word is explained', () => {
    expect(ask([two, 'what does accuracy class mean?']).outcome.kind).toBe('meaning')
  })

  test('what goes on about them is still about them', () => {
    expect(ask([two, 'how long are they?']).outcome).toMatchObject({
      kind: 'comparison',
      products: [{ partNumber: 'QK-15' }, { partNumber: 'QB-15' }],
    })
  })

  test('a third is alone where nothing says that it goes with them', () => {
    expect(ask([two, 'what pressure does the QG-B25 take']).outcome).toMatchObject({
      kind: 'about',
      found: { product: { partNumber: 'QG-B25' } },
    })
  })
})

describe('after a question about one product', () => {
  test('“it” is the one', () => {
    expect(ask(['tell me of the QK-25', 'does it fit the QB-15?']).outcome).toMatchObject({
      kind: 'fit',
      products: [{ partNumber: 'QK-25' }, { partNumber: 'QB-15' }],
    })
  })

  test('what was asked of it is not asked of the next thing', () => {
    const { outcome } = ask(['QB-15', 'is it of stainless steel?', 'I also need a seat kit'])
    expect(outcome).toMatchObject({ kind: 'products', asked: { requirements: [] } })
  })

  test.each(['is the ZX-9999-ZZ of stainless steel?', 'what does ZX-9999-ZZ weigh?'])(
    'nothing of it is said of a number that nobody knows: %s',
    (text) => {
      expect(ask(['tell me of the QB-15', text]).reply).not.toContain('QB-15')
      // What is no number goes on about it.
      expect(ask(['tell me of the QB-15', 'is it state-of-the-art?']).reply).toContain('QB-15')
    },
  )

  test('a word that is explained in between does not end the talk of it', () => {
    expect(
      ask(['QB-15, please', 'what does accuracy class mean?', 'what pressure does it take?'])
        .outcome,
    ).toMatchObject({ kind: 'about', found: { product: { partNumber: 'QB-15' } } })
  })
})
