import { expect, test } from 'vitest'
import { constraintsIn } from './questions.fixture.ts'

const valuesIn = (text: string) =>
  constraintsIn(text).flatMap(({ test: asked }) =>
    asked.type === 'values' ? [...asked.values.values()].flatMap((values) => [...values]) : [],
  )

test.each([
  ['TO-5 photodiode', 'TO-5'],
  ['to 5 can photodiode', 'TO-5'],
  ['TO 46 photodiode', 'TO-46'],
  ['photodiode in a TO-5 package', 'TO-5'],
  ['TO46 photodiode', 'TO-46'],
  ['photodiode in a TO5 can', 'TO-5'],
])('a package is known however it is written: %s', (text, expected) => {
  expect(valuesIn(text)).toContainEqual(expect.stringContaining(expected))
})
