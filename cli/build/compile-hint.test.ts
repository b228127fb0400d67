import { expect, test } from 'vitest'
import { compileHint, compileHints } from './compile-hint.ts'

const { renderChunk } = compileHints(['react'])

function rendered(name: string): unknown {
  const handler: unknown = typeof renderChunk === 'object' ? renderChunk.handler : undefined
  return (handler as (code: string, chunk: { name: string }) => unknown)('start()', { name })
}

test('the hint is the first line of the files that are named, and of no other', () => {
  expect(rendered('react')).toBe(`${compileHint}start()`)
  expect(rendered('site')).toBeUndefined()
  expect(compileHint).toBe('//# allFunctionsCalledOnLoad\n')
})
