import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesIn, folderWith, product } from '../operator.fixture.ts'
import { folderPlace } from '../sheets/place.ts'
import { layOut, putDrafts, readDrafts } from './drafts.ts'

const noFaults = () => Promise.resolve([])

test('a folder of documents is laid over the catalogue, which stays as it is', async () => {
  const catalogue = folderWith({ 'a.json': product('a'), 'b.json': product('b', { rank: 1 }) })
  const before = filesIn(catalogue)
  const drafts = folderWith({ 'b.json': product('b', { rank: 2 }), 'c.json': product('c') })
  const read = await readDrafts(drafts, folderPlace(catalogue), noFaults)
  expect(read).toMatchObject({ changed: ['b', 'c'], errors: 0 })

  const place = folderWith({})
  layOut(place, folderWith({}))
  await putDrafts(place, read.documents)
  const shown = await folderPlace(join(place, 'catalogue')).read()
  expect([...shown.keys()].sort()).toEqual(['a', 'b', 'c'])
  expect(shown.get('b')).toHaveProperty('rank', 2)
  expect(filesIn(catalogue)).toEqual(before)
})
