import { expect, test } from 'vitest'
import { ask } from './valves.fixture.ts'

const answerTo = (turn: string) => ask(['which digital gauge do you have, wireless?', turn])

test.each([
  ['is it of brass, and what connection does it have?', /Stainless steel.*G 1\/2.*not meet: Brass/],
  ['does it take water and what is the accuracy class?', /Water.*accuracy class 0\.5\.$/],
  ['what is the body made of?', /body Stainless steel\.$/],
])('“%s” is answered of what was found before', (turn, said) => {
  const { outcome, reply } = answerTo(turn)
  expect(outcome).toMatchObject({ kind: 'about', found: { product: { partNumber: 'QGD-80W' } } })
  expect(reply).toMatch(said)
})

test.each(['is it available in brass?', 'a brass one', 'what about brass?'])(
  '“%s” may ask for another',
  (turn) => {
    expect(answerTo(turn).outcome.kind).toBe('nothing')
  },
)

test('a word that nobody knows is told, besides what is answered', () => {
  expect(ask('what connection does the QGD-80W have, and does it have qwertz?').reply).toMatch(
    /G 1\/2.*: qwertz\.$/,
  )
})
