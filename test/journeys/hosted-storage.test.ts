import { afterAll, beforeAll, expect, test } from 'vitest'
import { startStorageService } from '#test/fakes/storage-service.ts'
import { startSite, type RunningSite } from '#test/running-site.ts'

let storage: Awaited<ReturnType<typeof startStorageService>>
let site: RunningSite
let down = false

beforeAll(async () => {
  storage = await startStorageService({
    meet: () => (down ? new Response('down', { status: 500 }) : undefined),
  })
  site = await startSite(storage.variables)
})
afterAll(async () => {
  await site.stop()
  storage.stop()
})

async function storageState() {
  const { dependencies } = (await (await fetch(`${site.url}/readyz`)).json()) as {
    dependencies: { storage: { status: string; items: number } }
  }
  return dependencies.storage
}

test('documents, pictures and search come from a hosted storage, at the same addresses', async () => {
  await expect.poll(async () => (await storageState()).items).toBe(15)
  // Where it is, is for the operator.
  expect(site.output()).toContain('our-bucket')
  expect(await (await fetch(`${site.url}/readyz`)).text()).not.toContain('our-bucket')

  const file = await fetch(`${site.url}/files/catalogs/Valve%20Catalog.pdf`)
  expect(file.url).toBe(`${storage.url}/v0/b/our-bucket/o/catalogs%2FValve%20Catalog.pdf?alt=media`)
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  const picture = await fetch(`${site.url}/images/320/icons/Valve%20Catalog.webp`)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  const search = await fetch(`${site.url}/knowledge-center?q=valve+catalog`)
  expect(await search.text()).toContain('doc=valve-catalog')
  // The site's own storage is off: there is one truth.
  expect((await fetch(`${site.url}/v0/b/our-bucket/o`)).status).toBe(404)
})

test('while it is down, what was listed stays', async () => {
  down = true
  await expect.poll(async () => (await storageState()).status).toBe('stale')
  expect((await storageState()).items).toBe(15)
  expect((await fetch(`${site.url}/knowledge-center`)).status).toBe(200)
  down = false
  await expect.poll(async () => (await storageState()).status).toBe('ok')
})
