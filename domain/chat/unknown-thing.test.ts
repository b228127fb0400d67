import { expect, test } from 'vitest'
import { ask } from './valves.fixture.ts'

test('what nobody has a word for is told as unknown, and nothing else is named for it', () => {
  const { outcome, reply } = ask('Need a ZORB of 12 m, 900 bar, on a reel')
  expect(outcome).toMatchObject({ kind: 'nothing', nearest: undefined })
  expect(reply).toMatch(/^Nothing in the Quernel catalog is called ZORB\. No product .* 900 bar/)
  expect(reply).not.toMatch(/take into account: .*zorb/i)
})

test('though what else is asked is met by others', () => {
  const { reply } = ask('do you have a ZORB of brass?')
  expect(reply).toMatch(/^Nothing in the Quernel catalog is called ZORB\. Our engineers/)
})

test('a slip beside what is met, and what it is only for, are no such words', () => {
  expect(ask('need a ball valve of brass for the ZORB').outcome.kind).toBe('products')
  expect(ask('need something of brass, DN 25, qwertzing').reply).not.toMatch(/is called/)
})
