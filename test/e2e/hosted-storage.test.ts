import { serve, type ServerType } from '@hono/node-server'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createObjectStorage } from '#server/object-storage/create-object-storage.ts'
import { startSite, type RunningSite } from '../running-site.ts'

let server: ServerType
let site: RunningSite
let storageUrl = ''
let down = false
const asked: string[] = []

beforeAll(async () => {
  const storage = createObjectStorage('content/storage')
  const fetch = (request: Request) => {
    asked.push(new URL(request.url).pathname)
    return down ? new Response('down', { status: 500 }) : storage.handle(request)
  }
  storageUrl = await new Promise((resolve) => {
    server = serve({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }: AddressInfo) =>
      resolve(`http://127.0.0.1:${port}`),
    )
  })
  site = await startSite({
    FIREBASE_STORAGE_BUCKET: 'our-bucket',
    FIREBASE_STORAGE_URL: storageUrl,
    CATALOGUE_REFRESH_SECONDS: '1',
  })
})
afterAll(async () => {
  await site.stop()
  server.close()
})

async function storageState() {
  const { dependencies } = (await (await fetch(`${site.url}/readyz`)).json()) as {
    dependencies: { storage: { status: string; items: number; storage: string } }
  }
  return dependencies.storage
}

test('documents, pictures and search come from a hosted storage, at the same addresses', async () => {
  await expect.poll(async () => (await storageState()).items).toBeGreaterThan(200)
  expect((await storageState()).storage).toContain('our-bucket')

  const file = await fetch(`${site.url}/files/catalogs/Product%20Catalog.pdf`)
  expect(file.url).toBe(
    `${storageUrl}/v0/b/our-bucket/o/catalogs%2FProduct%20Catalog.pdf?alt=media`,
  )
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  const picture = await fetch(`${site.url}/images/320/icons/Product%20Catalog.webp`)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  const search = await fetch(`${site.url}/api/knowledge/search?q=product+catalog`)
  expect(JSON.stringify(await search.json())).toContain('"product-catalog"')
  // The site's own storage is off: there is one truth.
  expect((await fetch(`${site.url}/v0/b/our-bucket/o`)).status).toBe(404)
})

test('while it is down, what was listed stays', async () => {
  down = true
  await expect.poll(async () => (await storageState()).status).toBe('stale')
  expect((await storageState()).items).toBeGreaterThan(200)
  expect((await fetch(`${site.url}/knowledge-center`)).status).toBe(200)
  down = false
  await expect.poll(async () => (await storageState()).status).toBe('ok')
})
