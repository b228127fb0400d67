import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { startNginx } from '#test/fakes/nginx-server.ts'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const has = (program: string) => spawnSync('which', [program]).status === 0
const missing = (program: string) => (has(program) ? '' : ` (skipped: no ${program} here)`)

test('nginx with the file we ship serves two servers, and keeps inside what is not for all', async (context) => {
  const heard: { method: string; headers: IncomingHttpHeaders }[] = []
  const upstream = await listen((method, path, headers) => {
    heard.push({ method, headers })
    return path.startsWith('/assets/') ? 404 : 200
  })
  const dead = await listen(() => 200)
  await dead.stop()
  const { port, stop } = await listen(() => 200)
  await stop()
  const nginx = await startNginx(port, [dead.port, upstream.port])
  if ('skipped' in nginx) return context.skip(nginx.skipped)
  onTestFinished(nginx.stop)
  writeFileSync(join(nginx.kept, 'assets/before.js'), 'of the build before')
  const ask = (path: string, options = {}) => get(port, path, options)
  await expect.poll(() => ask('/').catch(() => undefined)).toMatchObject({ status: 200 })

  // As long as a pasted list.
  expect(await ask(`/list?items=${'A-1:2,'.repeat(2_400)}`)).toMatchObject({ status: 200 })
  for (let i = 0; i < 6; i++) expect(await ask('/products')).toMatchObject({ status: 200 })
  expect(await ask('/api/contact', { method: 'POST' })).toMatchObject({ status: 200 })
  expect(await ask('/assets/before.js')).toMatchObject({ status: 200, body: 'of the build before' })
  expect(await ask('/assets/never.js')).toMatchObject({ status: 404 })

  const visitor = { localAddress: '127.0.0.2', headers: { 'x-forwarded-for': '203.0.113.9' } }
  for (const path of ['/metrics', '/readyz']) {
    expect(await ask(path)).toMatchObject({ status: 200 })
    expect(await ask(path, visitor)).toMatchObject({ status: 403 })
  }
  await ask('/quote/a-secret-of-a-visitor?sent=1', visitor)
  expect(heard.at(-1)?.headers['x-forwarded-for']).toBe('127.0.0.2')
  expect(heard.at(-1)?.headers.host).toBe(`127.0.0.1:${port}`)
  await expect.poll(nginx.log).toContain('"GET /quote/-"')
  expect(nginx.log()).not.toContain('secret')
})

describe(`systemd${missing('systemd-analyze')}`, () => {
  test.skipIf(!has('systemd-analyze'))('understands every line of the unit', () => {
    const folder = temporary()
    const unit = join(folder, 'site@3001.service')
    copyFileSync(join(root, 'deploy/site@.service'), unit)
    const { stderr } = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' })
    // The program is where the site is installed, which is not here.
    const said = stderr
      .split('\n')
      .filter((line) => line.includes('site@') && !/is not executable/.test(line))
    expect(said).toEqual([])
  })
})

describe('alerts', () => {
  type Rule = { alert: string; expr: string; annotations: { summary: string } }
  const { groups } = parse(read('deploy/alerts.yaml')) as { groups: { rules: Rule[] }[] }
  const rules = groups.flatMap((group) => group.rules)

  test('name metrics that the server has', () => {
    const code = [
      'server/submissions/outbox/submissions-gauges.ts',
      'server/compose/state-gauges.ts',
      'server/http/metrics.ts',
      'server/http/redis.ts',
    ]
      .map(read)
      .join('\n')
    const named = rules.flatMap(
      ({ expr }) => expr.match(/\b(?:submissions|catalogue|http|build|storage|limits)_\w+/g) ?? [],
    )
    expect(named.length).toBeGreaterThan(5)
    for (const name of named) expect(code).toContain(`'${name.replace(/_count$/, '')}'`)
    const { scrape_configs: jobs } = parse(read('deploy/prometheus.yaml')) as {
      scrape_configs: { job_name: string }[]
    }
    const asked = rules.flatMap(({ expr }) => /job="(\w+)"/.exec(expr)?.[1] ?? [])
    expect(new Set(asked)).toEqual(new Set(jobs.map(({ job_name }) => job_name)))
    for (const { annotations } of rules) expect(annotations.summary).toMatch(/\.$/)
  })
})

describe('containers', () => {
  type Service = {
    image: string
    build?: { additional_contexts?: Record<string, string> }
    user?: string
    read_only?: boolean
    environment?: Record<string, string>
    volumes?: string[]
    depends_on?: Record<string, { condition: string }>
    logging?: { options: Record<string, string> }
  }
  type Compose = { services: Record<string, Service>; volumes: object }
  const { services, volumes } = parse(read('deploy/compose.yaml'), { merge: true }) as Compose
  const image = read('deploy/Dockerfile')

  test('are two servers, what they share and what stands in front', () => {
    const names = ['assets', 'nginx', 'postgres', 'redis', 'site-1', 'site-2']
    expect(Object.keys(services).toSorted()).toEqual(names)
    const known = read('.env.example')
    for (const name of ['site-1', 'site-2']) {
      expect(services[name]!.build?.additional_contexts).toHaveProperty('company')
      const { environment = {}, volumes: own, read_only, depends_on } = services[name]!
      expect(read_only).toBe(true)
      for (const variable of Object.keys(environment)) expect(known).toContain(`# ${variable}=`)
      // Services are reached by their names.
      expect(environment.DATABASE_URL).toContain('@postgres:5432/')
      expect(environment.REDIS_URL).toBe('redis://redis:6379')
      expect(Object.keys(depends_on!)).toEqual(['postgres', 'redis'])
      expect(own).toEqual([`data-${name.at(-1)}:/data`])
    }
    for (const { volumes: used = [] } of Object.values(services)) {
      const named = used.map((one) => one.split(':')[0]!).filter((one) => !one.startsWith('.'))
      for (const name of named) expect(Object.keys(volumes), name).toContain(name)
    }
  })

  test('keep the files of builds before where nginx looks for them', () => {
    const conf = read('deploy/nginx.conf')
    const place = /root (\S+);/.exec(conf)?.[1]
    expect(services.nginx?.volumes).toContain(`kept:${place}:ro`)
    expect(services.assets?.volumes).toEqual(['kept:/kept'])
    expect(image).toMatch(/mkdir .*\/kept.* chown node:node .*\/kept/)
    expect(services.nginx?.depends_on?.assets?.condition).toBe('service_completed_successfully')
  })

  test('turn their logs, all of them that run on', () => {
    for (const [name, { logging }] of Object.entries(services)) {
      if (name !== 'assets') expect(logging?.options, name).toHaveProperty('max-file')
    }
  })

  test('take what is installed for whole, as cli/prepare.mjs does', () => {
    const line = /^RUN (sha256sum .*) > node_modules\/\.installed$/m.exec(image)?.[1]
    const said = spawnSync('sh', ['-c', line ?? 'false'], { cwd: root, encoding: 'utf8' }).stdout
    const lock = createHash('sha256').update(read('package-lock.json')).digest('hex')
    expect(said).toBe(lock)
    expect(read('cli/prepare.mjs')).toContain("join(folder, 'node_modules', '.installed')")
  })
})

function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

type Answer = (method: string, path: string, headers: IncomingHttpHeaders) => number

async function listen(answer: Answer) {
  const server = createServer(({ method = '', url = '', headers }, response) => {
    response.writeHead(answer(method, url, headers)).end('of the server')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  let stopped: Promise<unknown> | undefined
  const stop = () => {
    server.closeAllConnections()
    return (stopped ??= new Promise((resolve) => server.close(resolve)))
  }
  onTestFinished(async () => void (await stop()))
  return { port, stop }
}

function get(port: number, path: string, options: object) {
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port, path, agent: false, ...options },
      (response) => {
        let body = ''
        response.on('data', (chunk: Buffer) => (body += chunk.toString()))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body }))
      },
    )
    asked.on('error', reject).end()
  })
}
