import { generateKeyPairSync } from 'node:crypto'
import { serve, type ServerType } from '@hono/node-server'
import { Firestore } from '@google-cloud/firestore'
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app'
import * as lite from 'firebase/firestore/lite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDocumentClient } from '#domain/firestore/document-client.ts'
import { Hono } from 'hono'
import { createDocumentDatabase } from './create-document-database.ts'
import { apiOf } from './database.fixture.ts'
import { fakeSource } from './fake-source.ts'

/** 400 products: more than one page, more than one chunk of a streamed answer. */
const products: Record<string, Record<string, unknown>> = Object.fromEntries(
  Array.from({ length: 400 }, (_, at) => [
    `product-${String(at).padStart(3, '0')}`,
    {
      product: `Ferrule “${at}” {125 µm}`,
      rank: at,
      loss: at / 8,
      family: at % 2 === 0 ? 'Lenses' : 'Cassettes',
      standards: ['IEC 61753-1', `GR-${at}`],
      'Include Y or N': at === 3 ? 'N' : 'Y',
      lifecycle: { state: at === 3 ? 'withdrawn' : 'active' },
      text: 'Low-loss, "keyed" \\ und größer. '.repeat(20),
      nothing: null,
      size: { width: at, deep: { x: true } },
    },
  ]),
)
const ids = Object.keys(products)

let server: ServerType
let port = 0
beforeAll(async () => {
  const database = await createDocumentDatabase({
    source: fakeSource(products),
  })
  const app = new Hono().route('/v1', apiOf(database))
  await new Promise<void>((resolve) => {
    server = serve(
      { fetch: app.fetch, overrideGlobalObjects: false, port: 0, hostname: '127.0.0.1' },
      (address) => {
        port = address.port
        resolve()
      },
    )
  })
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

describe('firebase/firestore/lite, unmodified', () => {
  let app: FirebaseApp
  let db: lite.Firestore
  let collection: lite.CollectionReference
  beforeAll(() => {
    // it writes every refusal to the console otherwise
    lite.setLogLevel('silent')
    app = initializeApp({ projectId: 'sample', apiKey: 'any', appId: '1:2:web:3' })
    db = lite.initializeFirestore(app, { host: `127.0.0.1:${port}`, ssl: false })
    collection = lite.collection(db, 'products')
  })
  afterAll(() => deleteApp(app))
  const idsOf = async (query: lite.Query) => (await lite.getDocs(query)).docs.map(({ id }) => id)

  test('reads the whole collection', async () => {
    const { docs } = await lite.getDocs(collection)
    expect(Object.fromEntries(docs.map((doc) => [doc.id, doc.data()]))).toEqual(products)
  })

  test('reads one document, and learns that one is missing', async () => {
    const found = await lite.getDoc(lite.doc(db, 'products/product-007'))
    expect(found.data()).toEqual(products['product-007'])
    expect((await lite.getDoc(lite.doc(db, 'products/nope'))).exists()).toBe(false)
  })

  test('asks queries', async () => {
    const { query, where, orderBy, limit } = lite
    const lenses = where('family', '==', 'Lenses')
    expect(
      await idsOf(
        query(collection, lenses, where('rank', '<', 9), orderBy('rank', 'desc'), limit(2)),
      ),
    ).toEqual(['product-008', 'product-006'])
    const included = where(new lite.FieldPath('Include Y or N'), '!=', 'Y')
    expect(await idsOf(query(collection, included))).toEqual(['product-003'])
    expect(await idsOf(query(collection, where('rank', 'in', [5, 6.0, 1e9])))).toEqual(
      ids.slice(5, 7),
    )
    const contains = where('standards', 'array-contains-any', ['GR-1', 'GR-2'])
    expect(await idsOf(query(collection, contains))).toEqual(ids.slice(1, 3))
    const named = where(lite.documentId(), 'in', ['product-001', 'nope'])
    expect(await idsOf(query(collection, named))).toEqual(['product-001'])
  })

  test('pages with cursors', async () => {
    const { query, orderBy, limit, startAfter, endBefore, limitToLast } = lite
    const first = await lite.getDocs(query(collection, orderBy('rank'), limit(3)))
    const last = first.docs.at(-1)
    expect(await idsOf(query(collection, orderBy('rank'), startAfter(last), limit(2)))).toEqual(
      ids.slice(3, 5),
    )
    expect(await idsOf(query(collection, orderBy('rank'), endBefore(10), limitToLast(2)))).toEqual(
      ids.slice(8, 10),
    )
  })

  test('is told what is not allowed', async () => {
    const write = lite.setDoc(lite.doc(db, 'products/new'), { a: 1 })
    await expect(write).rejects.toMatchObject({ code: 'permission-denied' })
    const { or, where } = lite
    const either = lite.query(collection, or(where('rank', '==', 1), where('loss', '==', 1)))
    await expect(lite.getDocs(either)).rejects.toThrow('OR')
  })
})

describe('@google-cloud/firestore over REST, unmodified', () => {
  let db: Firestore
  beforeAll(() => {
    const { privateKey } = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    })
    db = new Firestore({
      projectId: 'sample',
      host: '127.0.0.1',
      port,
      ssl: false,
      preferRest: true,
      // a key made here: the client signs its own tokens with it, and looks for no others
      credentials: { client_email: 'test@example.invalid', private_key: privateKey },
    })
  })
  afterAll(() => db.terminate())

  test('reads the whole collection', async () => {
    const { docs } = await db.collection('products').get()
    expect(Object.fromEntries(docs.map((doc) => [doc.id, doc.data()]))).toEqual(products)
    expect(docs[0]?.updateTime.toDate()).toEqual(new Date('2026-01-01T00:00:00Z'))
  })

  test('reads one document, several, and learns that one is missing', async () => {
    const products_ = db.collection('products')
    expect((await products_.doc('product-007').get()).data()).toEqual(products['product-007'])
    expect((await products_.doc('nope').get()).exists).toBe(false)
    const several = await db.getAll(products_.doc('product-001'), products_.doc('nope'), {
      fieldMask: ['Include Y or N'],
    })
    expect(several.map((doc) => doc.data())).toEqual([{ 'Include Y or N': 'Y' }, undefined])
  })

  test('lists the references of a collection, page after page', async () => {
    const references = await db.collection('products').listDocuments()
    expect(references.map(({ id }) => id)).toEqual(ids)
  })

  test('asks queries', async () => {
    const query = db
      .collection('products')
      .where('family', '==', 'Lenses')
      .where('rank', '>=', 4)
      .orderBy('rank', 'desc')
      .select('rank')
      .offset(1)
      .limit(2)
    const { docs } = await query.get()
    expect(docs.map((doc) => doc.data())).toEqual([{ rank: 396 }, { rank: 394 }])
    const none = await db.collection('products').where('nothing', '==', null).limit(1).get()
    expect(none.docs.map(({ id }) => id)).toEqual(['product-000'])
  })

  test('is told what is not allowed', async () => {
    const write = db.collection('products').doc('new').set({ a: 1 })
    await expect(write).rejects.toMatchObject({ code: 7 })
    const group = db.collectionGroup('products').get()
    await expect(group).rejects.toThrow('collection group')
  })
})

describe('our own client', () => {
  const clientOf = (project: string) =>
    createDocumentClient({ fetch, baseUrl: `http://127.0.0.1:${port}`, project, apiKey: 'any' })

  test('reads a collection', async () => {
    const client = clientOf('sample')
    const documents = await client.list('products')
    expect(Object.fromEntries(documents.map(({ id, data }) => [id, data]))).toEqual(products)
    const [masked] = await client.list('products', { mask: ['Include Y or N', 'rank'] })
    expect(masked?.data).toEqual({ 'Include Y or N': 'Y', rank: 0 })
  })

  test('reports a project that is not there', async () => {
    await expect(clientOf('No').list('products')).rejects.toThrow(' answered 403 PERMISSION_DENIED')
  })
})
