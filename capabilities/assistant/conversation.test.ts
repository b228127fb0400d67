import { expect, test } from 'vitest'
import type { Constraint } from '#domain/search/constraint.ts'
import { emptyConversation, weightedWords, withNumber, withTurn } from './conversation.ts'
import type { Act } from './act.ts'

const figure = (key: string, low: number): Constraint => ({
  test: { type: 'number', bounds: [{ key, low }], wanted: low },
  isGuess: false,
  isNegated: false,
  says: `${low} ${key} or more`,
  from: 0,
  to: 0,
})
const value = (key: string, name: string): Constraint => ({
  test: { type: 'values', values: new Map([[key, new Set([name])]]) },
  isGuess: false,
  isNegated: false,
  says: name,
  from: 0,
  to: 0,
})
const kind = (says: string, ...members: number[]) => ({
  says,
  members: new Set(members),
  from: 0,
  to: 0,
})

type Told = { kinds?: ReturnType<typeof kind>[]; constraints?: Constraint[] }

/** What is wanted after these turns. */
function after(turns: [Act, Told][]) {
  return turns.reduce(
    (conversation, [act, { kinds = [], constraints = [] }]) =>
      withTurn(
        conversation,
        {
          written: '',
          text: '',
          items: [],
          kinds,
          hosts: [],
          excluded: [],
          constraints,
          quantities: [],
          attributes: [],
          words: [],
          unknown: [],
          numbers: [],
        },
        { act, language: 'en', written: [] },
      ),
    emptyConversation,
  ).need
}

const saysOf = ({ constraints }: ReturnType<typeof after>) => constraints.map(({ says }) => says)

test('a constraint holds until another on the same attribute takes its place', () => {
  const need = after([
    [
      'ask',
      { kinds: [kind('lamp', 1, 2)], constraints: [figure('watts', 5), value('color', 'red')] },
    ],
    ['correct', { constraints: [figure('watts', 9)] }],
  ])

  expect(saysOf(need)).toEqual(['red', '9 watts or more'])
  expect(need.kinds).toMatchObject([{ says: 'lamp' }])
})

test('a question leaves what is looked for as it is', () => {
  const need = after([
    ['ask', { kinds: [kind('lamp', 1, 2)], constraints: [value('color', 'red')] }],
    ['fact', { kinds: [kind('shade', 3)], constraints: [value('color', 'blue')] }],
  ])

  expect(need.kinds).toMatchObject([{ says: 'lamp' }])
  expect(saysOf(need)).toEqual(['red'])
})

test('another kind takes values along, and no figures', () => {
  const need = after([
    ['ask', { kinds: [kind('lamp', 1)], constraints: [figure('watts', 5), value('color', 'red')] }],
    ['replace', { kinds: [kind('shade', 3)] }],
  ])

  expect(need.kinds).toMatchObject([{ says: 'shade' }])
  expect(saysOf(need)).toEqual(['red'])
})

test('a new subject begins anew', () => {
  const need = after([
    ['ask', { kinds: [kind('lamp', 1)], constraints: [value('color', 'red')] }],
    ['ask', { kinds: [kind('shade', 3)] }],
  ])

  expect(saysOf(need)).toEqual([])
})

test('another number takes the place of the last figure', () => {
  const need = { ...after([]), constraints: [figure('watts', 5)] }

  expect(withNumber(need, 20)).toMatchObject({
    says: '20 watts or more',
    test: { bounds: [{ key: 'watts', low: 20 }], wanted: 20 },
  })
  expect(withNumber({ ...need, constraints: [] }, 20)).toBeUndefined()
})

test('words of earlier turns count less', () => {
  const weights = weightedWords([
    ['lamp', 'red'],
    ['lamp', 'deep'],
  ])

  expect(weights.get('lamp')).toBe(1)
  expect(weights.get('red')).toBeLessThan(1)
})
