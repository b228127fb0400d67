import { describe, expect, test } from 'vitest'
import { products } from '#test/catalogue.ts'
import { ask, assistant, numbersNamed } from './valves.fixture.ts'

describe('on the page of a product', () => {
  test.each<[string, string]>([
    ['what pressure does it take?', 'about'],
    ['of which body is it?', 'about'],
    ['the bore?', 'about'],
    ['is it of stainless steel', 'about'],
    ['does it fit the QK-15?', 'fit'],
    ['what goes with it', 'partners'],
    ['what do I need with it?', 'partners'],
    ['what is the price here', 'supply'],
  ])('a question without another subject is about it: %s', (text, kind) => {
    const { outcome } = ask(text, 'QB-15')
    expect(outcome.kind).toBe(kind)
    expect(JSON.stringify(outcome)).toContain('"partNumber":"QB-15"')
  })

  test('a quote is asked for as many of it as are told', () => {
    expect(ask('I need a quote for 40 of these', 'QB-15').reply).toContain('/offer?of=QB-15:40')
    expect(ask('What do they cost?', 'QB-15').reply).toContain('/offer?of=QB-15')
  })

  test('its documents are meant where no other thing is', () => {
    const { outcome } = ask('where is the data sheet', 'QBS-15')
    expect(outcome).toMatchObject({ kind: 'documents', products: [{ partNumber: 'QBS-15' }] })
  })

  test.each(['a digital gauge', 'does QK-25 fit QB-25?', 'hello'])(
    'a question with one is not: %s',
    (text) => expect(ask(text, 'QB-15')).toEqual(ask(text)),
  )

  test('“it” is what the conversation named', () => {
    expect(ask(['QB-25', 'what pressure does it take?'], 'QK-15').outcome).toMatchObject({
      found: { product: { partNumber: 'QB-25' } },
    })
  })

  test('another of its kind that is described in a later turn is looked for', () => {
    const first = 'what pressure does it take?'
    expect(ask([first, 'a brass ball valve for DN 25'], 'QB-15').outcome).toMatchObject({
      kind: 'products',
      found: [{ product: { partNumber: 'QB-25' } }],
    })
    for (const own of ['is the ball valve of brass and for 40 bar?', 'is it a brass valve, DN 15?'])
      expect(JSON.stringify(ask([first, own], 'QB-15').outcome), own).toMatch(/"QB-15"/)
  })

  test('“it” behind a kind in one sentence is of that kind', () => {
    const text = 'a gas valve, it should be for DN 20'
    expect(ask(text, 'QK-15')).toEqual(ask(text))
  })
})

describe('on the page of a family', () => {
  const gauges = 'Pressure Gauges'

  test('its products are meant where no kind is named', () => {
    const { reply } = ask('100 mm dial', gauges)
    for (const number of numbersNamed(reply))
      expect(products.find((one) => one.partNumber === number)!.family).toBe(gauges)
    expect(numbersNamed(reply)).not.toEqual([])
  })

  test('another kind may be asked for', () => {
    expect(ask('a seat kit', gauges)).toEqual(ask('a seat kit'))
  })

  test('it is found by its path', () => {
    expect(assistant.pageAt(`/all/${gauges}`)).toEqual({ family: gauges })
  })
})
