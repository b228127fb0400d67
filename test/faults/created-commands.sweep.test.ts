import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { english } from '#test/created-companies.fixture.ts'
import { startSite } from '#test/running-site.ts'

const root = process.cwd()
const npm = execFileSync('which', ['npm'], { encoding: 'utf8' }).trim()
const place = mkdtempSync(join(tmpdir(), 'commands-'))
afterAll(() => rmSync(place, { recursive: true, force: true }))
const company = join(place, 'company')
execFileSync(process.execPath, [
  'cli/create/run.ts',
  company,
  '--name=Hull Bells',
  `--trade=${english.trade}`,
  `--language=${english.locale}`,
  '--yes',
])

/** A folder of programs that come before those of the machine. */
function programs(named: Record<string, string>): string {
  const folder = mkdtempSync(join(place, 'bin-'))
  for (const [name, code] of Object.entries(named)) {
    writeFileSync(join(folder, name), code)
    chmodSync(join(folder, name), 0o755)
  }
  return folder
}

type Run = { bin?: string; env?: Record<string, string> }
function run(file: string, { bin, env = {} }: Run = {}, ...args: string[]) {
  // Nothing of who runs the tests: another company's folder, another build.
  const others = (process.env.PATH ?? '').split(':').filter((one) => !one.includes('node_modules'))
  const PATH = [...(bin ? [bin] : []), ...others].join(':')
  const own = { PATH, HOME: process.env.HOME ?? place, ...env }
  return spawnSync(file, args, { cwd: place, env: own, encoding: 'utf8' })
}

describe('.ci/check of a created company', { timeout: 600_000 }, () => {
  const check = join(company, '.ci/check')

  test('says what to name where it knows no software', () => {
    const said = run(check)
    expect(said.status).not.toBe(0)
    expect(said.stderr).toContain('Name the repository of the software, or SOFTWARE_DIR')
  })

  test('checks the folder and builds a site that is served, with the software in a folder', async () => {
    const BUILD_DIR = join(place, 'build')
    const said = run(check, { env: { SOFTWARE_DIR: root, BUILD_DIR } })
    expect(said.status, said.stderr).toBe(0)
    expect(said.stdout).toMatch(/ 4 products read: no faults/)
    expect(readdirSync(join(BUILD_DIR, 'server'))).toContain('index.js')
    expect(readdirSync(join(BUILD_DIR, 'client'))).toContain('assets')
    // Far from the software's packages, which it needs all the same.
    const site = await startSite({ CONTENT_DIR: company }, { folder: '.', build: BUILD_DIR })
    onTestFinished(() => site.stop())
    expect(await (await fetch(site.url)).text()).toContain('Hull Bells')
  })

  test('clones the software that it is told of, installs it once, and fails at a fault', () => {
    const asked = join(place, 'asked.txt')
    const bin = programs({
      // What the registry would give is linked; all else is npm's.
      npm: `#!/bin/sh
echo "$*" >> ${asked}
case "$1" in
  ci) cp -al ${root}/node_modules node_modules 2>/dev/null || cp -a ${root}/node_modules node_modules
      rm -rf node_modules/.installed node_modules/.vite* node_modules/.cache ;;
  *) exec ${npm} "$@" ;;
esac
`,
    })
    const repository = asItStands(join(place, 'software'))
    const site = join(company, 'site.ts')
    const good = readFileSync(site, 'utf8')
    const env = { SOFTWARE_REPOSITORY: `file://${repository}`, SOFTWARE_REF: 'released' }
    try {
      writeFileSync(site, good.replace('legalName:', 'leagalName:'))
      const said = run(check, { bin, env })
      expect(said.status).toBe(1)
      expect(said.stdout).toMatch(/site\.ts: line \d+: error: .*'leagalName'/)
    } finally {
      writeFileSync(site, good)
    }
    rmSync(asked)
    const said = run(check, { bin, env })
    expect(said.status, said.stderr).toBe(0)
    const commands = readFileSync(asked, 'utf8').split('\n')
    expect(commands.filter((line) => line.startsWith('ci'))).toHaveLength(1)
  })

  test('is what the workflow runs', () => {
    const file = readFileSync(join(company, '.github/workflows/check.yml'), 'utf8')
    const { jobs } = parse(file) as { jobs: { check: { steps: { run?: string; env?: object }[] } } }
    const [step] = jobs.check.steps.filter((one) => one.run)
    expect(step!.run).toBe('bash .ci/check')
    expect(Object.keys(step!.env!)).toEqual(['SOFTWARE_REPOSITORY', 'SOFTWARE_REF'])
  })
})

describe('deploy/up of a created company', () => {
  const up = join(company, 'deploy/up')
  const asked = join(place, 'docker.json')
  const bin = programs({
    docker: `#!${process.execPath}
require('node:fs').writeFileSync(${JSON.stringify(asked)}, JSON.stringify({ args: process.argv.slice(2), env: process.env }))
`,
  })

  test('says what it needs before it runs anything', () => {
    expect(run(up, { bin }).stderr).toContain('Name the folder of the software')
    const said = run(up, { bin, env: { SOFTWARE_DIR: root } })
    expect([said.status, said.stderr]).toEqual([1, expect.stringContaining('site.env.example')])
    expect(existsSync(asked)).toBe(false)
  })

  test('hands Docker the software’s services, and this folder as their company', () => {
    const settings = join(company, 'deploy/site.env')
    const example = readFileSync(join(company, 'deploy/site.env.example'), 'utf8')
    writeFileSync(settings, example.replace('POSTGRES_PASSWORD=', 'POSTGRES_PASSWORD=s3cret'))
    const old = programs({ docker: '#!/bin/sh\n[ "$1" != compose ]' })
    const refused = run(up, { bin: old, env: { SOFTWARE_DIR: '../software' } })
    expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining('Compose 2')])
    const said = run(up, { bin, env: { SOFTWARE_DIR: '../software' } }, '--wait')
    expect(said.status, said.stderr).toBe(0)
    const { args, env } = JSON.parse(readFileSync(asked, 'utf8')) as {
      args: string[]
      env: Record<string, string>
    }
    const file = args[args.indexOf('-f') + 1]!
    expect(args.slice(-4)).toEqual(['up', '-d', '--build', '--wait'])
    expect(args[args.indexOf('--env-file') + 1]).toBe(settings)

    expect(resolve(place, file)).toBe(resolve(place, '../software/deploy/compose.yaml'))
    // What the services of that file are filled in with.
    expect(env).toMatchObject({ COMPANY_DIR: company, SITE_ENV: settings })
  })
})

/** A repository of what this one holds by now, committed or not; its branch is a release. */
function asItStands(folder: string): string {
  const git = (...args: string[]) => {
    const env = { ...process.env, GIT_DIR: join(folder, '.git'), GIT_WORK_TREE: root }
    execFileSync('git', args, { env })
  }
  execFileSync('git', ['init', '--quiet', '--initial-branch=released', folder])
  const objects = execFileSync('git', ['rev-parse', '--git-path', 'objects'], { encoding: 'utf8' })
  writeFileSync(join(folder, '.git/objects/info/alternates'), `${resolve(objects.trim())}\n`)
  git('add', '--all')
  git('-c', 'user.name=t', '-c', 'user.email=t@t', 'commit', '--quiet', '--message=now')
  return folder
}
