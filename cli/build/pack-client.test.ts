import { execFileSync } from 'node:child_process'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { staticFiles } from '#server/http/static-files.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'

test('the files of a build are served as it compressed them', async () => {
  const folder = temporaryFolder()
  const client = join(folder, 'client')
  const script = 'export const length = 1\n'.repeat(40)
  await mkdir(join(client, 'assets'), { recursive: true })
  await writeFile(join(client, 'assets/app.js'), script)
  await writeFile(join(client, 'assets/font.woff2'), 'font')
  execFileSync('node', ['cli/build/pack-client.ts', folder])
  const app = new Hono().use(staticFiles(client))
  for (const [encoding, unpack] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const headers = { 'accept-encoding': encoding }
    const answer = await app.request('/assets/app.js', { headers })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect(bytes.length).toBeLessThan(script.length / 5)
    expect(unpack(bytes).toString()).toBe(script)
  }
  const names = await readdir(join(client, 'assets'))
  expect(names.toSorted()).toEqual(['app.js', 'app.js.br', 'app.js.gz', 'font.woff2'])
})
