import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { pruneFolder } from './prune-folder.ts'

let folder = ''
beforeEach(() => void (folder = temporaryFolder()))

/** A file of 100 bytes, made and last read so many days ago. */
async function place(name: string, made: number, read = made) {
  const at = (days: number) => new Date(Date.UTC(2026, 0, 31 - days))
  await writeFile(join(folder, name), 'x'.repeat(100))
  await utimes(join(folder, name), at(read), at(made))
}
const left = async () => (await readdir(folder)).toSorted()

test('what is within the limit stays', async () => {
  for (const name of ['a', 'b', 'c']) await place(name, 1)
  await pruneFolder(folder, 300)
  expect(await left()).toEqual(['a', 'b', 'c'])
})

test('beyond it what was not used for longest goes, until there is room for more', async () => {
  await place('made long ago', 30)
  await place('made long ago, read today', 30, 0)
  for (let i = 0; i < 8; i++) await place(`new ${i}`, i)
  await mkdir(join(folder, 'no file'))
  await pruneFolder(folder, 900)
  const names = await left()
  expect(names).toContain('made long ago, read today')
  expect(names).toContain('no file')
  expect(names).not.toContain('made long ago')
  // 800 bytes of files: a tenth below the limit.
  expect(names.filter((name) => name !== 'no file')).toHaveLength(8)
})

test('what is in use stays, however old', async () => {
  for (const name of ['a', 'b', 'c', 'd']) await place(name, 9)
  await pruneFolder(folder, 100, (name) => name !== 'd')
  expect(await left()).toEqual(['a', 'b', 'c'])
})

test('a folder that is not there is no failure', async () => {
  await pruneFolder(join(folder, 'nowhere'), 0)
  expect(await left()).toEqual([])
})
