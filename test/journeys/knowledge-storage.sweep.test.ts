import { afterEach, beforeEach, expect, test } from 'vitest'
import { startStorageService } from '#test/fakes/storage-service.ts'
import { startSite, type RunningSite } from '#test/running-site.ts'
import { cards, center, filter } from '#test/knowledge-page.ts'
import { useSite } from '#test/visit.ts'

type Storage = Awaited<ReturnType<typeof startStorageService>>

/** How the storage meets the next requests. */
let meet: (folder: string) => Response | undefined | Promise<undefined> = () => undefined
let storage: Storage
let current: RunningSite

beforeEach(async () => {
  storage = await startStorageService({
    meet: (request) => meet(new URL(request.url).searchParams.get('prefix') ?? ''),
  })
})
// Before useSite, whose own closes the pages first.
afterEach(async () => {
  await current.stop()
  storage.stop()
  meet = () => undefined
})

// One browser for the file, and a site of its own for each test: what it knows of the storage is
// what is tested.
const { visit } = useSite(async () => ({
  get url() {
    return current.url
  },
  output: () => current.output(),
  stop: async () => {},
  kill: async () => {},
}))
const start = async () => (current = await startSite(storage.variables))
const down = () => new Response('down', { status: 500 })
const waiting = 'Loading all documents. This may take a minute.'

test('while a storage is slow the page says so, and shows the list once it has come', async () => {
  let release = () => {}
  const held = new Promise<undefined>((done) => (release = () => done(undefined)))
  meet = () => held
  await start()
  const page = await visit(center)
  await page.getByText(waiting).waitFor()
  expect(await cards(page).count()).toBe(0)
  release()
  await cards(page).first().waitFor()
  expect(await page.getByText(waiting).count()).toBe(0)
})

test('without JavaScript a visitor is told to come back', async () => {
  meet = () => new Promise(() => {})
  await start()
  const page = await visit(center, { javaScriptEnabled: false })
  // Playwright reads no text of a noscript.
  expect(await page.locator('main noscript').isVisible()).toBe(true)
})

test('a folder that fails is named, the rest is there, and it returns', async () => {
  meet = (folder) => (folder === 'dataSheets/' ? down() : undefined)
  await start()
  const page = await visit(center)
  await page.getByText(/^Not listed right now.*: Data Sheets\.$/).waitFor()
  expect(await cards(page).count()).toBe(2)
  expect(await filter(page, 'Data Sheets').count()).toBe(0)
  meet = () => undefined
  const back = async () => {
    await page.reload()
    return filter(page, 'Data Sheets').count()
  }
  await expect.poll(back, { timeout: 15_000 }).toBe(1)
  expect(await page.getByText(/^Not listed right now/).count()).toBe(0)
})

test('a storage that fails altogether is told, and asked again when the visitor wants', async () => {
  meet = down
  await start()
  const page = await visit(center, { tolerate: /status of 503/ })
  await page.getByRole('alert').getByText('cannot be listed right now').waitFor()
  const again = page.getByRole('link', { name: 'Try again' })
  const asked = page.waitForResponse(/knowledge-center$/)
  await again.click()
  expect((await asked).status()).toBe(503)
  meet = () => undefined
  const isBack = async () => (await fetch(`${current.url}/readyz`)).text()
  await expect.poll(isBack, { timeout: 15_000 }).toMatch(/"storage":\{"status":"ok"/)
  await again.press('Enter')
  await cards(page).first().waitFor()
  expect(await again.count()).toBe(0)
})
