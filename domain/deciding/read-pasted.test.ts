import { expect, test } from 'vitest'
import { readPasted } from './pasted-lines.ts'

const megabyte = 1024 * 1024

test.each([
  ['commas', ','],
  ['quotes', '"'],
  ['quotes within words', '"a'],
  ['an open quote', 'QB-15,"\n'],
  ['a pattern', '(a+)+$ ,'],
  ['rows', 'QB-15,12,845\n'],
  ['cells', 'QB-15;4711;'],
  ['columns', `${'4;'.repeat(480)}QB-15\n`],
  ['broken quotes', `"${'x"'.repeat(400)}${' '.repeat(198)}\n`],
])('a megabyte of %s asks the catalogue for few numbers', (_, part) => {
  const text = part.repeat(megabyte / part.length)
  for (const pasted of [text, `Part,Qty\n${text}`]) {
    let calls = 0
    const isNumber = (written: string) => {
      calls++
      return written === 'QB-15'
    }
    const { items, faults } = readPasted(pasted, isNumber)
    expect(items.length + faults.length).toBeLessThanOrEqual(2001)
    expect(calls).toBeLessThan(200_000)
  }
})
