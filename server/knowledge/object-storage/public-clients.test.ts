import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { serve, type ServerType } from '@hono/node-server'
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app'
import * as sdk from 'firebase/storage'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createObjectStorage } from './create-object-storage.ts'

const sheets = Array.from({ length: 12 }, (_, at) => `dataSheets/sheet-${10 + at}.pdf`)
const files: Record<string, string> = {
  ...Object.fromEntries(sheets.map((name) => [name, `sheet ${name}`])),
  'videos/film.mp4': '0123456789',
  'bead/Größe “96” #1, it’s 5% & more.pdf': 'compliance',
  'other/logo/mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'read me.pdf': 'hello',
}

let folder = ''
let server: ServerType
let app: FirebaseApp
let storage: sdk.FirebaseStorage
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storage-'))
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  const site = new Hono().route('/v0', createObjectStorage(folder).api)
  const port = await new Promise<number>((resolve) => {
    server = serve(
      { fetch: site.fetch, overrideGlobalObjects: false, port: 0, hostname: '127.0.0.1' },
      (at) => resolve(at.port),
    )
  })
  app = initializeApp({ projectId: 'verrane', apiKey: 'any', appId: '1:2:web:3' })
  storage = sdk.getStorage(app, 'gs://verrane.example')
  sdk.connectStorageEmulator(storage, '127.0.0.1', port)
})
afterAll(async () => {
  await deleteApp(app)
  await new Promise((resolve) => server.close(resolve))
  await rm(folder, { recursive: true })
})

const at = (path: string) => sdk.ref(storage, path)
const paths = (references: sdk.StorageReference[]) => references.map(({ fullPath }) => fullPath)

describe('firebase/storage, unmodified', () => {
  test('lists the folders and items of the root', async () => {
    const { items, prefixes } = await sdk.listAll(sdk.ref(storage))
    expect(paths(prefixes)).toEqual(['bead', 'dataSheets', 'other', 'videos'])
    expect(paths(items)).toEqual(['read me.pdf'])
  })

  test('lists a folder, and none that is not there', async () => {
    const { items, prefixes } = await sdk.listAll(at('dataSheets'))
    expect([paths(items), prefixes]).toEqual([sheets, []])
    expect(paths((await sdk.listAll(at('other'))).prefixes)).toEqual(['other/logo'])
    expect(await sdk.listAll(at('nope'))).toEqual({ items: [], prefixes: [] })
  })

  test('reads metadata', async () => {
    const metadata = await sdk.getMetadata(at('videos/film.mp4'))
    expect(metadata).toMatchObject({
      bucket: 'verrane.example',
      fullPath: 'videos/film.mp4',
      name: 'film.mp4',
      size: 10,
      contentType: 'video/mp4',
    })
    expect(Date.parse(metadata.updated)).toBeGreaterThan(0)
  })

  test.each(Object.keys(files))('downloads %s', async (name) => {
    const url = await sdk.getDownloadURL(at(name))
    expect(await (await fetch(url)).text()).toBe(files[name])
    expect(Buffer.from(await sdk.getBytes(at(name))).toString()).toBe(files[name])
  })

  test('is told what is missing and what is not allowed', async () => {
    const missing = { code: 'storage/object-not-found' }
    await expect(sdk.getMetadata(at('nope.pdf'))).rejects.toMatchObject(missing)
    await expect(sdk.getDownloadURL(at('dataSheets'))).rejects.toMatchObject(missing)
    const denied = { code: 'storage/unauthorized' }
    await expect(sdk.uploadString(at('new.pdf'), 'x')).rejects.toMatchObject(denied)
    await expect(sdk.deleteObject(at('read me.pdf'))).rejects.toMatchObject(denied)
  })
})
