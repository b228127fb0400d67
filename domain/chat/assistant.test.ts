import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { attributes } from '#content/attributes.ts'
import { anyText } from '#test/any-text.ts'
import { products } from '#test/catalogue.ts'
import { matchProducts } from './bracketed.fixture.ts'
import { assistant } from './valves.fixture.ts'

const byNumber = (partNumber: string) => products.find((one) => one.partNumber === partNumber)!
const ask = (text: string, about?: string) =>
  assistant.recommend([text], about === undefined ? undefined : { product: byNumber(about) })
const numbersNamed = (reply: string) =>
  matchProducts(reply, products).map(({ partNumber }) => partNumber)
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('whether two products go together is told from the records', () => {
  test.each(['Does QK-15 fit QB-15?', 'does the QB-15 go with QK-15'])('%s', (text) => {
    const { outcome, reply } = ask(text)
    expect(outcome).toMatchObject({ kind: 'fit', fits: [{ interface: 'DN 15 seat', count: 1 }] })
    expect(reply).toMatch(/^Yes/)
    expect(numbersNamed(reply).toSorted()).toEqual(['QB-15', 'QK-15'])
  })

  test('a joint is told as one', () => {
    expect(ask('Does QG-63 fit QB-25?').reply).toMatch(/^Yes: .* mate by the G 1\/4 test port/)
  })

  test('where no record says so, no is said, with what it goes with instead', () => {
    const { outcome, reply } = ask('Does QK-25 fit QB-15?')
    expect(outcome).toMatchObject({ kind: 'fit', fits: [], instead: [{ partNumber: 'QB-25' }] })
    expect(reply).toMatch(/^No/)
    expect(reply).toMatch(/QK-25 goes with .*QB-25/)
  })

  test('the other may be described', () => {
    expect(ask('does a seat kit DN 15 fit the QB-15?').outcome).toMatchObject({
      kind: 'fit',
      fits: [{ interface: 'DN 15 seat' }],
    })
  })

  test('all that a product goes with may be asked', () => {
    const { outcome } = ask('what goes with QK-25')
    expect(outcome).toMatchObject({
      kind: 'partners',
      fits: [{ product: { partNumber: 'QB-25' } }],
    })
  })
})

describe('the page that the visitor has open', () => {
  test('is meant by “this”', () => {
    expect(ask('Does this fit QB-15?', 'QK-15').reply).toMatch(/^Yes/)
    expect(ask('Does this fit QB-15?', 'QK-25').reply).toMatch(/^No/)
  })

  test('is meant by nothing else', () => {
    expect(ask('a digital gauge', 'QK-15')).toEqual(ask('a digital gauge'))
  })

  test('is found by its path', async () => {
    expect(await assistant.pageAt(`/${byNumber('QK-15').slug}`)).toEqual({
      product: byNumber('QK-15'),
    })
    expect(await assistant.pageAt('/constructor')).toBeUndefined()
    expect(await assistant.pageAt('')).toBeUndefined()
  })
})

describe('a comparison', () => {
  const { outcome, reply } = ask('difference between QB-15 and QBS-15')

  test('names both and only what differs', () => {
    expect(outcome.kind).toBe('comparison')
    expect(numbersNamed(reply)).toEqual(['QB-15', 'QBS-15'])
    expect(plain(reply)).toMatch(/Pressure: 40 bar \/ 63 bar/)
    expect(reply).not.toMatch(/Bore:|Ports:/)
  })

  test('leads to where the products stand side by side', () => {
    expect(reply).toMatch(/ \/beside\?products=ball-valve-dn15,ball-valve-stainless-dn15$/)
  })

  test('of kinds, their first ones', () => {
    const compared = ask('compare digital gauges').outcome
    expect(compared).toMatchObject({
      kind: 'comparison',
      products: [{ subFamily: 'Digital' }, { subFamily: 'Digital' }],
    })
  })
})

test('a word’s meaning is that of its attribute', () => {
  const { outcome, reply } = ask('What does accuracy class mean?')
  expect(outcome.kind).toBe('meaning')
  expect(reply).toContain(attributes.find(({ key }) => key === 'accuracyClass')!.explain!)
  expect(numbersNamed(reply)).toEqual([])
})

describe('documents', () => {
  test('of what is described are those that the products have', () => {
    const { outcome, reply } = ask('installation guide of stainless ball valves')
    expect(outcome.kind).toBe('documents')
    for (const product of matchProducts(reply, products))
      expect(product.files.length).toBeGreaterThan(0)
    expect(reply).toMatch(/installation guide/)
  })

  test('of a product that has none are not made up', () => {
    const { reply } = ask('data sheet of the seat kit')
    expect(reply).not.toMatch(/under Documents/)
  })
})

describe('supply', () => {
  test('says what the records say of stock and lead time, and leaves the price to people', () => {
    const { outcome, reply } = ask('price and lead time of QB-25')
    expect(outcome).toMatchObject({ kind: 'supply', products: [{ partNumber: 'QB-25' }] })
    expect(reply).toMatch(/1 version is kept in stock/)
    expect(reply).toContain('/contact-us')
    expect(reply).not.toMatch(/[$€£]/)
  })

  test('of what is described names what fits', () => {
    const { reply } = ask('how much is a gas valve')
    expect(numbersNamed(reply)).toEqual(['QG-B15', 'QG-B20', 'QG-B25'])
  })

  test('of nothing in particular is for people to say', () => {
    expect(ask('what are your delivery times').outcome.kind).toBe('refusal')
  })
})

describe('a product that is named by its number', () => {
  test('is described by what was asked of it', () => {
    const { reply } = ask('what pressure does the QB-15 take?')
    expect(plain(reply)).toMatch(/pressure 40 bar/)
    expect(numbersNamed(reply)).toEqual(['QB-15'])
  })

  test('and does not do what is asked: that is said', () => {
    const { outcome, reply } = ask('is QB-15 of stainless steel for 60 bar')
    expect(outcome.kind).toBe('about')
    expect(plain(reply)).toMatch(/does not meet: .*60 bar.*Stainless steel/)
  })

  test('and its record does not state what is asked: that is said', () => {
    expect(plain(ask('is QG-63 for 60 bar pressure').reply)).toMatch(/does not state/)
  })
})

test('what goes with a product that is named is of the kind that was asked for', () => {
  const { reply } = ask('I need a seat kit for my QB-15')
  expect(numbersNamed(reply)).toEqual(['QK-15'])
  expect(reply).toContain('QB-15')
})

test('whatever is said, a reply has words, and names in brackets products alone', () => {
  const phrases = [
    'ball valve;gauge;seat kit for QB-15;fits;compare;data sheet;price;40 bar;not brass',
    'stainless steel;QB-25-P-75;[x];];__proto__;this;what is;accuracy class;make it;25;zorblax;?',
  ].flatMap((line) => line.split(';'))
  const turn = fc
    .array(
      fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...phrases) }, anyText({ maxLength: 6 })),
      { maxLength: 9 },
    )
    .map((words) => words.join(' '))
  const names = new Set(products.map(({ name }) => name))
  fc.assert(
    fc.property(
      fc.array(turn, { maxLength: 4 }),
      fc.constantFrom(undefined, { product: products[0]! }, { family: products[0]!.family }),
      (turns, page) => {
        const { reply } = assistant.recommend(turns, page)
        expect(reply).toMatch(/\S/)
        expect(reply).not.toMatch(/undefined|NaN|\[object|null/)
        for (const [, name] of reply.matchAll(/\[([^\]]*)\]/g)) expect(names).toContain(name)
      },
    ),
    { numRuns: 300 },
  )
})
