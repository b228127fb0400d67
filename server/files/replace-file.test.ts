import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { replaceFile } from './replace-file.ts'

let folder = ''
beforeEach(() => void (folder = temporaryFolder()))

test('a file is written with the folders above it, then replaced', async () => {
  const file = join(folder, 'a', 'b', 'c.json')
  await replaceFile(file, 'old')
  await replaceFile(file, Buffer.from('new'))
  expect(await readFile(file, 'utf8')).toBe('new')
  expect(await readdir(join(folder, 'a', 'b'))).toEqual(['c.json'])
})

test('of many writers at once one wins, whole', async () => {
  const file = join(folder, 'x')
  const texts = Array.from({ length: 20 }, (_, i) => String(i).repeat(50_000))
  await Promise.all(texts.map((text) => replaceFile(file, text)))
  expect(texts).toContain(await readFile(file, 'utf8'))
  expect(await readdir(folder)).toEqual(['x'])
})

test('a write that fails leaves the older file whole', async () => {
  const file = join(folder, 'x')
  await replaceFile(file, 'old')
  await expect(replaceFile(file, 5 as never)).rejects.toThrow()
  expect(await readFile(file, 'utf8')).toBe('old')
  expect(await readdir(folder)).toEqual(['x'])
})
