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
