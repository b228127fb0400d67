import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { copyFile, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '#test/free-port.ts'
import { companyFolder } from '#test/company.ts'

const content = mkdtempSync(join(tmpdir(), 'company-'))
cpSync(companyFolder, content, {
  recursive: true,
  filter: (path) => !path.endsWith('tsconfig.json'),
})
const data = mkdtempSync(join(tmpdir(), 'data-'))
const port = await freePort()
const url = `http://localhost:${port}`
/** As `npm run dev` starts it; nothing is looked at by the clock during this test. */
const child = spawn(process.execPath, ['cli/dev-server.ts'], {
  env: {
    ...process.env,
    NODE_ENV: 'development',
    CONTENT_DIR: content,
    DATA_DIR: data,
    PORT: String(port),
    CATALOGUE_REFRESH_SECONDS: '3600',
  },
  stdio: 'ignore',
})
afterAll(async () => {
  child.kill()
  await new Promise((resolve) => child.once('exit', resolve))
  for (const folder of [content, data]) rmSync(folder, { recursive: true, force: true })
})

const patience = { timeout: 90_000, interval: 250 }
const within = { timeout: 30_000, interval: 100 }
const says = async (path: string, text: string) => {
  const answer = await fetch(url + path).catch(() => undefined)
  return (await answer?.text())?.includes(text)
}

test('the development server shows a product, a picture and a document that change', async () => {
  const product = '/ball-valve-dn15'
  await expect.poll(() => says(product, 'Ball valve DN 15'), patience).toBe(true)

  const file = join(content, `catalogue${product}.json`)
  const document = JSON.parse(readFileSync(file, 'utf8')) as { text: string; image: string }
  writeFileSync(
    file,
    JSON.stringify({ ...document, text: 'Opens with a quarter turn, as written just now.' }),
  )
  await expect.poll(() => says(product, 'as written just now'), within).toBe(true)

  const picture = `/images/320/${document.image}`
  const before = await fetch(url + picture)
  expect(before.headers.get('cache-control')).toBe('no-cache')
  const others = JSON.parse(
    readFileSync(join(content, 'catalogue/gas-valve-dn15.json'), 'utf8'),
  ) as { image: string }
  await copyFile(join(content, 'storage', others.image), join(content, 'storage', document.image))
  const etag = async () => (await fetch(url + picture)).headers.get('etag')
  await expect.poll(etag, within).not.toBe(before.headers.get('etag'))

  await mkdir(join(content, 'storage/guides'), { recursive: true })
  await copyFile(
    join(content, 'storage/dataSheets/ball-valve.pdf'),
    join(content, 'storage/guides/how-to-mount-a-valve.pdf'),
  )
  await expect
    .poll(() => says('/knowledge-center?category=Guides', 'how-to-mount'), within)
    .toBe(true)

  writeFileSync(join(content, 'redirects.txt'), '/written-just-now /about')
  const location = async () =>
    (await fetch(`${url}/written-just-now`, { redirect: 'manual' })).headers.get('location')
  await expect.poll(location, within).toBe('/about')
}, 180_000)
