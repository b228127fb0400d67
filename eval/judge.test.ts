import { expect, test } from 'vitest'
import { sampleProduct } from '#domain/catalogue/products.fixture.ts'
import { judge } from './judge.ts'
import { answerable, unanswerable } from './request.ts'
import { summarize } from './summary.ts'

const products = ['Valve 15', 'Valve 25', 'Gauge 63', 'Kit'].map((name, i) =>
  sampleProduct({ name, attributes: { bore: [[15], [25], [], []][i]! } }),
)
const [wide] = answerable('plain', [['a valve of 25 mm', 'valve-25', 'bore >= 25']])
const [vague] = unanswerable('vague', 'question', [['hello', ['hi there']]])
const [foreign] = unanswerable('off-topic', 'refusal', ['who won?'])
const [missing] = unanswerable('impossible', 'nothing', ['a valve of wood'])
const verdict = (request: typeof wide, reply: string) => judge(request!, reply, 1, products)

test('a reply is known by the products that it names, and by their place', () => {
  expect(verdict(wide, 'Take the [Valve 25].')).toMatchObject({
    named: ['valve-25'],
    place: 0,
    violations: [],
    invented: [],
    asExpected: true,
  })
  expect(verdict(wide, '[Kit], [Gauge 63], [Valve 15], [Valve 25]').asExpected).toBe(false)
  expect(verdict(wide, 'I do not know.')).toMatchObject({ place: -1, asExpected: false })
})

test('a product that breaks a constraint, and one that nobody has, are both held against it', () => {
  const { violations, invented } = verdict(wide, 'The [Valve 15] or the [Valve 99].')
  expect(violations).toEqual(['valve-15: bore >= 25'])
  expect(invented).toEqual(['[Valve 99]'])
})

test('a question, a hand-over and a plain no are told apart', () => {
  expect(verdict(vague, 'For what?').asExpected).toBe(true)
  expect(verdict(vague, 'hi there, for what?').asExpected).toBe(false)
  expect(verdict(vague, 'For a [Kit]?').asExpected).toBe(false)
  expect(verdict(foreign, 'Please write to /contact-us.').asExpected).toBe(true)
  expect(verdict(foreign, 'The reds.').asExpected).toBe(false)
  expect(verdict(missing, 'We make none.').asExpected).toBe(true)
  expect(verdict(missing, 'What for?').asExpected).toBe(false)
})

test('shares are of the requests that they speak of', () => {
  const summary = summarize([
    verdict(wide, '[Valve 25]'),
    verdict(wide, '[Valve 15], [Valve 25]'),
    verdict(vague, 'For what?'),
    verdict(foreign, 'The reds.'),
  ])
  expect(summary).toMatchObject({
    requests: 4,
    answerable: 2,
    hitAt1: 0.5,
    hitAt3: 1,
    violations: 1,
    invented: 0,
    refusals: 0,
    byKind: { plain: { requests: 2, asExpected: 1 }, vague: { requests: 1, asExpected: 1 } },
  })
})
