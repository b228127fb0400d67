import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import {
  chmodSync,
  copyFileSync,
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { buildImage, linkTree, plainEnv, type Image } from '#test/container-image.ts'
import { english } from '#test/created-companies.fixture.ts'
import { get } from '#test/fetched-pages.ts'
import { walkSite } from '#test/site-walk.ts'
import { freePort } from '#test/free-port.ts'

/** Somebody who owns nothing here: the image's `node` has no rights either. */
const user = { uid: 65_534, gid: 65_534 }
const canBeAnother = process.getuid?.() === 0 && spawnSync('setpriv', ['--version']).status === 0
const why = canBeAnother ? '' : ' (skipped: only root may run it as another user, by setpriv)'

const origin = 'https://www.hull.example'
const password = 'of-the-database-4711'

describe.skipIf(!canBeAnother)(`what the image holds${why}`, () => {
  const place = mkdtempSync(join(tmpdir(), 'image-'))
  let image: Image
  let url: string
  let output = ''
  let ended: Promise<number | null>
  let env: Record<string, string>

  /** In the image, as its user, with its variables. */
  const asUser = (command: readonly string[]) => [
    `--reuid=${user.uid}`,
    `--regid=${user.gid}`,
    '--clear-groups',
    '--no-new-privs',
    '--inh-caps=-all',
    '--bounding-set=-all',
    ...command,
  ]
  const runInside = (command: readonly string[]) =>
    spawnSync('setpriv', asUser(command), { cwd: image.folder, env, encoding: 'utf8' })

  beforeAll(async () => {
    chmodSync(place, 0o755)
    mkdirSync(join(place, 'bin'))
    copyFileSync(process.execPath, join(place, 'bin/node'))
    const company = writtenCompany(join(place, 'company'))
    image = buildImage('deploy/Dockerfile', {
      context: process.cwd(),
      contexts: { company },
      place,
      user,
      instead: installed,
    })
    const port = await freePort()
    url = `http://127.0.0.1:${port}`
    env = {
      ...plainEnv(place),
      ...image.env,
      HOME: '/nonexistent',
      // The root of the file system is another one here.
      DATA_DIR: join(image.root, image.env.DATA_DIR!),
      PORT: String(port),
      SITE_URL: origin,
      DRAIN_SECONDS: '0',
    }
    const server = spawn('setpriv', asUser(image.command), { cwd: image.folder, env })
    server.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    server.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    ended = new Promise((resolve) => server.once('exit', resolve))
    stop = () => server.kill('SIGTERM')
    await vi
      .waitUntil(() => output.includes('"msg":"ready"'), { timeout: 60_000 })
      .catch(() => {
        throw new Error(`The site did not start:\n${output}`)
      })
  }, 600_000)
  let stop = () => true
  afterAll(() => {
    stop()
    rmSync(place, { recursive: true, force: true })
  })

  test('is healthy, as its own check says', () => {
    expect(image.user).toBe('node')
    expect(image.env.NODE_ENV).toBe('production')
    const check = runInside(image.health)
    expect([check.status, check.stderr]).toEqual([0, ''])
  })

  test(
    'has a whole site: pages, pictures, documents and sheets',
    { timeout: 120_000 },
    async () => {
      const start = ['/', '/sitemap.xml', '/robots.txt', '/llms.txt', '/favicon.ico']
      const read = (path: string, method: 'GET' | 'HEAD') => get(url + path, { method })
      const { visited, broken } = await walkSite({ get: read, origin, start })
      expect(broken).toEqual([])
      const types = [...visited.values()].map(({ type }) => type.replace(/;.*/, ''))
      expect(types).toEqual(expect.arrayContaining(['text/html', 'image/jpeg', 'application/pdf']))
      for (const path of [
        '/readyz',
        '/metrics',
        '/compare.xlsx?products=model-100,model-200',
        `/list/data-sheets.zip?items=${numberOf('model-100')}:1`,
      ]) {
        const answer = await get(url + path)
        await answer.arrayBuffer()
        expect(answer.status, path).toBe(200)
      }
    },
  )

  test('reads the texts of its documents', async () => {
    const page = async () => (await get(`${url}/knowledge-center?q=quarter+turn`)).text()
    await expect.poll(page, { timeout: 60_000 }).toContain('doc=model-100')
  })

  test('takes a form, keeps it, and tells the operator', async () => {
    const answer = await fetch(`${url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({
        firstName: 'Ada',
        companyName: 'Harbor Waterworks',
        companyEmail: 'ada@harbor.example',
        country: 'Austria',
        category: 'Anything else',
        message: 'Two Model 100.',
        submissionId: randomUUID(),
      }),
    })
    expect([answer.status, await answer.json()]).toEqual([200, expect.anything()])
    const listed = runInside(['node', 'cli/submissions.ts', 'list'])
    expect([listed.status, listed.stderr]).toEqual([
      0,
      expect.stringMatching(/^This environment names no destination.*\n$/),
    ])
    expect(listed.stdout).toMatch(/waiting/)
  })

  test('has written in its data folder alone, and nowhere tried to', () => {
    const own = execFileSync('find', [image.root, '-user', String(user.uid), '-type', 'f'], {
      encoding: 'utf8',
    })
    const files = own.split('\n').filter(Boolean)
    expect(files.length).toBeGreaterThan(2)
    expect(files.filter((file) => !file.startsWith(`${env.DATA_DIR}/`))).toEqual([])
    // Folders that anybody may write to would not show it.
    const open = execFileSync('find', [image.folder, '-perm', '-002', '-not', '-type', 'l'])
    expect(open.toString()).toBe('')
    expect(output).not.toMatch(/EACCES|EROFS|EPERM|Cannot find (?:module|package)/)
    const troubled = output.split('\n').filter((line) => /"level":(?:[45]0|60)/.test(line))
    // Nothing is set up here that enquiries go to.
    expect(troubled.filter((line) => !/enquir|destination/i.test(line))).toEqual([])
  })

  test('holds no password, no tools and no second Node', () => {
    const found = spawnSync('grep', ['-rl', password, image.root], { encoding: 'utf8' })
    expect([found.status, found.stdout]).toEqual([1, ''])
    const modules = join(image.folder, 'node_modules')
    expect(
      globSync(
        '{node,node-{bin,linux,darwin,win}-*,vite,vitest,typescript,@typescript,playwright-core}',
        {
          cwd: modules,
        },
      ),
    ).toEqual([])
    expect(globSync('{deploy,.git,examples,test}', { cwd: image.folder })).toEqual([])
    expect(globSync('{deploy,.git}', { cwd: join(image.folder, 'content') })).toEqual([])
  })

  test('ends when it is told to', async () => {
    stop()
    expect(await ended).toBe(0)
  })

  const numberOf = (slug: string) => {
    const file = join(image.folder, `content/catalogue/${slug}.json`)
    return (JSON.parse(readFileSync(file, 'utf8')) as { partNumber: string }).partNumber
  }
})

/** A new company with a document and a password, whose files nobody else may read. */
function writtenCompany(folder: string): string {
  const { locale, trade } = english
  const options = ['--name=Hull Bells', `--trade=${trade}`, `--language=${locale}`, '--yes']
  execFileSync(process.execPath, ['cli/create/run.ts', folder, ...options])
  mkdirSync(join(folder, 'storage/dataSheets'))
  cpSync(
    'test/smallest-company/storage/dataSheets/ball-valve.pdf',
    join(folder, 'storage/dataSheets/model-100.pdf'),
  )
  const product = join(folder, 'catalogue/model-100.json')
  const record = JSON.parse(readFileSync(product, 'utf8')) as object
  writeFileSync(product, JSON.stringify({ ...record, dataSheet: 'dataSheets/model-100.pdf' }))
  writeFileSync(join(folder, 'deploy/site.env'), `POSTGRES_PASSWORD=${password}\n`)
  execFileSync('chmod', ['-R', 'go-rwx', folder])
  return folder
}

/** What is installed here, in place of the same from the registry. */
function installed(command: string, folder: string): boolean {
  if (!command.startsWith('npm ci ')) return false
  const modules = join(folder, 'node_modules')
  linkTree('node_modules', modules)
  // Caches are none of it, and files that npm writes again must be no links to those here.
  for (const name of globSync('.*', { cwd: modules })) {
    if (name !== '.bin') rmSync(join(modules, name), { recursive: true })
  }
  copyFileSync('node_modules/.package-lock.json', join(modules, '.package-lock.json'))
  return true
}
