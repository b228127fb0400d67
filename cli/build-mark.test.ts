import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { buildMark, filesBelow } from './build-mark.mjs'

/** A folder of two sources, and the mark of a build of them. */
function folder() {
  const root = mkdtempSync(join(tmpdir(), 'build-mark-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const write = (name: string, text: string) => writeFileSync(join(root, name), text)
  write('a.ts', 'one')
  write('b.ts', 'two')
  const mark = (names = ['a.ts', 'b.ts'], made?: string) => {
    const files = names.map((name) => join(root, name))
    return buildMark(join(root, 'build'), files, made)
  }
  return { root, write, mark }
}
const nothing = () => undefined

test('a build of the same sources is current, whenever they were written', () => {
  const { root, mark, write } = folder()
  expect(mark().isCurrent()).toBe(false)
  mark().build(nothing)
  expect(mark().isCurrent()).toBe(true)
  write('a.ts', 'one')
  utimesSync(join(root, 'a.ts'), new Date(), new Date('2030-01-01T00:00:00Z'))
  expect(mark().isCurrent()).toBe(true)
})

test('it is not once a source has another content or name, is gone, or is of another company', () => {
  const { mark, write } = folder()
  mark().build(nothing)
  write('a.ts', 'six')
  expect(mark().isCurrent()).toBe(false)
  write('a.ts', 'one')
  expect(mark().isCurrent()).toBe(true)
  write('c.ts', 'two')
  expect(mark(['a.ts', 'c.ts']).isCurrent()).toBe(false)
  expect(mark(['a.ts']).isCurrent()).toBe(false)
  expect(mark(undefined, '/srv/other').isCurrent()).toBe(false)
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

test('files are found through links, also one that leads back, and without what is left out', () => {
  const { root } = folder()
  mkdirSync(join(root, 'parts/storage'), { recursive: true })
  mkdirSync(join(root, 'storage'))
  writeFileSync(join(root, 'parts/storage/c.ts'), '')
  writeFileSync(join(root, 'storage/d.ts'), '')
  symlinkSync(join(root, 'parts'), join(root, 'linked'))
  symlinkSync(root, join(root, 'parts/back'))
  symlinkSync(join(root, 'none'), join(root, 'broken'))
  const found = filesBelow(root, ['storage']).map((file) => relative(root, file))
  expect(found).toEqual(['a.ts', 'b.ts', 'linked/storage/c.ts', 'parts/storage/c.ts'])
})
