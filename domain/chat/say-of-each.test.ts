import { expect, test } from 'vitest'
import { ask } from './valves.fixture.ts'

test.each([
  ['need a ball valve of brass, DN 25, and how long is it?', /QB-25: length 82 mm \(3\.23 in\)\./],
  ['which ball valve is DN 50, and what is the length of each?', /QB-50: length 126 mm/],
  ['a ball valve DN 50; what is its length?', /QB-50\)?: length 126 mm/],
])('what is asked of what is found is told of it: “%s”', (text, said) => {
  expect(ask(text).reply).toMatch(said)
})

test('what is said already is not said again, and a demand is none', () => {
  expect(ask('need a ball valve of brass, DN 25').reply).not.toMatch(/QB-25: /)
  expect(ask('which ball valve of brass is DN 25, and of what body is it?').reply).not.toMatch(
    /QB-25: body/,
  )
})
