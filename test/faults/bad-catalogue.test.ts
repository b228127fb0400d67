import { rm } from 'node:fs/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { startSite, type RunningSite } from '#test/running-site.ts'
import { products } from '#test/catalogue.ts'
import { inSweeps } from '#test/sweep.ts'
import { startFakeDatabase, type DatabaseMood } from '#test/fakes/document-database.ts'
import { plainDocument, siteFolder } from '#test/temporary-catalogue.ts'

const endings: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end()
})

async function start(...options: Parameters<typeof startSite>): Promise<RunningSite> {
  const site = await startSite(...options)
  endings.push(() => site.stop())
  return site
}

type Readiness = {
  ready: boolean
  dependencies: {
    catalogue: { status: string; reason?: string; products: number; setAside: number }
  }
}
async function readiness(site: RunningSite) {
  const response = await fetch(`${site.url}/readyz`)
  const { ready, dependencies } = (await response.json()) as Readiness
  return { code: response.status, ready, ...dependencies.catalogue }
}
const statusOf = async (site: RunningSite, path: string) => (await fetch(site.url + path)).status

/** What says what there is: it can be asked again, and nobody is told that something is not there. */
async function expectNotKnownYet(site: RunningSite, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const { status, headers } = await fetch(site.url + path)
    expect(status, path).toBe(503)
    expect(headers.get('retry-after'), path).toMatch(/^\d+$/)
    expect(headers.get('cache-control'), path).toBe('no-store')
  }
}
const ofTheCatalogue = [
  '/products',
  '/products?q=valve',
  '/some-product',
  '/some-product.md',
  '/family/some-family',
  '/feeds/some-family.csv',
  '/list?items=A-1:2',
  '/compare?products=a,b',
  '/loss-budget',
  '/loss-budget?items=A-1:2',
  '/search/suggestions?q=valve',
  '/sitemap.xml',
]
// Other work on the machine must not fail a test.
const within = { timeout: 30_000, interval: 100 }

describe('a catalogue folder', () => {
  async function place(documents: Record<string, unknown>) {
    const made = await siteFolder(documents)
    endings.push(made.remove)
    return made
  }

  test('that is empty gives clear pages and no readiness, and is served once it is filled', async () => {
    const { folder, write } = await place({})
    const site = await start({ CATALOGUE_REFRESH_SECONDS: '1' }, { folder })
    expect(await readiness(site)).toMatchObject({ code: 503, ready: false, status: 'unavailable' })
    expect(await statusOf(site, '/healthz')).toBe(200)
    const list = await fetch(`${site.url}/products`)
    expect(await list.text()).toMatch(/not available right now/)
    await expectNotKnownYet(site, ofTheCatalogue)
    expect(await statusOf(site, '/')).toBe(200)

    await write('a-lens', plainDocument('a-lens'))
    await expect.poll(() => statusOf(site, '/a-lens'), within).toBe(200)
    expect(await readiness(site)).toMatchObject({ code: 200, status: 'ok', products: 1 })
    expect(await statusOf(site, '/some-product')).toBe(404)
    expect(await statusOf(site, '/products')).toBe(200)
  })

  inSweeps('that is missing stops nothing but the catalogue', async () => {
    const { folder, catalogue } = await place({})
    await rm(catalogue, { recursive: true })
    const site = await start({}, { folder })
    expect(await readiness(site)).toMatchObject({ code: 503, status: 'unavailable' })
    await expectNotKnownYet(site, ['/products', '/some-product'])
    expect(await statusOf(site, '/about')).toBe(200)
    // What the router says of an address that it cannot read is a line of the log as well.
    await fetch(`${site.url}/about/%c0`)
    for (const line of site.output().trim().split('\n'))
      expect(JSON.parse(line)).toBeTypeOf('object')
  })
})

describe('a document database', () => {
  async function fake(mood: DatabaseMood) {
    const database = await startFakeDatabase()
    endings.push(database.stop)
    database.become(mood)
    return database
  }

  test('that is down at the very first boot gives clear pages, and is read once it is well', async () => {
    const database = await fake('failing')
    const site = await start(database.variables)
    expect(await readiness(site)).toMatchObject({ code: 503, ready: false, status: 'unavailable' })
    expect(await statusOf(site, '/about')).toBe(200)
    await expectNotKnownYet(site, ['/products', `/${products[0]!.slug}`])
    database.become('well')
    await expect.poll(async () => (await readiness(site)).code, within).toBe(200)
    expect(await statusOf(site, `/${products[0]!.slug}`)).toBe(200)
  })

  test('that says nothing at the very first boot keeps no process from being alive', async () => {
    const database = await fake('silent')
    const site = await start(database.variables)
    // Before the attempts at it have come to an end, which takes half a minute.
    expect(site.output()).toContain('catalogue: serving none yet')
    expect(site.output()).not.toContain('refresh failed')
    expect(await statusOf(site, '/healthz')).toBe(200)
    expect(await readiness(site)).toMatchObject({ code: 503, ready: false, status: 'unavailable' })
    await expectNotKnownYet(site, ['/products', `/${products[0]!.slug}`])
    database.become('well')
    await expect.poll(async () => (await readiness(site)).code, within).toBe(200)
    expect(await statusOf(site, `/${products[0]!.slug}`)).toBe(200)
  })
})
