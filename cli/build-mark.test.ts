import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { buildMark } from './build-mark.mjs'

const earlier = new Date('2026-01-01T00:00:00Z')

/** A folder of two sources, and the mark of a build of them. */
function folder() {
  const root = mkdtempSync(join(tmpdir(), 'build-mark-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const write = (name: string, text: string, time = earlier) => {
    writeFileSync(join(root, name), text)
    utimesSync(join(root, name), time, time)
  }
  write('a.ts', 'one')
  write('b.ts', 'two')
  const mark = (...files: string[]) => buildMark(root, '', files.length ? files : ['a.ts', 'b.ts'])
  return { root, write, mark }
}
const nothing = () => undefined

test('a build of the same sources is current, however it was made', () => {
  const { mark } = folder()
  expect(mark().isCurrent()).toBe(false)
  mark().build(nothing)
  expect(mark().isCurrent()).toBe(true)
})

test('it is not once a source has another size or time, or another name, or is gone', () => {
  const { mark, write } = folder()
  mark().build(nothing)
  write('a.ts', 'longer')
  expect(mark().isCurrent()).toBe(false)
  write('a.ts', 'one')
  expect(mark().isCurrent()).toBe(true)
  write('a.ts', 'six', new Date())
  expect(mark().isCurrent()).toBe(false)
  write('a.ts', 'one')
  write('c.ts', '')
  expect(mark('a.ts', 'b.ts', 'c.ts').isCurrent()).toBe(false)
  expect(mark('a.ts').isCurrent()).toBe(false)
})

test('what changes while it is built is built again', () => {
  const { mark, write } = folder()
  mark().build(() => write('b.ts', 'changed meanwhile'))
  expect(mark().isCurrent()).toBe(false)
})

test('a build that breaks off is none, also where an older one was whole', () => {
  const { mark } = folder()
  mark().build(nothing)
  const broken = () => {
    throw new Error('out of memory')
  }
  expect(() => mark().build(broken)).toThrow('out of memory')
  expect(mark().isCurrent()).toBe(false)
})
