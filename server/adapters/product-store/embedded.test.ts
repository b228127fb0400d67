import { expect, test } from 'vitest'
import { createDocumentDatabase } from '#server/catalogue/document-database/create-document-database.ts'
import { createEmbeddedProductStore } from './embedded.ts'
import { describeProductStore } from './contract.ts'

describeProductStore('the embedded document database', createEmbeddedProductStore)

test('the embedded store tells which files it set aside', async () => {
  const database = await createDocumentDatabase({
    source: { read: async () => ({ documents: [], faults: [{ file: 'a.json', message: 'bad' }] }) },
  })
  const { unreadable } = await createEmbeddedProductStore(database).list()
  expect(unreadable).toEqual([{ id: 'a.json', message: 'bad' }])
})

test('what has just been read is not looked at again for the first list, and is for the next', async () => {
  let looked = 0
  const source = {
    read: async () => {
      looked++
      return { documents: [], faults: [] }
    },
  }
  const database = await createDocumentDatabase({ source })
  const store = createEmbeddedProductStore(database, { hasJustRead: true })
  await store.list()
  expect(looked).toBe(1)
  await store.list()
  expect(looked).toBe(2)
})
