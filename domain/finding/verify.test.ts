import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AttributeValue } from '#domain/catalogue/attribute.ts'
import type { Bounds, Requirement } from './requirement.ts'
import { createVerify, verify, type Facts } from './verify.ts'

const facts = (own: Record<string, AttributeValue[]>): Facts => new Map(Object.entries(own))

const asked = (test: Requirement['test'], not = false): Requirement => ({
  test,
  not,
  isGuess: false,
  says: '',
  from: 0,
  to: 0,
})
const number = (bounds: Bounds | Bounds[], wanted = 0, isFirst = false) =>
  asked({ type: 'number', bounds: [bounds].flat(), wanted, isFirst })
const values = (own: Record<string, string[]>, not = false) =>
  asked(
    {
      type: 'values',
      values: new Map(Object.entries(own).map(([key, set]) => [key, new Set(set)])),
    },
    not,
  )
const resultOf = (own: Record<string, AttributeValue[]>, requirement: Requirement) =>
  verify(facts(own), requirement).result

describe('a number', () => {
  test.each<[string, AttributeValue, Omit<Bounds, 'key'>, string]>([
    ['at the lower bound', 40, { low: 40 }, 'met'],
    ['below the lower bound', 39.9, { low: 40 }, 'missed'],
    ['at the upper bound', 40, { high: 40 }, 'met'],
    ['above the upper bound', 40.1, { high: 40 }, 'missed'],
    ['between both', 15, { low: 10, high: 20 }, 'met'],
    ['outside of both', 25, { low: 10, high: 20 }, 'missed'],
    ['of nothing', 0, { low: 0, high: 0 }, 'met'],
    ['that is a text', '40', { low: 40 }, 'unstated'],
    ['that is a yes', true, { low: 1 }, 'unstated'],
  ])('%s', (_, value, bounds, expected) => {
    expect(resultOf({ pressure: [value] }, number({ key: 'pressure', ...bounds }))).toBe(expected)
  })

  test('of several, one that meets is enough', () => {
    const requirement = number({ key: 'bore', low: 14, high: 16 }, 15)
    expect(resultOf({ bore: [10, 15, 20] }, requirement)).toBe('met')
    expect(resultOf({ bore: [10, 20] }, requirement)).toBe('missed')
  })

  test('may be that of any attribute that was meant', () => {
    const requirement = number([
      { key: 'bore', low: 50 },
      { key: 'dial', low: 50 },
    ])
    expect(resultOf({ bore: [15], dial: [63] }, requirement)).toBe('met')
  })

  test('is that of the first attribute that a product states, where the first decides', () => {
    const both: Bounds[] = [
      { key: 'bore', low: 50 },
      { key: 'dial', low: 50 },
    ]
    expect(resultOf({ bore: [15], dial: [63] }, number(both, 50, true))).toBe('missed')
    expect(resultOf({ dial: [63] }, number(both, 50, true))).toBe('met')
  })

  test('lies the nearer, the less it is off', () => {
    const requirement = number({ key: 'bore', low: 20 }, 20)
    const distance = (value: number) => verify(facts({ bore: [value] }), requirement).distance
    expect(distance(20)).toBe(0)
    expect(distance(25)).toBeGreaterThan(0)
    expect(distance(50)).toBeGreaterThan(distance(25))
    expect(distance(15)).toBeLessThan(distance(10))
    expect(distance(1e9)).toBeLessThan(10)
    expect(distance(-1e9)).toBeLessThan(10)
  })

  test('of several that miss, the nearest counts', () => {
    const requirement = number({ key: 'bore', low: 20 }, 20)
    expect(verify(facts({ bore: [2, 19] }), requirement)).toEqual(
      verify(facts({ bore: [19] }), requirement),
    )
  })
})

describe('an interval meets what it covers whole', () => {
  test.each<[Omit<Bounds, 'key'>, string]>([
    [{ low: -40, high: -40 }, 'met'],
    [{ low: -41, high: -41 }, 'missed'],
    [{ low: -20, high: 75 }, 'met'],
    [{ low: -20, high: 80 }, 'missed'],
    [{ low: -50, high: 75 }, 'missed'],
    [{ low: -40 }, 'met'],
    [{ low: -45 }, 'missed'],
    [{ high: 75 }, 'met'],
    [{ high: 76 }, 'missed'],
  ])('%j', (bounds, expected) => {
    const own = { temperature: [{ min: -40, max: 75 }] }
    expect(resultOf(own, number({ key: 'temperature', ...bounds }))).toBe(expected)
  })
})

describe('of a measure with limits the worse end counts', () => {
  const atMost = number({ key: 'loss', high: 0.3 }, 0.3)
  const atLeast = number({ key: 'loss', low: 40 }, 40)
  test.each<[string, AttributeValue, Requirement, string]>([
    ['a typical value within, a maximum beyond', { typ: 0.2, max: 0.5 }, atMost, 'missed'],
    ['a maximum within', { typ: 0.2, max: 0.3 }, atMost, 'met'],
    ['a typical value alone', { typ: 0.2 }, atMost, 'met'],
    ['a minimum below, a typical value above', { min: 35, typ: 45 }, atLeast, 'missed'],
    ['a minimum above', { min: 40, typ: 45 }, atLeast, 'met'],
    [
      'a measure counted per joint, both its ends',
      { min: 0.1, max: 0.5, basis: 'joint' },
      atMost,
      'missed',
    ],
  ])('%s', (_, value, requirement, expected) => {
    expect(resultOf({ loss: [value] }, requirement)).toBe(expected)
  })
})

describe('a text', () => {
  test.each<[Record<string, AttributeValue[]>, string]>([
    [{ body: ['Brass'] }, 'met'],
    [{ body: ['Stainless steel', 'Brass'] }, 'met'],
    [{ body: ['Stainless steel'] }, 'missed'],
    [{ body: [] }, 'unstated'],
    [{ seat: ['Brass'] }, 'unstated'],
    [{}, 'unstated'],
  ])('%j', (own, expected) => {
    expect(resultOf(own, values({ body: ['Brass'] }))).toBe(expected)
  })

  test('may stand under any attribute that has it', () => {
    const requirement = values({ connection: ['Flange'], connectionB: ['Flange'] })
    expect(resultOf({ connection: ['Thread'], connectionB: ['Flange'] }, requirement)).toBe('met')
    expect(resultOf({ connection: ['Thread'] }, requirement)).toBe('missed')
  })

  test('that is excluded must not be stated, and need not be denied', () => {
    const requirement = values({ body: ['Brass'] }, true)
    expect(resultOf({ body: ['Brass'] }, requirement)).toBe('missed')
    expect(resultOf({ body: ['Stainless steel'] }, requirement)).toBe('met')
    expect(resultOf({}, requirement)).toBe('met')
  })

  test('that is excluded may be one of several that are chosen from', () => {
    const requirement = values({ body: ['Brass'] }, true)
    const chosen = (body: string[]) => {
      const get = (key: string) => (key === 'body' ? body : undefined)
      return verify({ get, chosen: new Set(['body']) }, requirement).result
    }
    expect(chosen(['Brass', 'Stainless steel'])).toBe('met')
    expect(chosen(['Brass'])).toBe('missed')
    // Of a record both are so at once.
    expect(resultOf({ body: ['Brass', 'Stainless steel'] }, requirement)).toBe('missed')
  })
})

test('names of every object are attributes like others', () => {
  for (const key of ['constructor', '__proto__', 'toString']) {
    expect(resultOf({}, number({ key, low: 0 }))).toBe('unstated')
    expect(resultOf({}, values({ [key]: ['x'] }))).toBe('unstated')
  }
})

describe('a measure counts for the side that it states', () => {
  test.each<[string, AttributeValue, Omit<Bounds, 'key'>, string]>([
    ['a maximum, for at most', { max: 0.3 }, { high: 0.5 }, 'met'],
    ['a maximum, for less', { max: 0.5 }, { high: 0.3 }, 'missed'],
    ['a maximum, for at least', { max: 0.5 }, { low: 0.3 }, 'unstated'],
    ['a minimum, for at least', { min: 60 }, { low: 50 }, 'met'],
    ['a minimum, for at most', { min: 50 }, { high: 60 }, 'unstated'],
    ['what is typical, for either', { typ: 5 }, { low: 4 }, 'met'],
    [
      'a maximum of what is better high: how far it goes',
      { max: 50 },
      { low: 40, isReach: true },
      'met',
    ],
    ['a maximum, for about as much', { max: 0.3 }, { low: 0.28, high: 0.32 }, 'met'],
  ])('%s', (_, value, bound, expected) => {
    expect(resultOf({ loss: [value] }, number({ key: 'loss', ...bound }))).toBe(expected)
  })

  test('and not of another basis than was asked for', () => {
    const bare = { max: 0.3, basis: 'without plugs' }
    const bounds = [{ key: 'loss', high: 0.5 }]
    const plain = asked({ type: 'number', bounds, wanted: 0.5 })
    const whole = asked({ type: 'number', bounds, wanted: 0.5, notBasis: ['without plugs'] })
    expect(resultOf({ loss: [bare] }, plain)).toBe('met')
    expect(resultOf({ loss: [bare] }, whole)).toBe('unstated')
  })
})

test('a value that is two in one is each of them', () => {
  const asks = (value: string) =>
    resultOf({ place: ['On site and remote'] }, values({ place: [value] }))
  expect(asks('On site')).toBe('met')
  expect(asks('Remote')).toBe('met')
  expect(asks('Training center')).toBe('missed')
})

test('of variants, what their record says is judged once, and nothing else comes of it', () => {
  const keys = fc.constantFrom('a', 'b', 'c', 'd', 'constructor')
  const value: fc.Arbitrary<AttributeValue> = fc.oneof(
    fc.integer({ min: 0, max: 5 }),
    fc.constantFrom('x', 'y'),
    fc.record({ min: fc.integer({ min: 0, max: 3 }), max: fc.integer({ min: 3, max: 5 }) }),
  )
  const attributes = fc.dictionary(keys, fc.array(value, { maxLength: 3 }))
  const figure = fc.integer({ min: 0, max: 5 })
  // Nobody asks without one of them.
  const bound = fc.oneof(
    fc.record({ key: keys, low: figure }),
    fc.record({ key: keys, high: figure }),
    fc.record({ key: keys, low: figure, high: figure }),
  )
  const bounds = fc.array(bound, { minLength: 1, maxLength: 5 })
  const products = fc.array(fc.tuple(attributes, fc.array(attributes, { maxLength: 4 })), {
    maxLength: 3,
  })
  fc.assert(
    fc.property(bounds, products, fc.boolean(), fc.boolean(), (all, listed, isFirst, not) => {
      const requirement = { ...number(all, 2, isFirst), not }
      const one = createVerify(requirement)
      for (const [recorded, variants] of listed) {
        const record = facts(recorded)
        for (const own of variants) {
          const get = (key: string) => (Object.hasOwn(own, key) ? own[key] : record.get(key))
          expect(one({ get, record, own })).toEqual(verify({ get }, requirement))
        }
      }
    }),
  )
})
