import { readdir } from 'node:fs/promises'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { createTextCache } from './text-cache.ts'

let folder = ''
beforeEach(() => void (folder = temporaryFolder()))

test('texts of documents that are gone are deleted once all together take too much', async () => {
  const cache = createTextCache(folder, 5000)
  const entry = { pages: ['x'.repeat(900)] }
  for (const key of ['a', 'b', 'c', 'd', 'e']) await cache.set(key, entry)
  await cache.prune(new Set())
  expect(await readdir(folder)).toHaveLength(5)
  await cache.set('f', entry)
  await cache.prune(new Set(['a', 'b', 'c', 'd']))
  expect((await readdir(folder)).toSorted()).toEqual(['a.json', 'b.json', 'c.json', 'd.json'])
  expect(await cache.get('a')).toEqual(entry)
  expect(await cache.get('f')).toBeUndefined()
})
