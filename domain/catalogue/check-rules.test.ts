import { expect, test } from 'vitest'
import { ruleFaults } from './check-rules.ts'

const rules = [
  {
    field: 'ports',
    wrongWith: ({ ports }: Record<string, unknown>) =>
      Number(ports) % 2 ? `${Number(ports)} is odd: count both of each pair` : undefined,
  },
]

test('a rule of the company warns of what it finds, in the file and the field', () => {
  expect(ruleFaults({ file: 'a.json', data: { ports: 3 } }, rules)).toEqual([
    {
      file: 'a.json',
      field: 'ports',
      severity: 'warning',
      kind: 'content',
      message: '3 is odd: count both of each pair',
    },
  ])
  expect(ruleFaults({ file: 'a.json', data: { ports: 4 } }, rules)).toEqual([])
})
