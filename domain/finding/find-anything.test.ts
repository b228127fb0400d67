import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { attributes } from '#content/attributes.ts'
import { vocabulary } from '#content/vocabulary.ts'
import { anyText } from '#test/any-text.ts'
import { products } from '#test/catalogue.ts'
import { countedSteps } from '#test/counted-steps.ts'
import { createFinder } from './find.ts'
import { lamp, lampAttributes, lampVocabulary } from './lamps.fixture.ts'
import { factsOf } from './product-text.ts'
import { verify } from './verify.ts'

const finder = await createFinder({ products, definitions: attributes, vocabulary })

/** Words of the catalogue, figures, signs and anything at all, in any order. */
const words = [
  'ball valve;gauge;seat kit;brass;PTFE;QB-15;QB-25-P-75;QG-6З;vavle',
  'at least;at most;between;and;or;not;without;for;with;or better',
  '15;0.3;-40;40 bar;25 mm;12 in;°C;3 ports;1:32;1/2;±;5 GHz',
  'constructor;__proto__;toString;hasOwnProperty;,;.;?;(;[',
].flatMap((line) => line.split(';'))
const requests = fc
  .array(fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...words) }, anyText({ maxLength: 8 })), {
    maxLength: 30,
  })
  .map((list) => list.join(' '))

describe('whatever is asked', () => {
  test('a product fits only if its record meets each sure requirement', () => {
    fc.assert(
      fc.property(requests, (text) => {
        const { results, understanding } = finder.find(text)
        for (const { product, fits: meets, checks, isOfKind } of results) {
          if (!meets) continue
          expect(isOfKind).toBe(true)
          expect(checks).toHaveLength(understanding.requirements.length)
          const sure = checks.flatMap(({ requirement }) => (requirement.isGuess ? [] : requirement))
          const holds = factsOf(product).some((facts) =>
            sure.every((requirement) => verify(facts, requirement).result === 'met'),
          )
          expect(holds).toBe(true)
        }
      }),
    )
  })

  test('each product is found once, and every score is a number', () => {
    fc.assert(
      fc.property(requests, (text) => {
        const { results } = finder.find(text)
        expect(new Set(results.map(({ product }) => product.slug)).size).toBe(results.length)
        for (const { score, coverage } of results) {
          expect(Number.isFinite(score)).toBe(true)
          expect(coverage).toBeGreaterThanOrEqual(0)
          expect(coverage).toBeLessThanOrEqual(1)
        }
      }),
    )
  })

  test('any text of 4,000 characters is read in a bounded number of steps', () => {
    const long = fc.oneof(
      anyText({ maxLength: 4000 }),
      fc
        .tuple(requests, anyText({ minLength: 1, maxLength: 6 }))
        .map(([own, other]) => `${own} ${other} `.repeat(4000).slice(0, 4000)),
    )
    fc.assert(
      fc.property(long, (text) => {
        expect(countedSteps(() => finder.find(text))).toBeLessThan(maxSteps)
      }),
      { numRuns: 60 },
    )
  })

  test.each<[string, string]>([
    ['figures', Array.from({ length: 1000 }, (_, i) => i).join(' ')],
    ['one figure', '5 mm and '.repeat(450)],
    ['slips', 'vavle '.repeat(700)],
    ['words that nobody knows', Array.from({ length: 600 }, (_, i) => `zq${i}x`).join(' ')],
    ['numbers with slips', 'QB-1O0-144-LX '.repeat(300)],
    ['kinds', 'valve or '.repeat(450)],
    ['exclusions', 'not brass or steel '.repeat(220)],
    ['signs', '("-°±'.repeat(800)],
    ['ratios', '1x'.repeat(2000)],
    ['one word', 'valve'.repeat(800)],
  ])('4,000 characters of %s as well', (_, text) => {
    expect(countedSteps(() => finder.find(text))).toBeLessThan(maxSteps)
  })
})

/** Some 700 for each character: the longest phrase is looked for at each, spelled and mended. */
const maxSteps = 3_000_000

describe('names of every object', () => {
  const odd = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf']

  test.each(odd)(
    '“%s” does no harm as a key, a value, a name, or a word of a text',
    async (name) => {
      const attribute = JSON.parse(`{"${name}": ["${name}"], "screw": ["${name}", "E27"]}`)
      const own = await createFinder({
        products: [
          lamp(name, attribute, { partNumber: name, aka: [name], subFamily: name }),
          lamp('Wall lamp', { screw: ['E27'] }, { subFamily: 'Wall lamps' }),
        ],
        definitions: [...lampAttributes, { key: name, unit: 'mm' }],
        vocabulary: {
          ...lampVocabulary,
          same: JSON.parse(`{"${name}": "lamp"}`),
          numbers: {},
        },
        eachPartner: () => {},
      })
      for (const text of [
        name,
        `${name} lamp`,
        `2 ${name}`,
        `at least 3 mm ${name}`,
        `not ${name}`,
      ])
        expect(() => own.find(text)).not.toThrow()
      expect(own.find('wall lamp, E27').results[0]).toMatchObject({
        fits: true,
        product: { name: 'Wall lamp' },
      })
    },
  )

  test.each(odd)('“%s” asks for nothing where no record has it', (name) => {
    const { understanding } = finder.read(`${name} valve`)
    expect(understanding.requirements).toEqual([])
    expect(understanding.kinds.map(({ says }) => says)).toEqual(['valve'])
  })
})

test('an empty catalogue finds nothing', async () => {
  const { find } = await createFinder({ products: [], definitions: [], vocabulary: {} })
  expect(find('a valve QB-15 with 3 ports')).toMatchObject({ results: [], partners: [] })
})
