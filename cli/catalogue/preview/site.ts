import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root } from '../../company.mjs'
import { buildFolder } from '../../build-site.mjs'

export type DraftSite = {
  /** Where it listens: on this machine alone. */
  url: string
  /** Whose site the build is. */
  company: string
  /** Resolves when it ends, whoever ends it. */
  ended: Promise<void>
  stop: () => void
}

type Options = {
  /** The address that visitors see. */
  url: string
  content: string
  data: string
  env: Record<string, string | undefined>
}

/** What would reach beyond this machine, or mix drafts with what is kept. */
const others =
  /^(FIRESTORE_|MONDAY_|SMTP_|ENQUIRIES_|WEBHOOK_|OPENAI_|DATABASE_URL$|REDIS_URL$|GOOGLE_APPLICATION_)/

type Ready = { url: string; company: string }

/** Starts the build that is there, with a catalogue and a data folder of its own; nothing is sent on. */
export async function startDraftSite({ url, content, data, env }: Options): Promise<DraftSite> {
  const server = resolve(root, buildFolder, 'server/index.js')
  if (!existsSync(server)) throw new Error(`${server} is not there: npm run build makes it`)
  const kept = Object.entries(env).filter(([name]) => !others.test(name))
  const child = spawn(process.execPath, [server], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...Object.fromEntries(kept),
      NODE_ENV: 'production',
      PORT: '0',
      DRAIN_SECONDS: '0',
      HOST: '127.0.0.1',
      SITE_URL: url,
      CONTENT_DIR: content,
      DATA_DIR: join(data, 'data'),
      CATALOGUE_REFRESH_SECONDS: '1',
      LOG_LEVEL: 'info',
    },
  })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  const { url: address, company } = await new Promise<Ready>((found, failed) => {
    let said = ''
    child.stdout.on('data', (chunk: Buffer) => {
      if (said.length > 100_000) return
      said += chunk.toString()
      const [ready] = /^\{.*"msg":"ready"\}$/m.exec(said) ?? []
      if (ready) found(JSON.parse(ready) as Ready)
    })
    void ended.then(() => failed(new Error(`the site with the drafts did not start:\n${said}`)))
  })
  return { url: address, company, ended, stop: () => child.kill('SIGTERM') }
}
