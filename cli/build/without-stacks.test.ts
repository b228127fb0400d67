import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { errorsWithoutStacks } from './without-stacks.ts'

const folder = dirname(createRequire(import.meta.url).resolve('react-dom/package.json'))
const react = readFileSync(join(folder, 'cjs/react-dom-client.production.js'), 'utf8')

test('what React makes while its file is evaluated are errors without a stack', () => {
  const made = errorsWithoutStacks(react)
  expect(made.split('Object.create(Error.prototype').length - 1).toBe(5)
  // What is left is made, and thrown, where something fails.
  expect(made).not.toMatch(/^(?:var\s|\s\s)\w+ = Error\(/m)
  expect(made.match(/throw Error\(/g)?.length).toBe(react.match(/throw Error\(/g)?.length)
})

test('they keep their messages', () => {
  const code = errorsWithoutStacks('var a = Error(formatProdErrorMessage(519)), b = Error(text);')
  const make = new Function('formatProdErrorMessage', 'text', `${code} return [a, b]`)
  const [a, b] = make((number: number) => `#${number}`, 'other') as [Error, Error]
  expect([a instanceof Error, a.message, a.stack]).toEqual([true, '#519', undefined])
  expect([b.message, typeof b.stack]).toEqual(['other', 'string'])
})
