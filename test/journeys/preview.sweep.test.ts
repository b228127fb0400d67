import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { builtSite, companyFolder } from '#test/company.ts'
import type { RunningSite } from '#test/running-site.ts'
import { useSite } from '#test/visit.ts'

const published = join(companyFolder, 'catalogue/gauge-63.json')
const before = readFileSync(published, 'utf8')
const drafts = mkdtempSync(join(tmpdir(), 'drafts-'))
/** What the preview writes meanwhile, which goes with it. */
const scratch = mkdtempSync(join(tmpdir(), 'scratch-'))
afterAll(() => {
  for (const folder of [drafts, scratch]) rmSync(folder, { recursive: true })
})

let secret = ''
const { visit, url, site } = useSite(startPreview)
const draftNamed = (product: string) =>
  writeFileSync(
    join(drafts, 'gauge-63.json'),
    JSON.stringify({ ...(JSON.parse(before) as object), product }),
  )
const ask = (path: string, init: RequestInit = {}) =>
  fetch(url(path), { ...init, headers: { cookie: `preview=${secret}` } })

/** Runs the command on the drafts of a company. */
function preview(company: string) {
  const command = ['cli/catalogue.ts', 'preview', drafts, '--port', '0']
  const build = resolve(builtSite, 'build')
  const env = { ...process.env, CONTENT_DIR: company, BUILD_DIR: build, TMPDIR: scratch }
  return spawn(process.execPath, command, { env, stdio: ['ignore', 'pipe', 'pipe'] })
}

async function startPreview(): Promise<RunningSite> {
  draftNamed('Gauge in draft')
  const child = preview(companyFolder)
  let output = ''
  const hear = (chunk: Buffer) => (output += chunk.toString())
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const address = /(http:\S+)\/preview\/([\w-]+)\/\n/
  await vi.waitFor(() => expect(output).toMatch(address), { timeout: 60_000, interval: 50 })
  const [, origin = '', own = ''] = address.exec(output)!
  secret = own
  const end = async (signal: 'SIGINT' | 'SIGKILL') => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  return {
    url: origin,
    output: () => output,
    stop: () => end('SIGINT'),
    kill: () => end('SIGKILL'),
  }
}

test('drafts of another company than the build’s are refused, with what to do', async () => {
  const other = join(mkdtempSync(join(tmpdir(), 'other-')), 'company')
  const filter = (path: string) => !path.endsWith('tsconfig.json')
  cpSync('test/smallest-company', other, { recursive: true, filter })
  const record = readFileSync(join(other, 'site.ts'), 'utf8')
  writeFileSync(join(other, 'site.ts'), record.replace(/name: '[^']+'/, "name: 'Somebody else'"))
  const child = preview(other)
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const [status] = (await once(child, 'exit')) as [number]
  expect(said).toMatch(
    /is the site of .+, and these drafts are of Somebody else: npm run build with the same CONTENT_DIR/,
  )
  expect(status).toBe(1)
})

test('nobody sees the drafts without the secret address', async () => {
  for (const path of ['/', '/gauge-63', '/preview/a-guess/gauge-63', '/sitemap.xml']) {
    const response = await fetch(url(path))
    expect([path, response.status]).toEqual([path, 404])
    expect(await response.text()).not.toContain('Gauge')
  }
})

test('at the secret address the site shows the drafts, and says what it is', async () => {
  const page = await visit(`/preview/${secret}/gauge-63`)
  expect(new URL(page.url()).pathname).toBe('/gauge-63')
  await page.getByRole('heading', { level: 1, name: 'Gauge in draft' }).waitFor()
  const note = page.getByRole('note', { name: 'Preview' })
  expect(await note.innerText()).toContain('1 product not published yet')

  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last().click()
  await page.getByRole('heading', { level: 1, name: 'Pressure Gauges' }).waitFor()
  await page.getByRole('link', { name: 'Gauge in draft' }).first().waitFor()
  expect(await note.count()).toBe(1)
})

test('drafts that are saved again are shown', async () => {
  draftNamed('Gauge drafted again')
  await expect
    .poll(async () => (await ask('/gauge-63')).text(), { timeout: 60_000 })
    .toContain('Gauge drafted again')
})

test('files come from the storage', async () => {
  expect((await ask('/files/dataSheets/gauge.pdf')).status).toBe(200)
})

test('nothing is sent', async () => {
  const response = await ask('/api/contact', { method: 'POST', body: '{}' })
  expect(response.status).toBe(403)
})

test('it leaves nothing behind, and the catalogue as it was', async () => {
  await site().stop!()
  expect(readdirSync(scratch)).toEqual([])
  expect(readFileSync(published, 'utf8')).toBe(before)
})
