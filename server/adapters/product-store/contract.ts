import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { soundValve } from '#domain/catalogue/trade.fixture.ts'
import { createDocumentDatabase } from '#server/catalogue/document-database/create-document-database.ts'
import type { DocumentDatabase } from '#server/catalogue/document-database/create-document-database.ts'
import type { ProductStore } from '#server/ports/product-store.ts'

/** Every further field, lists of maps and maps of lists among them. */
const panel = {
  ...soundValve,
  slug: 'panel',
  product: 'Panel',
  rank: 1,
  insertionLoss: 0.2,
  features: ['a', 'b'],
  'Include Y or N': 'Y',
  ordering: {
    pattern: 'P-{length}',
    slots: { length: { label: 'Length', unit: 'm', min: 0.5, max: 20, step: 0.5, values: [] } },
  },
  none: null,
}

/**
 * What every product store does. `open` makes the store under test over a document database
 * that holds the files of a folder.
 */
export function describeProductStore(
  name: string,
  open: (database: DocumentDatabase) => ProductStore,
): void {
  describe(`${name}, as a product store`, () => {
    let folder = ''
    let store: ProductStore
    let database: DocumentDatabase
    const put = (id: string, data: unknown) =>
      writeFile(join(folder, `${id}.json`), JSON.stringify(data))

    beforeEach(async () => {
      folder = temporaryFolder()
      await put('panel', panel)
      await put('cassette', { product: 'Cassette' })
      database = await createDocumentDatabase({ source: folder })
      store = open(database)
    })

    test('lists all documents in the order of their ids', async () => {
      const { documents, unreadable } = await store.list()
      expect(documents.map(({ id }) => id)).toEqual(['cassette', 'panel'])
      expect(documents[1]?.data).toEqual(panel)
      expect(Date.parse(documents[1]?.updateTime ?? '')).toBeGreaterThan(0)
      expect(unreadable).toEqual([])
    })

    test('lists more documents than one page holds', async () => {
      const ids = Array.from({ length: 605 }, (_, at) => `x${String(at).padStart(4, '0')}`)
      await Promise.all(ids.map((id) => put(id, { product: id })))
      await database.refresh()
      const { documents } = await store.list()
      expect(documents.map(({ id }) => id)).toEqual(['cassette', 'panel', ...ids])
    })
  })
}
