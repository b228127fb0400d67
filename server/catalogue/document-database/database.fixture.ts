import { encodeValue } from '#domain/firestore/firestore-value.ts'
import { createLimiter } from '#server/http/limiter.ts'
import {
  createDocumentDatabase,
  databaseRate,
  documentDatabaseApi,
  type DocumentDatabase,
} from './create-document-database.ts'
import { fakeSource } from './fake-source.ts'

export const root = 'projects/sample/databases/(default)/documents'

/** The database as one address reaches it. */
export const apiOf = (database: DocumentDatabase) =>
  documentDatabaseApi({
    database,
    clientAddress: () => 'a',
    limiter: createLimiter('database', databaseRate, undefined),
  })

/** Parts of a structured query. */
export const field = (fieldPath: string) => ({ fieldPath })
export const where = (path: string, op: string | number, value: unknown) => ({
  fieldFilter: { field: field(path), op, value: encodeValue(value) },
})
export const unary = (path: string, op: string | number) => ({
  unaryFilter: { field: field(path), op },
})
export const and = (...filters: object[]) => ({ compositeFilter: { op: 'AND', filters } })
export const by = (path: string, direction = 'ASCENDING') => ({ field: field(path), direction })
export const ref = (id: string) => ({ referenceValue: `${root}/products/${id}` })

/** A database over the given documents, and short ways to ask it. For tests. */
export async function sampleDatabase(documents: Record<string, Record<string, unknown>>) {
  const database = await createDocumentDatabase({
    source: fakeSource(documents),
    now: () => new Date('2026-02-03T04:05:06Z'),
  })

  async function ask(path: string, init?: RequestInit) {
    const response = await database.handle(new Request(`http://localhost${path}`, init))
    const text = await response.text()
    const json = text === '' ? undefined : JSON.parse(text)
    return { response, status: response.status, json }
  }
  const get = (path: string, init?: RequestInit) => ask(`/v1/${root}${path}`, init)
  const post = (path: string, body: unknown) =>
    get(path, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) })

  /** The ids a query selects from `products`, or the message of the error it gets. */
  async function query(structuredQuery: object): Promise<string[] | string> {
    const from = [{ collectionId: 'products' }]
    const { json } = await post(':runQuery', { structuredQuery: { from, ...structuredQuery } })
    if (json[0]?.error) return json[0].error.message
    return json.flatMap(
      (item: { document?: { name: string } }) => item.document?.name.split('/').at(-1) ?? [],
    )
  }
  return { database, ask, get, post, query }
}
