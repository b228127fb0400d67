import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { staticFiles } from '#server/http/static-files.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { workerOf } from '#test/worker-of.ts'

const operating = readFileSync('docs/operating.md', 'utf8')
const section =
  /## Copies in browsers\n([^]*?)\n## /.exec(operating)?.[1]?.replace(/\s+/g, ' ') ?? ''
/** What it has in code, in the order in which it is told. */
const named = [...section.matchAll(/`([^`]+)`/g)].map(([, code]) => code!)

test('What empties browsers is what the guide to operating says, and is seen as it says', async () => {
  const [line, file, command, look, sign] = named
  expect([file, look]).toEqual(['site.ts', expect.stringMatching(/service-worker\.js$/)])
  expect(existsSync(command!.split('&& ')[1]!.split(' ')[0]!)).toBe(true)
  const on = await workerOf()
  const off = await workerOf(`${line},`)
  expect(on).not.toContain(sign)
  expect(off).toContain(sign)
}, 60_000)

test('Browsers are told to ask for it each time, as the guide says', async () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'service-worker.js'), '1')
  const app = new Hono().use(staticFiles(folder))
  const answer = await app.request('/service-worker.js')
  expect(named).toContain(`Cache-Control: ${answer.headers.get('cache-control')}`)
})
