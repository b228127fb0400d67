import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { buildFolder, buildIfStale } from '../build-site.mjs'
import { companyFolder, root } from '../company.mjs'

type Environment = Record<string, string | undefined>

/** Services that reach beyond this machine. */
const outsideServices =
  /^(FIRESTORE_|MONDAY_|SMTP_|ENQUIRIES_|WEBHOOK_|OPENAI_|DATABASE_URL$|REDIS_URL$|GOOGLE_APPLICATION_)/

/** The company's site as it is now, for this machine alone; nothing is sent on. */
export async function openSite(env: Environment) {
  if (!env.SITE_URL)
    throw new Error('SITE_URL is not set: each sheet names the address of the site')
  buildIfStale()
  const data = mkdtempSync(join(tmpdir(), 'sheets-'))
  const server = resolve(root, buildFolder, 'server/index.js')
  const kept = Object.entries(env).filter(([name]) => !outsideServices.test(name))
  const child = spawn(process.execPath, [server], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...Object.fromEntries(kept),
      NODE_ENV: 'production',
      PORT: '0',
      DRAIN_SECONDS: '0',
      HOST: '127.0.0.1',
      CONTENT_DIR: companyFolder().path,
      DATA_DIR: join(data, 'data'),
      LOG_LEVEL: 'info',
    },
  })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  const url = await new Promise<string>((found, failed) => {
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      if (output.length > 100_000) return
      output += chunk.toString()
      const [ready] = /^\{.*"msg":"ready"\}$/m.exec(output) ?? []
      if (ready) found((JSON.parse(ready) as { url: string }).url)
    })
    void ended.then(() => failed(new Error(`the site did not start:\n${output}`)))
  })
  return {
    url: url.replace('localhost', '127.0.0.1'),
    async stop() {
      child.kill('SIGTERM')
      await ended
      rmSync(data, { recursive: true, force: true })
    },
  }
}
