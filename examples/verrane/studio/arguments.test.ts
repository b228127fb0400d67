import { expect, test } from 'vitest'
import { readArguments, taskNames } from './arguments.ts'

test('without words everything is made that is stale', () => {
  expect(readArguments([])).toEqual({ command: 'make', tasks: taskNames, only: [], force: false })
})

test('a task takes names, and --force anywhere', () => {
  const read = { command: 'make', tasks: ['pictures'], only: ['a', 'b'], force: true }
  expect(readArguments(['pictures', 'a', '--force', 'b'])).toEqual(read)
})

test('check takes tasks; without one it looks at all', () => {
  expect(readArguments(['check', 'papers'])).toEqual({ command: 'check', tasks: ['papers'] })
  expect(readArguments(['check'])).toEqual({ command: 'check', tasks: taskNames })
})

test.each([
  [['posters'], 'there is no task “posters”'],
  [['check', 'posters'], 'there is no task “posters”'],
  [['check', '--force'], 'check writes nothing'],
  [['--force'], '--force needs a task'],
  [['pictures', '--fast'], "Unknown option '--fast'"],
])('%j is a mistake that is named', (words, message) => {
  expect(readArguments(words)).toEqual({
    command: 'mistake',
    message: expect.stringContaining(message),
  })
})
