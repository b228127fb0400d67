import { mkdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { buildMark, filesBelow } from './build-mark.mjs'

/** A folder of two sources, and the mark of a build of them. */
function folder() {
  const root = temporaryFolder()
  const write = (name: string, text: string) => writeFileSync(join(root, name), text)
  write('a.ts', 'one')
  write('b.ts', 'two')
  const mark = (names = ['a.ts', 'b.ts'], made?: string) => {
    const files = names.map((name) => join(root, name))
    return buildMark(join(root, 'build'), files, made)
  }
  return { root, write, mark }
}

test('the same sources have the same mark, whenever they were written', () => {
  const { root, mark, write } = folder()
  const before = mark()
  write('a.ts', 'one')
  utimesSync(join(root, 'a.ts'), new Date(), new Date('2030-01-01T00:00:00Z'))
  expect(mark()).toBe(before)
})

test('a source with another content or name, one less, or another company makes another', () => {
  const { mark, write } = folder()
  const before = mark()
  write('a.ts', 'six')
  expect(mark()).not.toBe(before)
  write('a.ts', 'one')
  expect(mark()).toBe(before)
  write('c.ts', 'two')
  const others = [mark(['a.ts', 'c.ts']), mark(['a.ts']), mark(undefined, '/srv/other')]
  for (const other of others) expect(other).not.toBe(before)
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
  const found = filesBelow(root, ['storage']).map((file: string) => relative(root, file))
  expect(found).toEqual(['a.ts', 'b.ts', 'linked/storage/c.ts', 'parts/storage/c.ts'])
})
